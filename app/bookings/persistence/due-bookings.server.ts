// What the clock does to bookings, and which reminders are due. Run every minute by a job.

import { and, eq, gt, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { hasWhatsapp } from '#accounts/persistence/notify-people.server.ts'
import {
  ANSWER_REMINDER_PART,
  type BookingNotification,
  SET_OUT_MS,
  SOON_MS,
  TOMORROW_MS,
} from '#bookings/domain/notifications.ts'
import { ACCEPTED_NOTIFICATION_DELAY_MS, TRANSITIONS } from '#bookings/domain/transitions.ts'
import { countBookings } from '#bookings/persistence/booking-outcomes.server.ts'
import { allowedBy, answerDeadlineOf } from '#bookings/persistence/booking-rules.server.ts'
import { reservas } from '#bookings/persistence/booking-tables.server.ts'
import { type DueReminders, queueNotification } from '#bookings/persistence/notifications.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'

/** D14, D65: expires unanswered bookings whose hour has begun, ends confirmed ones whose hour has ended. */
export async function settleBookings(
  db: Db,
  now: Date,
): Promise<{ expired: number; completed: number; missed: number }> {
  const instant = now.toISOString()
  const expire = TRANSITIONS.expire
  const expired = await db.execute(sql`
    with changed as (
      update ${reservas} set status = ${expire.to}, "cancelReason" = ${expire.cancelReason ?? null},
        "rescueDismissedAt" = null, "updatedAt" = ${instant}::timestamptz
      where ${allowedBy(expire, now)}
      returning key
    )
    select ${queueNotification('expired')} from changed`)
  countBookings('expired', expired.rows.length)
  const ended = await endVisits(db, eq(reservas.status, 'confirmada'), now)
  return { expired: expired.rows.length, completed: ended.complete, missed: ended.absence + ended.nobody }
}

const ENDS = ['complete', 'absence', 'nobody'] as const
const TOLD_OF: Partial<Record<(typeof ENDS)[number], readonly BookingNotification[]>> = {
  absence: ['not-done', 'not-done-technician'],
  nobody: ['nobody-home'],
}

/** D65. `tellAfterMs`: not before what was said last cannot be undone any more. How many ended in each way. */
export async function endVisits(
  db: Db,
  which: SQL,
  now: Date,
  tellAfterMs = 0,
): Promise<Record<(typeof ENDS)[number], number>> {
  const ended = { complete: 0, absence: 0, nobody: 0 }
  for (const end of ENDS) {
    const { to, cancelReason = null } = TRANSITIONS[end]
    const runAt = sql`now() + ${tellAfterMs} * interval '1 millisecond'`
    const told = (TOLD_OF[end] ?? []).map(kind => queueNotification(kind, { runAt }))
    const { rows } = await db.execute(sql`
      with changed as (
        update ${reservas} set status = ${to}, "cancelReason" = ${cancelReason}, "rescueDismissedAt" = null,
          "updatedAt" = ${now.toISOString()}::timestamptz
        where ${which} and ${allowedBy(TRANSITIONS[end], now)}
          and (status, "cancelReason") is distinct from (${to}, ${cancelReason}::text)
        returning key
      )
      select ${sql.join([sql`key`, ...told], sql`, `)} from changed`)
    ended[end] = rows.length
  }
  countBookings('completed', ended.complete)
  countBookings('cancelled', ended.absence + ended.nobody)
  return ended
}

/** Reminders that are due by the clock; those of a visit that is over are in `visits`. */
export const DUE_BOOKINGS = {
  tomorrow: now => beginsWithin(now, TOMORROW_MS, SOON_MS),
  soon: now => beginsWithin(now, SOON_MS, 0),
  'set-out': now =>
    and(
      beginsWithin(now, SET_OUT_MS.before, SET_OUT_MS.until),
      isNull(reservas.cannotAt),
      hasWhatsapp(reservas.technicianId),
    ),
  /** Before the time to answer is over. */
  unanswered(now) {
    const { createdAt, cannotAt } = reservas
    const instant = sql`${now.toISOString()}::timestamptz`
    return and(
      allowedBy(TRANSITIONS.accept, now),
      isNull(cannotAt),
      sql`${createdAt} + (${answerDeadlineOf} - ${createdAt}) * ${ANSWER_REMINDER_PART}::float8 <= ${instant}`,
      sql`${answerDeadlineOf} > ${instant}`,
    )
  },
  /** D60. A visit by guarantee has its case. */
  overdue: now =>
    and(
      allowedBy(TRANSITIONS.replace, now),
      isNull(reservas.cannotAt),
      sql`${reservas.precio} is distinct from 0`,
    ),
} satisfies Partial<DueReminders>

/**
 * Confirmed visits that begin between `untilMs` and `beforeMs` from now. One confirmed after the moment of the reminder gets
 * none: the confirmation itself was recent enough.
 */
function beginsWithin(now: Date, beforeMs: number, untilMs: number): SQL | undefined {
  const { scheduledAt, updatedAt, status } = reservas
  return and(
    eq(status, 'confirmada'),
    gt(scheduledAt, new Date(now.getTime() + untilMs)),
    lte(scheduledAt, new Date(now.getTime() + beforeMs)),
    sql`${updatedAt} <= ${scheduledAt} - ${beforeMs + ACCEPTED_NOTIFICATION_DELAY_MS} * interval '1 millisecond'`,
  )
}
