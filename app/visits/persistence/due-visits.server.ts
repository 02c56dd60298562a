// Which reminders of a visit that is over are due by the clock.
import { and, eq, gte, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import { userIsBarred } from '#accounts/persistence/account-moderation.server.ts'
import { users } from '#accounts/persistence/account-tables.server.ts'
import { hasWhatsapp } from '#accounts/persistence/notify-people.server.ts'
import { reservas } from '#bookings/persistence/booking-tables.server.ts'
import type { DueReminders } from '#bookings/persistence/notifications.server.ts'
import { reviewsPublic } from '#reviews/persistence/review-tables.server.ts'
import { CHAT_RATING_AFTER_MS, lastDayToRate, RATING_MAX_AGE_MS } from '#visits/domain/rating-request.ts'
import { visitProgress } from '#visits/persistence/visit-tables.server.ts'

export const DUE_VISITS = {
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
