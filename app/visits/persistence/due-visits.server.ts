// Which reminders of a visit that is over are due by the clock.
import { and, eq, gte, lte, ne, sql } from 'drizzle-orm'
import { userIsBarred } from '#accounts/persistence/account-moderation.server.ts'
import { users } from '#accounts/persistence/account-tables.server.ts'
import { reservas } from '#bookings/persistence/booking-tables.server.ts'
import type { DueReminders } from '#bookings/persistence/notifications.server.ts'
import { reviewsPublic } from '#reviews/persistence/review-tables.server.ts'
import { lastDayToRate, RATING_MAX_AGE_MS } from '#visits/domain/rating-request.ts'

export const DUE_VISITS = {
  rate: now =>
    and(
      eq(reservas.status, 'completada'),
      gte(reservas.scheduledAt, new Date(now.getTime() - RATING_MAX_AGE_MS)),
      lte(reservas.scheduledAt, now),
      lte(reservas.date, lastDayToRate(now)),
      sql`exists (select from ${users} as u where u.uid = ${reservas.clientId} and not ${sql.raw(userIsBarred('u'))})`,
      sql`not exists (select from ${reviewsPublic} as review where review."reservaKey" = ${reservas.key})`,
      // D77: a repeat by guarantee has its own question.
      sql`${reservas.precio} is distinct from 0`,
      // Of a contested visit nobody knows whether it took place.
      ne(reservas.outcome, 'contested'),
    ),
} satisfies Partial<DueReminders>
