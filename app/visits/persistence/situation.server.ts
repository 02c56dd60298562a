// What the lists and pages read of a visit so that the domain can say what is going on with it.
import { eq, sql } from 'drizzle-orm'
import { reservas } from '#bookings/persistence/booking-tables.server.ts'
import { bookingColumns } from '#bookings/persistence/bookings.server.ts'
import { pick } from '#platform/domain/records.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import type { ListedBooking } from '#visits/domain/listed-visit.ts'
import { SITUATION_FIELDS, type SituationFacts } from '#visits/domain/situation.ts'
import { isOwedIn, isSaidPaidIn } from '#visits/persistence/payment-state.server.ts'
import { quoteFactsOfVisit } from '#visits/persistence/quotes.server.ts'
import { progressColumns, progressFrom } from '#visits/persistence/visit-progress.server.ts'
import { visitProgress } from '#visits/persistence/visit-tables.server.ts'

/** Of the technician, since the hour: whoever writes or quotes is there, or says why not. */
export const technicianWordAt = sql<Date | null>`(
  select max(at) from (
    select at from visit_messages where "reservaKey" = ${reservas.key} and author = 'technician'
    union all
    select "createdAt" from visit_quotes where "reservaKey" = ${reservas.key}) as words (at)
  where at >= ${reservas.scheduledAt})`.mapWith(reservas.updatedAt)

const receipt = sql<ListedBooking['receipt']>`(
  select json_build_object('isOwed', ${sql.raw(isOwedIn('newest', 'note'))}, 'isSaidPaid', ${sql.raw(isSaidPaidIn('note'))})
  from receipts as newest left join receipt_payments as note on note."receiptId" = newest.id
  where newest."reservaKey" = ${reservas.key} order by newest.id desc limit 1)`

/** For queries of `reservas` with `visit_progress` joined from the left. */
export const situationColumns = {
  said: progressColumns,
  technicianWordAt,
  quotes: quoteFactsOfVisit,
  receipt,
}

/** For messages about a visit, written when they are sent. */
export async function findSituationFacts(db: Db, key: number): Promise<SituationFacts | null> {
  const [row] = await db
    .select({
      ...pick(bookingColumns, SITUATION_FIELDS),
      ...situationColumns,
    })
    .from(reservas)
    .leftJoin(visitProgress, eq(visitProgress.reservaKey, reservas.key))
    .where(eq(reservas.key, key))
    .limit(1)
  return row ? withSaid(row) : null
}

interface Read {
  readonly said: Parameters<typeof progressFrom>[0]
}

export function withSaid<Row extends Read>(row: Row) {
  return { ...row, said: progressFrom(row.said) }
}
