// What the page of a visit shows beyond the booking as the lists read it.
import { eq, sql } from 'drizzle-orm'
import { reservas } from '#bookings/persistence/booking-tables.server.ts'
import { hoursUntilBlocked, hoursUntilNextVisit } from '#bookings/persistence/taken-hours.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { technicians } from '#technicians/persistence/technician-tables.server.ts'
import { payToOf } from '#visits/domain/payment.ts'
import type { VisitFacts } from '#visits/domain/visit.ts'
import { payToOfVisit } from '#visits/persistence/payment-details.server.ts'
import { quoteOfBooking, quotesOfVisit } from '#visits/persistence/quotes.server.ts'

import { receiptsOfVisit } from '#visits/persistence/receipts.server.ts'

/** Who may read the visit is asked before. */
export async function findVisitFacts(db: Db, key: number): Promise<VisitFacts | null> {
  const [row] = await db
    .select({
      createdAt: reservas.createdAt,
      acceptedAt:
        sql<Date | null>`case when ${reservas.answer} = 'accepted' then ${reservas.answeredAt} end`.mapWith(
          reservas.answeredAt,
        ),
      tarifaBase: technicians.tarifaBase,
      hoursUntilNextVisit,
      hoursUntilBlocked,
      receipts: receiptsOfVisit,
      isRebooked: sql<boolean>`exists (select from reservas as later
        where later."rebookedFrom" = ${reservas.key} and later.status <> 'cancelada')`,
      quotes: quotesOfVisit,
      bookedWith: quoteOfBooking,
      payTo: payToOfVisit,
    })
    .from(reservas)
    .leftJoin(technicians, eq(technicians.uid, reservas.technicianId))
    .where(eq(reservas.key, key))
    .limit(1)
  return row ? { ...row, payTo: payToOf(row.receipts[0], row.payTo) } : null
}
