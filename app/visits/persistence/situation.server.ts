// What the lists and pages read of a visit so that the domain can say what is going on with it.
import { sql } from 'drizzle-orm'
import { reservas } from '#bookings/persistence/booking-tables.server.ts'
import type { ListedBooking } from '#visits/domain/listed-visit.ts'
import { quoteFactsOfVisit } from '#visits/persistence/quotes.server.ts'
import { progressColumns, progressFrom } from '#visits/persistence/visit-progress.server.ts'

/** Of the technician, since the hour: whoever writes or quotes is there, or says why not. */
const technicianWordAt = sql<Date | null>`(
  select max(at) from (
    select at from visit_messages where "reservaKey" = ${reservas.key} and author = 'technician'
    union all
    select "createdAt" from visit_quotes where "reservaKey" = ${reservas.key}) as words (at)
  where at >= ${reservas.scheduledAt})`.mapWith(reservas.updatedAt)

const receipt = sql<ListedBooking['receipt']>`(
  select json_build_object('isPaid', pago <> 'aun_no') from receipts where "reservaKey" = ${reservas.key}
  order by receipts.id desc limit 1)`

/** For queries of `reservas` with `visit_progress` joined from the left. */
export const situationColumns = {
  said: progressColumns,
  technicianWordAt,
  quotes: quoteFactsOfVisit,
  receipt,
}

interface Read {
  readonly said: Parameters<typeof progressFrom>[0]
}

export function withSaid<Row extends Read>(row: Row) {
  return { ...row, said: progressFrom(row.said) }
}
