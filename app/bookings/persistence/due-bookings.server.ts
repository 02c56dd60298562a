// What the clock does to bookings, run every minute by a job. Each statement adds its notification jobs itself.

import { and, eq, gt, gte, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { userIsBarred } from '#accounts/persistence/account-moderation.server.ts'
import { users } from '#accounts/persistence/account-tables.server.ts'
import type { BookingNotification } from '#bookings/domain/booking.ts'
import {
  ANSWER_REMINDER_PART,
  lastDayToRate,
  RATING_MAX_AGE_MS,
  VISIT_REMINDERS,
} from '#bookings/domain/reminders.ts'
import { ACCEPTED_NOTICE_DELAY_MS, TRANSITIONS } from '#bookings/domain/transitions.ts'
import { countBookings } from '#bookings/persistence/booking-outcomes.server.ts'
import { allowedBy, answerDeadlineOf } from '#bookings/persistence/booking-rules.server.ts'
import { reservas } from '#bookings/persistence/booking-tables.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { reviewsPublic } from '#reviews/persistence/review-tables.server.ts'

/** D14: expires unanswered bookings whose hour has begun, completes confirmed ones whose hour has ended. */
export async function settleBookings(db: Db, now: Date): Promise<{ expired: number; completed: number }> {
  const instant = now.toISOString()
  const expire = TRANSITIONS.expire
  const expired = await db.execute(sql`
    with changed as (
      update ${reservas} set status = ${expire.to}, "cancelReason" = ${expire.cancelReason ?? null},
        "rescueDismissedAt" = null, "updatedAt" = ${instant}::timestamptz
      where ${allowedBy(expire, now)}
      returning key, "clientId"
    )
    select queue_booking_notice(key, 'expired', "clientId") from changed`)
  const complete = TRANSITIONS.complete
  const completed = await db.execute(sql`
    update ${reservas} set status = ${complete.to}, "updatedAt" = ${instant}::timestamptz
    where ${allowedBy(complete, now)}
    returning key`)
  countBookings('expired', expired.rows.length)
  countBookings('completed', completed.rows.length)
  return { expired: expired.rows.length, completed: completed.rows.length }
}

/**
 * Reminds clients of confirmed visits, once at each of the moments. A booking confirmed after that moment gets no
 * reminder: the confirmation itself was recent enough.
 */
export async function remindOfBookings(db: Db, now: Date): Promise<number> {
  const inMs = (ms: number) => new Date(now.getTime() + ms)
  const { scheduledAt, updatedAt, reminded, status } = reservas
  let count = 0
  for (const [sent, { notice, beforeMs }] of VISIT_REMINDERS.entries())
    count += await notifyOnce(db, {
      notice,
      recipient: 'clientId',
      mark: sql`reminded = ${sent + 1}`,
      due: and(
        eq(status, 'confirmada'),
        gt(scheduledAt, inMs(VISIT_REMINDERS[sent + 1]?.beforeMs ?? 0)),
        lte(scheduledAt, inMs(beforeMs)),
        sql`${updatedAt} <= ${scheduledAt} - ${beforeMs + ACCEPTED_NOTICE_DELAY_MS} * interval '1 millisecond'`,
        lte(reminded, sent),
      ),
    })
  return count
}

/** Reminds technicians of requests that wait for an answer, once, before the time to answer is over. */
export function remindOfRequests(db: Db, now: Date): Promise<number> {
  const { createdAt, answerRemindedAt } = reservas
  const instant = sql`${now.toISOString()}::timestamptz`
  return notifyOnce(db, {
    notice: 'unanswered',
    recipient: 'technicianId',
    mark: sql`"answerRemindedAt" = ${now.toISOString()}`,
    due: and(
      allowedBy(TRANSITIONS.accept, now),
      isNull(answerRemindedAt),
      isNull(reservas.cannotAt),
      sql`${createdAt} + (${answerDeadlineOf} - ${createdAt}) * ${ANSWER_REMINDER_PART}::float8 <= ${instant}`,
      sql`${answerDeadlineOf} > ${instant}`,
    ),
  })
}

/** D60: tells clients that the time to answer is over and who else can go, once. A visit by guarantee has its case. */
export function tellOfOverdueRequests(db: Db, now: Date): Promise<number> {
  return notifyOnce(db, {
    notice: 'overdue',
    recipient: 'clientId',
    mark: sql`"overdueToldAt" = ${now.toISOString()}`,
    due: and(
      allowedBy(TRANSITIONS.replace, now),
      isNull(reservas.overdueToldAt),
      isNull(reservas.cannotAt),
      sql`${reservas.precio} is distinct from 0`,
    ),
  })
}

/** Asks clients for a rating of a visit, once. */
export function requestRatings(db: Db, now: Date): Promise<number> {
  return notifyOnce(db, {
    notice: 'rate',
    recipient: 'clientId',
    mark: sql`"ratingRequestedAt" = ${now.toISOString()}`,
    due: and(
      eq(reservas.status, 'completada'),
      isNull(reservas.ratingRequestedAt),
      gte(reservas.scheduledAt, new Date(now.getTime() - RATING_MAX_AGE_MS)),
      lte(reservas.date, lastDayToRate(now)),
      sql`exists (select from ${users} as u where u.uid = ${reservas.clientId} and not ${sql.raw(userIsBarred('u'))})`,
      sql`not exists (select from ${reviewsPublic} as review where review."reservaKey" = ${reservas.key})`,
      // A visit that did not take place is not asked about; it can still be rated.
      sql`not exists (select from visit_progress as said where said."reservaKey" = ${reservas.key}
        and said.outcome in ('did-not-come', 'nobody-home', 'contested'))`,
    ),
  })
}

interface DueNotification {
  readonly notice: BookingNotification
  readonly recipient: 'clientId' | 'technicianId'
  readonly due: SQL | undefined
  /** What is set, so that the booking is not due any more. */
  readonly mark: SQL
}

/** How many were due. Those that another instance is notifying about are left to it. */
async function notifyOnce(db: Db, { notice, recipient, due, mark }: DueNotification): Promise<number> {
  const { rows } = await db.execute(sql`
    with due as (
      select key from ${reservas} where ${due} for update skip locked
    ), marked as (
      update ${reservas} as r set ${mark} from due where r.key = due.key
      returning r.key, r.${sql.identifier(recipient)} as recipient
    )
    select queue_booking_notice(key, ${notice}, recipient) from marked`)
  return rows.length
}
