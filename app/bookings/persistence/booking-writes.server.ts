// The statements that change bookings. Each writes the booking and adds its notification job in one statement.

import { and, eq, sql } from 'drizzle-orm'
import type { AnswerVia, BookingAnswer, BookingStatus } from '#bookings/domain/booking.ts'
import { offerableSince } from '#bookings/domain/cancellation.ts'
import type { BookingNotification } from '#bookings/domain/notifications.ts'
import {
  type ActBy,
  ADDRESS_COMPLETION,
  acceptedNotificationDelayMs,
  TRANSITIONS,
} from '#bookings/domain/transitions.ts'
import type { VisitPlace } from '#bookings/domain/visit-place.ts'
import { type BookingOutcome, countBookings } from '#bookings/persistence/booking-outcomes.server.ts'
import { allowedBy } from '#bookings/persistence/booking-rules.server.ts'
import { reservas } from '#bookings/persistence/booking-tables.server.ts'
import { isOfferOpen } from '#bookings/persistence/earlier-booking.server.ts'
import { queueNotification } from '#bookings/persistence/notifications.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'

interface TechnicianChange {
  readonly key: number
  readonly technicianId: string
  readonly now: Date
  readonly seen?: BookingStatus | undefined
  /** Of an answer to a request. */
  readonly via?: AnswerVia | undefined
  /** With a cancellation. */
  readonly note?: string
  readonly offeredHours?: readonly Date[]
  /** Only while the client says that the visit cannot be received. */
  readonly isAsked?: boolean
}

type Answer = Exclude<ActBy<'technician'>, 'undo' | 'finish'>

interface AnswerRow {
  /** What the act says to a request; an accepted visit that is cancelled later stays accepted. */
  readonly answer: BookingAnswer
  readonly counted: BookingOutcome
  readonly tells: BookingNotification
  /** The client is told after this time. */
  readonly notificationDelayMs: (via: AnswerVia | null) => number
}

// biome-ignore format: it is read as a table.
const ANSWERS: Record<Answer, AnswerRow> = {
  accept: { answer: 'accepted', counted: 'accepted', tells: 'confirmada', notificationDelayMs: acceptedNotificationDelayMs },
  cancel: { answer: 'declined', counted: 'cancelled', tells: 'cancelada', notificationDelayMs: () => 0 },
}

/**
 * The technician's answers. True when this call changed the booking. `seen` is the status the technician decided on:
 * if it has changed since, nothing is written.
 */
export async function changeBookingAsTechnician(
  db: Db,
  act: Answer,
  { key, technicianId, now, seen, via, note = '', offeredHours = [], isAsked = false }: TechnicianChange,
): Promise<boolean> {
  const { to, cancelReason = null, cancelReasonAsked = cancelReason, from, when } = TRANSITIONS[act]
  const { answer, counted, tells, notificationDelayMs } = ANSWERS[act]
  const rule = { from: from.filter(status => seen === undefined || status === seen), when }
  const instant = now.toISOString()
  const runAt = sql`now() + ${notificationDelayMs(via ?? null)} * interval '1 millisecond'`
  const { rows } = await db.execute(sql`
    with changed as (
      update ${reservas} set status = ${to}, "cancelNote" = ${note}, "rescueDismissedAt" = null,
        "cancelReason" = case when "cannotAt" is null then ${cancelReason} else ${cancelReasonAsked} end,
        "offeredHours" = ${sql.param(offeredHours.map(hour => hour.toISOString()))}::timestamptz[],
        answer = case status when 'solicitada' then ${answer} else answer end,
        "answeredAt" = case status when 'solicitada' then ${instant}::timestamptz else "answeredAt" end,
        "answeredVia" = case status when 'solicitada' then ${via ?? null} else "answeredVia" end,
        "updatedAt" = ${instant}::timestamptz
      where key = ${key} and "technicianId" = ${technicianId} and ${allowedBy(rule, now)}
        and (not ${isAsked}::boolean or "cannotAt" is not null)
      returning key, "answeredAt"
    ), queued as (
      select ${queueNotification(tells, { runAt, answeredAt: sql`"answeredAt"` })} from changed
    )
    select key, (select count(*) from queued) from changed`)
  countBookings(counted, rows.length)
  return rows.length > 0
}

interface LateOffer extends Pick<TechnicianChange, 'key' | 'technicianId' | 'now'> {
  readonly offeredHours: readonly Date[]
}

/** Hours for a visit to which the technician did not come, until one of them is booked. True when they were stored. */
export async function offerAfterwards(
  db: Db,
  { key, technicianId, now, offeredHours }: LateOffer,
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    with changed as (
      update ${reservas} set "rescueDismissedAt" = null, "updatedAt" = ${now.toISOString()}::timestamptz,
        "offeredHours" = ${sql.param(offeredHours.map(hour => hour.toISOString()))}::timestamptz[]
      where key = ${key} and ${isOfferOpen(technicianId)} and "cancelReason" = 'no_llego'
        and "scheduledAt" > ${offerableSince(now).toISOString()}::timestamptz
      returning key
    ), queued as (
      select ${queueNotification('not-done')} from changed
    )
    select key, (select count(*) from queued) from changed`)
  return rows.length > 0
}

/** Takes an acceptance back while its notification waits: that finds another answer, or none, and is not sent. */
export async function undoAcceptance(
  db: Db,
  { key, technicianId, now }: Pick<TechnicianChange, 'key' | 'technicianId' | 'now'>,
): Promise<boolean> {
  const rows = await db
    .update(reservas)
    .set({ status: TRANSITIONS.undo.to, answer: null, answeredAt: null, answeredVia: null, updatedAt: now })
    .where(
      and(
        eq(reservas.key, key),
        eq(reservas.technicianId, technicianId),
        // Its client was told at once.
        eq(reservas.acceptedInAdvance, false),
        allowedBy(TRANSITIONS.undo, now),
      ),
    )
    .returning({ key: reservas.key })
  countBookings('undone', rows.length)
  return rows.length > 0
}

/** Completes a visit that has begun before the clock does. True when this call changed it. */
export async function finishBooking(
  tx: Db,
  { key, technicianId, now }: Pick<TechnicianChange, 'key' | 'technicianId' | 'now'>,
): Promise<boolean> {
  const rows = await tx
    .update(reservas)
    .set({ status: TRANSITIONS.finish.to, updatedAt: now })
    .where(
      and(eq(reservas.key, key), eq(reservas.technicianId, technicianId), allowedBy(TRANSITIONS.finish, now)),
    )
    .returning({ key: reservas.key })
  countBookings('completed', rows.length)
  return rows.length > 0
}

// What a client may change in an own booking: the address until the visit begins.

interface AddressChange extends VisitPlace {
  readonly key: number
  readonly clientId: string
  readonly now: Date
}

/** True when this call changed the address; it also queues the technician's notification. */
export async function updateAddress(
  db: Db,
  { key, clientId, address, barrio, ciudad, now }: AddressChange,
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    with changed as (
      update ${reservas} set address = ${address}, barrio = ${barrio}, ciudad = ${ciudad}
      where key = ${key} and "clientId" = ${clientId} and ${allowedBy(ADDRESS_COMPLETION, now)}
        and (address, barrio, ciudad) <> (${address}, ${barrio}, ${ciudad})
      returning key
    ), queued as (
      select ${queueNotification('address-completed')} from changed
    )
    select key, (select count(*) from queued) from changed`)
  return rows.length > 0
}
