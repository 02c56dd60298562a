// What the page of a visit shows beyond the booking as the lists read it.
import { eq, sql } from 'drizzle-orm'
import { reservas } from '#bookings/persistence/booking-tables.server.ts'
import { hoursUntilNextVisit } from '#bookings/persistence/taken-hours.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { technicians } from '#technicians/persistence/technician-tables.server.ts'
import type { VisitFacts } from '#visits/domain/visit.ts'
import { quotesOfVisit } from '#visits/persistence/quotes.server.ts'

import { receiptsOfVisit } from '#visits/persistence/receipts.server.ts'

import { progressColumns, progressFrom } from '#visits/persistence/visit-progress.server.ts'
import { visitProgress } from '#visits/persistence/visit-tables.server.ts'

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
      furtherHours: reservas.horasExtra,
      hoursUntilNextVisit,
      progress: progressColumns,
      receipts: receiptsOfVisit,
      isRebooked: sql<boolean>`exists (select from reservas as later
        where later."rebookedFrom" = ${reservas.key} and later.status <> 'cancelada')`,
      quotes: quotesOfVisit,
    })
    .from(reservas)
    .leftJoin(technicians, eq(technicians.uid, reservas.technicianId))
    .leftJoin(visitProgress, eq(visitProgress.reservaKey, reservas.key))
    .where(eq(reservas.key, key))
    .limit(1)
  return row ? { ...row, progress: progressFrom(row.progress) } : null
}
