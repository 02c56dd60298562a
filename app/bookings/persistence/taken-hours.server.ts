// Questions to the view of the hours that bookings take (database/migrations/0018-taken-hours-and-held-photos.sql). Each bounds
// the start of the visit too, because that is what the indexes know; tests/database/free-hours.test.ts holds them together.
import { and, eq, gt, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { FURTHER_HOURS_MAX } from '#bookings/domain/booking.ts'
import { reservas, takenHours } from '#bookings/persistence/booking-tables.server.ts'
import { HOUR_MS } from '#platform/domain/time.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { technicians } from '#technicians/persistence/technician-tables.server.ts'

/** A visit that takes an hour after an instant begins after this one. */
export const longestVisitBefore = (instant: Date) =>
  new Date(instant.getTime() - (1 + FURTHER_HOURS_MAX) * HOUR_MS)

interface TakenHour {
  readonly technicianId: string
  readonly at: Date
}

/** Starts of the taken hours for which the condition holds, between two instants and perhaps shortly before. */
export async function listHoursTaken(
  db: Db,
  which: SQL | undefined,
  { from, until }: { from: Date; until: Date },
): Promise<TakenHour[]> {
  const { technicianId, scheduledAt, at } = takenHours
  return db
    .select({ technicianId, at })
    .from(takenHours)
    .where(and(which, gt(scheduledAt, longestVisitBefore(from)), lt(scheduledAt, until)))
}

/** '19:00': when a visit ends, with its further hours. */
export const endOfVisit = sql<string>`to_char(${reservas.end}::time + ${reservas.horasExtra} * interval '1 hour', 'HH24:MI')`

/** After how many hours the technician's next visit begins; null when it leaves room for all further hours. */
export const hoursUntilNextVisit = sql<number | null>`(
  select (extract(epoch from min(next."scheduledAt") - ${reservas.scheduledAt}) / 3600)::integer from reservas as next
  where next."technicianId" = ${reservas.technicianId} and next.status <> 'cancelada'
    and next."scheduledAt" > ${reservas.scheduledAt}
    and next."scheduledAt" <= ${reservas.scheduledAt} + ${FURTHER_HOURS_MAX} * interval '1 hour')`

/** After how many hours comes one that the technician blocked, likewise; of `reservas` with `technicians` joined. */
export const hoursUntilBlocked = sql<number | null>`(
  select (extract(epoch from min(blocked) - ${reservas.scheduledAt}) / 3600)::integer
  from unnest(${technicians.horasBloqueadas}) as blocked
  where blocked > ${reservas.scheduledAt}
    and blocked <= ${reservas.scheduledAt} + ${FURTHER_HOURS_MAX} * interval '1 hour')`

/** Whether a row of the view is the hour that begins at this instant. */
export function isHourAt(at: Date): SQL {
  const instant = sql`${at.toISOString()}::timestamptz`
  return sql`(${takenHours.at} = ${instant} and ${takenHours.scheduledAt} <= ${instant}
    and ${takenHours.scheduledAt} > ${longestVisitBefore(at).toISOString()}::timestamptz)`
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
  which: SQL | undefined,
): Promise<boolean> {
  if (hours.length === 0) return false
  const rows = await tx
    .select({ key: takenHours.key })
    .from(takenHours)
    .where(and(which, or(...hours.map(isHourAt))))
    .limit(1)
  return rows.length > 0
}
