// What the clock does to bookings, and which reminders are due. Run every minute by a job.

import { and, eq, gt, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { ANSWER_REMINDER_PART, SOON_MS, TOMORROW_MS } from '#bookings/domain/notifications.ts'
import { ACCEPTED_NOTIFICATION_DELAY_MS, TRANSITIONS } from '#bookings/domain/transitions.ts'
import { countBookings } from '#bookings/persistence/booking-outcomes.server.ts'
import { allowedBy, answerDeadlineOf } from '#bookings/persistence/booking-rules.server.ts'
import { reservas } from '#bookings/persistence/booking-tables.server.ts'
import { type DueReminders, queueNotification } from '#bookings/persistence/notifications.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'

/** D14: expires unanswered bookings whose hour has begun, completes confirmed ones whose hour has ended. */
export async function settleBookings(db: Db, now: Date): Promise<{ expired: number; completed: number }> {
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
  const complete = TRANSITIONS.complete
  const completed = await db.execute(sql`
    update ${reservas} set status = ${complete.to}, "updatedAt" = ${instant}::timestamptz
    where ${allowedBy(complete, now)}
    returning key`)
  countBookings('expired', expired.rows.length)
  countBookings('completed', completed.rows.length)
  return { expired: expired.rows.length, completed: completed.rows.length }
}

/** Reminders that are due by the clock; those of a visit that is over are in `visits`. */
export const DUE_BOOKINGS = {
  tomorrow: now => beginsWithin(now, TOMORROW_MS, SOON_MS),
  soon: now => beginsWithin(now, SOON_MS, 0),
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
