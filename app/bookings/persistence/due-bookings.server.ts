// What the clock does to bookings, run every minute by a job. Each statement adds its notification jobs itself.

import { sql } from 'drizzle-orm'
import { userIsBarred } from '#accounts/persistence/account-moderation.server.ts'
import { users } from '#accounts/persistence/account-tables.server.ts'
import { TRANSITIONS } from '#bookings/domain/transitions.ts'
import { allowedBy } from '#bookings/persistence/booking-rules.server.ts'
import { reservas } from '#bookings/persistence/booking-tables.server.ts'
import { countBookings } from '#platform/persistence/counted-outcomes.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { reviewsPublic } from '#reviews/persistence/review-tables.server.ts'

/** D14: expires unanswered bookings whose hour has begun, completes confirmed ones whose hour has ended. */
export async function settleBookings(db: Db, now: Date): Promise<{ expired: number; completed: number }> {
  const instant = now.toISOString()
  const expire = TRANSITIONS.expire
  const expired = await db.execute(sql`
    with changed as (
      update ${reservas} set status = ${expire.to}, "cancelReason" = ${expire.cancelReason ?? null}, "updatedAt" = ${instant}::timestamptz
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
 * Adds reminder jobs for confirmed bookings, one day and two hours before, each once. A booking confirmed after that
 * moment gets no reminder: the confirmation itself was recent enough.
 */
export async function remindOfBookings(db: Db, now: Date): Promise<number> {
  const instant = now.toISOString()
  const { rows } = await db.execute(sql`
    with due as (
      select key, case when "scheduledAt" <= ${instant}::timestamptz + interval '2 hours' then 2 else 1 end as step from ${reservas}
      where status = 'confirmada' and "scheduledAt" > ${instant}::timestamptz
        and "updatedAt" <= "scheduledAt" - case when "scheduledAt" <= ${instant}::timestamptz + interval '2 hours'
          then interval '2 hours' else interval '24 hours' end
        and "reminded" < case when "scheduledAt" <= ${instant}::timestamptz + interval '2 hours' then 2
          when "scheduledAt" <= ${instant}::timestamptz + interval '24 hours' then 1 else 0 end
      for update skip locked
    ), marked as (
      update ${reservas} as r set reminded = due.step from due where r.key = due.key
      returning r.key, r."clientId", due.step
    )
    select queue_booking_notice(key, case step when 2 then 'soon' else 'tomorrow' end, "clientId") from marked`)
  return rows.length
}

/** Adds one reminder for each request that was not answered in half of the time between request and visit. */
export async function remindOfRequests(db: Db, now: Date): Promise<number> {
  const instant = now.toISOString()
  const { rows } = await db.execute(sql`
    with due as (
      select key from ${reservas}
      where status = 'solicitada' and "answerRemindedAt" is null and "scheduledAt" > ${instant}::timestamptz
        and "createdAt" + ("scheduledAt" - "createdAt") / 2 <= ${instant}::timestamptz
      for update skip locked
    ), marked as (
      update ${reservas} as r set "answerRemindedAt" = ${instant}::timestamptz from due where r.key = due.key
      returning r.key, r."technicianId"
    )
    select queue_booking_notice(key, 'unanswered', "technicianId") from marked`)
  return rows.length
}

/** Asks for a rating once, from 09:00 in Bogotá of the day after the visit, of visits of the last three days. */
export async function requestRatings(db: Db, now: Date): Promise<number> {
  const instant = now.toISOString()
  const { rows } = await db.execute(sql`
    with due as (
      select r.key from ${reservas} as r join ${users} as u on u.uid = r."clientId"
      where r.status = 'completada' and r."ratingRequestedAt" is null
        and r."scheduledAt" >= ${instant}::timestamptz - interval '3 days'
        and (r.date + 1 + time '09:00') at time zone 'America/Bogota' <= ${instant}::timestamptz
        and not ${sql.raw(userIsBarred('u'))}
        and not exists (select from ${reviewsPublic} as review where review."reservaKey" = r.key)
      for update of r skip locked
    ), marked as (
      update ${reservas} as r set "ratingRequestedAt" = ${instant}::timestamptz from due where r.key = due.key
      returning r.key, r."clientId"
    )
    select queue_booking_notice(key, 'rate', "clientId") from marked`)
  return rows.length
}
