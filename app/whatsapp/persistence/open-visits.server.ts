// The visits that a message in the chat may be about.
import { and, asc, eq, gte, inArray, lte, ne, or, sql } from 'drizzle-orm'
import { MISSED_REASONS } from '#bookings/domain/transitions.ts'
import { clientNameOrId, reservas, technicianNameOrId } from '#bookings/persistence/booking-tables.server.ts'
import { bookingColumns } from '#bookings/persistence/bookings.server.ts'
import { pick } from '#platform/domain/records.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { SITUATION_FIELDS } from '#visits/domain/situation.ts'
import type { VisitSide } from '#visits/domain/visit-message.ts'
import { situationColumns, withSaid } from '#visits/persistence/situation.server.ts'
import { visitProgress } from '#visits/persistence/visit-tables.server.ts'
import { OPEN_AROUND_MS, OPEN_VISITS_MAX } from '#whatsapp/domain/talking.ts'

const { key, clientId, technicianId, scheduledAt, status, cancelReason, horasExtra } = reservas

/** From a day before to a day after, the first first, with what is going on. */
export async function listOpenVisits(db: Db, uid: string, now: Date) {
  const side = sql<VisitSide>`case when ${clientId} = ${uid} then 'client' else 'technician' end`
  const isMissed = and(eq(status, 'cancelada'), inArray(cancelReason, [...MISSED_REASONS]))
  const rows = await db
    .select({
      ...pick(bookingColumns, SITUATION_FIELDS),
      ...situationColumns,
      ...{
        key,
        side,
        start: reservas.start,
        servicio: reservas.servicio,
        especialidad: reservas.especialidad,
      },
      ...{ address: reservas.address, barrio: reservas.barrio, ciudad: reservas.ciudad },
      otherName: sql<string>`case when ${clientId} = ${uid} then ${technicianNameOrId} else ${clientNameOrId} end`,
    })
    .from(reservas)
    .leftJoin(visitProgress, eq(visitProgress.reservaKey, key))
    .where(
      and(
        or(eq(clientId, uid), eq(technicianId, uid)),
        or(ne(status, 'cancelada'), isMissed),
        lte(scheduledAt, new Date(now.getTime() + OPEN_AROUND_MS)),
        gte(
          sql`${scheduledAt} + (1 + ${horasExtra}) * interval '1 hour'`,
          sql`${new Date(now.getTime() - OPEN_AROUND_MS).toISOString()}::timestamptz`,
        ),
        // The index of a person's visits knows the hour, not the end.
        gte(scheduledAt, new Date(now.getTime() - 2 * OPEN_AROUND_MS)),
      ),
    )
    .orderBy(asc(scheduledAt), asc(key))
    .limit(OPEN_VISITS_MAX)
  return rows.map(withSaid)
}

export type OpenVisit = Awaited<ReturnType<typeof listOpenVisits>>[number]

/** The side of a visit that somebody is; null: neither. */
export async function findSideOf(db: Db, visit: number, uid: string): Promise<VisitSide | null> {
  const [row] = await db.select({ clientId, technicianId }).from(reservas).where(eq(key, visit))
  if (row?.clientId === uid) return 'client'
  return row?.technicianId === uid ? 'technician' : null
}
