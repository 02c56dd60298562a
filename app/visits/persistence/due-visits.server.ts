// Which reminders of a visit that has begun are due by the clock.
import { and, eq, gte, inArray, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import { userIsBarred } from '#accounts/persistence/account-moderation.server.ts'
import { users } from '#accounts/persistence/account-tables.server.ts'
import { hasWhatsapp } from '#accounts/persistence/notify-people.server.ts'
import { ruleOf } from '#bookings/domain/notifications.ts'
import { reservas } from '#bookings/persistence/booking-tables.server.ts'
import type { DueReminders } from '#bookings/persistence/notifications.server.ts'
import { bogotaDate, DAY_MS, HOUR_MS } from '#platform/domain/time.ts'
import { reviewsPublic } from '#reviews/persistence/review-tables.server.ts'
import { CHAT_RATING_AFTER_MS, lastDayToRate, RATING_MAX_AGE_MS } from '#visits/domain/rating-request.ts'
import { QUESTION_AFTER_MS } from '#visits/domain/situation.ts'
import { TOLD_HOUR_GRACE_MS } from '#visits/domain/visit-progress.ts'
import { technicianWordAt } from '#visits/persistence/situation.server.ts'
import { receipts, visitProgress } from '#visits/persistence/visit-tables.server.ts'

/** Nobody is asked later: the operator's clock stood still. */
const QUESTION_FOR_MS = HOUR_MS

export const DUE_VISITS = {
  // As `situationOf` asks it: whether it still does is asked again when it is sent.
  'whether-came'(now) {
    const { key, status, date, scheduledAt, outcome, clientId } = reservas
    const askedFrom = sql`greatest(${scheduledAt} + ${QUESTION_AFTER_MS} * interval '1 millisecond', (
      select "arrivesAt" + ${TOLD_HOUR_GRACE_MS} * interval '1 millisecond' from ${visitProgress} where "reservaKey" = ${key}))`
    const [instant, since] = [now, new Date(now.getTime() - QUESTION_FOR_MS)].map(at => at.toISOString())
    return and(
      inArray(status, [...ruleOf('whether-came').statuses]),
      eq(date, bogotaDate(now)),
      gte(scheduledAt, new Date(now.getTime() - DAY_MS)),
      lte(scheduledAt, new Date(now.getTime() - QUESTION_AFTER_MS)),
      eq(outcome, 'open'),
      hasWhatsapp(clientId),
      sql`${askedFrom} <= ${instant}::timestamptz and ${askedFrom} > ${since}::timestamptz`,
      sql`${technicianWordAt} is null`,
      sql`not exists (select from ${receipts} as receipt where receipt."reservaKey" = ${key})`,
    )
  },
  rate: now =>
    and(
      eq(reservas.status, 'completada'),
      gte(reservas.scheduledAt, new Date(now.getTime() - RATING_MAX_AGE_MS)),
      lte(reservas.scheduledAt, now),
      or(lte(reservas.date, lastDayToRate(now)), mayBeAskedInChat(now)),
      sql`exists (select from ${users} as u where u.uid = ${reservas.clientId} and not ${sql.raw(userIsBarred('u'))})`,
      sql`not exists (select from ${reviewsPublic} as review where review."reservaKey" = ${reservas.key})`,
      // D77: a repeat by guarantee has its own question.
      sql`${reservas.precio} is distinct from 0`,
      // Of a contested visit nobody knows whether it took place.
      ne(reservas.outcome, 'contested'),
    ),
} satisfies Partial<DueReminders>

function mayBeAskedInChat(now: Date): SQL | undefined {
  const { key, clientId, outcome, scheduledAt, horasExtra } = reservas
  const end = sql`coalesce((select "finishedAt" from ${visitProgress} where "reservaKey" = ${key}),
    ${scheduledAt} + (1 + ${horasExtra}) * interval '1 hour')`
  const endedBefore = new Date(now.getTime() - CHAT_RATING_AFTER_MS).toISOString()
  return and(hasWhatsapp(clientId), eq(outcome, 'attended'), sql`${end} <= ${endedBefore}::timestamptz`)
}
