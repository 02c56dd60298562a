// The statements that change bookings. Each writes the booking and adds its notification job in one statement.

import { and, eq, sql } from 'drizzle-orm'
import type { BookingStatus } from '#bookings/domain/booking.ts'
import { type ActBy, ADDRESS_COMPLETION, TRANSITIONS } from '#bookings/domain/transitions.ts'
import { allowedBy } from '#bookings/persistence/booking-rules.server.ts'
import { reservas } from '#bookings/persistence/booking-tables.server.ts'
import { countBookings } from '#platform/persistence/counted-outcomes.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'

interface TechnicianChange {
  readonly key: number
  readonly technicianId: string
  readonly now: Date
  readonly seen?: BookingStatus | undefined
  /** With a cancellation. */
  readonly note?: string
  readonly offeredHours?: readonly Date[]
}

/** What an act says to a request; an accepted visit that is cancelled later stays accepted. */
const ANSWERS: Record<ActBy<'technician'>, 'accepted' | 'declined'> = {
  accept: 'accepted',
  cancel: 'declined',
}

/**
 * The technician's acts. True when this call changed the booking. `seen` is the status the technician decided on:
 * if it has changed since, nothing is written.
 */
export async function changeBookingAsTechnician(
  db: Db,
  act: ActBy<'technician'>,
  { key, technicianId, now, seen, note = '', offeredHours = [] }: TechnicianChange,
): Promise<boolean> {
  const { to, cancelReason = null, from, when } = TRANSITIONS[act]
  const rule = { from: from.filter(status => seen === undefined || status === seen), when }
  const instant = now.toISOString()
  const { rows } = await db.execute(sql`
    with changed as (
      update ${reservas} set status = ${to}, "cancelReason" = ${cancelReason}, "cancelNote" = ${note},
        "offeredHours" = ${sql.param(offeredHours.map(hour => hour.toISOString()))}::timestamptz[],
        answer = case status when 'solicitada' then ${ANSWERS[act]} else answer end,
        "answeredAt" = case status when 'solicitada' then ${instant}::timestamptz else "answeredAt" end,
        "updatedAt" = ${instant}::timestamptz
      where key = ${key} and "technicianId" = ${technicianId} and ${allowedBy(rule, now)}
      returning key, "clientId"
    ), queued as (
      select queue_booking_notice(key, ${to}::text, "clientId") from changed
    )
    select key, (select count(*) from queued) from changed`)
  countBookings(act === 'accept' ? 'accepted' : 'cancelled', rows.length)
  return rows.length > 0
}

// What a client may change in an own booking: the address until the visit begins, and dismissing a rescue.

interface AddressChange {
  readonly key: number
  readonly clientId: string
  readonly address: string
  readonly now: Date
}

/** True when this call changed the address; it also queues the technician's notice. */
export async function updateAddress(
  db: Db,
  { key, clientId, address, now }: AddressChange,
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    with changed as (
      update ${reservas} set address = ${address}
      where key = ${key} and "clientId" = ${clientId} and ${allowedBy(ADDRESS_COMPLETION, now)}
        and address <> ${address}
      returning key, "technicianId"
    ), queued as (
      select queue_booking_notice(key, 'address-completed', "technicianId") from changed
    )
    select key, (select count(*) from queued) from changed`)
  return rows.length > 0
}

/** True for the client's own cancelled booking, also when it was dismissed before. */
export async function dismissCancelledBooking(
  db: Db,
  { key, clientId, now }: { key: number; clientId: string; now: Date },
): Promise<boolean> {
  const rows = await db
    .update(reservas)
    .set({
      rescueDismissedAt: sql`coalesce(${reservas.rescueDismissedAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(and(eq(reservas.key, key), eq(reservas.clientId, clientId), eq(reservas.status, 'cancelada')))
    .returning({ key: reservas.key })
  return rows.length > 0
}
