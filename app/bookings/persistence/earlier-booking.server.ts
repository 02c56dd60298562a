// The earlier booking from which a form was filled: an hour that its technician offered (D61), or a request whose time to
// answer is over and that the new booking replaces (D60).

import { type SQL, sql } from 'drizzle-orm'
import { TRANSITIONS } from '#bookings/domain/transitions.ts'
import { countBookings } from '#bookings/persistence/booking-outcomes.server.ts'
import { allowedBy, answerDeadlineOf } from '#bookings/persistence/booking-rules.server.ts'
import { reservas } from '#bookings/persistence/booking-tables.server.ts'
import { queueNotification } from '#bookings/persistence/notifications.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'

interface Rebooking {
  readonly rebookedFrom: number | null
  readonly technicianId: string
  readonly client: { readonly uid: string }
  readonly slot: { readonly scheduledAt: Date }
  readonly now: Date
}

interface EarlierBooking {
  /** The technician cancelled it and offered this hour, and none of the offered hours was booked yet. */
  readonly isOffered: boolean
  /** Another technician left it unanswered, or does not come. */
  readonly isReplaced: boolean
  /** Another technician accepted it late: the client was offered others meanwhile. */
  readonly isAccepted: boolean
}

const NONE: EarlierBooking = { isOffered: false, isReplaced: false, isAccepted: false }

/** Of a row of `reservas`: its technician cancelled it, and none of the hours offered then was booked yet. */
export function isOfferOpen(technicianId: string): SQL<boolean> {
  return sql<boolean>`(reservas."technicianId" = ${technicianId} and reservas.status = 'cancelada'
    and not exists (select from reservas as again
      where again."rebookedFrom" = reservas.key and again.status <> 'cancelada'))`
}

/**
 * Locked after the two people, as moderation locks them: an answer of the earlier technician either came before, or finds
 * the request replaced.
 */
export async function lockEarlierBooking(
  tx: Db,
  { rebookedFrom, technicianId, client, slot, now }: Rebooking,
): Promise<EarlierBooking> {
  if (rebookedFrom === null) return NONE
  const { rows } = await tx.execute<EarlierBooking & Record<string, unknown>>(sql`
    select ${isOfferOpen(technicianId)} and ${slot.scheduledAt.toISOString()}::timestamptz = any("offeredHours") as "isOffered",
      "technicianId" <> ${technicianId}
        and (${allowedBy(TRANSITIONS.replace, now)} or ${allowedBy(TRANSITIONS.abandon, now)}) as "isReplaced",
      "technicianId" <> ${technicianId} and status = 'confirmada'
        and "scheduledAt" > ${now.toISOString()}::timestamptz and "answeredAt" >= ${answerDeadlineOf} as "isAccepted"
    from ${reservas} where key = ${rebookedFrom} and "clientId" = ${client.uid} for update`)
  return rows[0] ?? NONE
}

/** The booking is locked, and its technician is told. */
export async function replaceBooking(tx: Db, key: number, now: Date): Promise<void> {
  for (const [act, told] of [
    ['replace', 'replaced'],
    ['abandon', 'not-done-technician'],
  ] as const) {
    const { to, cancelReason = null } = TRANSITIONS[act]
    const { rows } = await tx.execute(sql`
      with changed as (
        update ${reservas} set status = ${to}, "cancelReason" = ${cancelReason}, "updatedAt" = ${now.toISOString()}::timestamptz
        where key = ${key} and ${allowedBy(TRANSITIONS[act], now)}
        returning key
      )
      select ${queueNotification(told)} from changed`)
    countBookings('cancelled', rows.length)
  }
}
