// Which hours bookings take: the booked one and the further ones of a longer visit (D64). The filter of the catalogue decides
// the same by bits; tests/database/free-hours.test.ts holds the two together.
import { and, eq, gt, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import { FURTHER_HOURS_MAX } from '#bookings/domain/booking.ts'
import { reservas } from '#bookings/persistence/booking-tables.server.ts'
import { HOUR_MS } from '#platform/domain/time.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { technicians } from '#technicians/persistence/technician-tables.server.ts'

const LONGEST_VISIT_MS = (1 + FURTHER_HOURS_MAX) * HOUR_MS

interface TakenHour {
  readonly technicianId: string
  readonly at: Date
}

/** Starts of the taken hours of all bookings for which the condition holds, between two instants and perhaps shortly before. */
export async function listHoursTaken(
  db: Db,
  bookings: SQL | undefined,
  { from, until }: { from: Date; until: Date },
): Promise<TakenHour[]> {
  const { technicianId, scheduledAt, horasExtra, status } = reservas
  return db
    .select({
      technicianId,
      at: sql<Date>`${scheduledAt} + further * interval '1 hour'`.mapWith(scheduledAt),
    })
    .from(reservas)
    .innerJoin(sql`generate_series(0, ${horasExtra}) as further`, sql`true`)
    .where(
      and(
        bookings,
        ne(status, 'cancelada'),
        gt(scheduledAt, new Date(from.getTime() - LONGEST_VISIT_MS)),
        lt(scheduledAt, until),
      ),
    )
}

/** '19:00': when a visit ends, with its further hours. */
export const endOfVisit = sql<string>`to_char(${reservas.end}::time + ${reservas.horasExtra} * interval '1 hour', 'HH24:MI')`

/** After how many hours the technician's next visit begins; null when it leaves room for all further hours. */
export const hoursUntilNextVisit = sql<number | null>`(
  select (extract(epoch from min(next."scheduledAt") - ${reservas.scheduledAt}) / 3600)::integer from reservas as next
  where next."technicianId" = ${reservas.technicianId} and next.status <> 'cancelada'
    and next."scheduledAt" > ${reservas.scheduledAt}
    and next."scheduledAt" <= ${reservas.scheduledAt} + ${FURTHER_HOURS_MAX} * interval '1 hour')`

/** Whether a row of `reservas` takes the hour that begins at this instant. */
export function takesHour(at: Date): SQL {
  const instant = sql`${at.toISOString()}::timestamptz`
  const { scheduledAt, horasExtra, status } = reservas
  // Not `<>`: the index of the technician and the hour is the right one, those of all visits that were not cancelled are not.
  return sql`((${status} = 'cancelada') is not true and ${scheduledAt} <= ${instant}
    and ${scheduledAt} > ${new Date(at.getTime() - LONGEST_VISIT_MS).toISOString()}::timestamptz
    and ${scheduledAt} + ${horasExtra} * interval '1 hour' >= ${instant})`
}

/**
 * Locks the technician's hours and gives the blocked ones; null without a technician. A request locks the row FOR SHARE until
 * it is stored, so that of a request and what takes hours otherwise one is there first and the other sees it.
 */
export async function lockHours(tx: Db, technicianId: string): Promise<Date[] | null> {
  const { uid, deletedAt, horasBloqueadas } = technicians
  const [row] = await tx
    .select({ horasBloqueadas })
    .from(technicians)
    .where(and(eq(uid, technicianId), isNull(deletedAt)))
    .for('no key update')
  return row?.horasBloqueadas ?? null
}

/** A statement of its own, after the lock: it sees what was stored while that waited. */
export async function isAnyHourTaken(
  tx: Db,
  hours: readonly Date[],
  bookings: SQL | undefined,
): Promise<boolean> {
  if (hours.length === 0) return false
  const rows = await tx
    .select({ key: reservas.key })
    .from(reservas)
    .where(and(bookings, or(...hours.map(takesHour))))
    .limit(1)
  return rows.length > 0
}
