// D64: hours that a technician blocks, and further hours of a visit. A request locks the technician's row FOR SHARE until it is
// stored; these lock it against that, so that one of the two is there first and the other sees it.

import { and, eq, isNull, ne, or, type SQL } from 'drizzle-orm'
import { BLOCKED_HOURS_MAX } from '#bookings/domain/blocked-hours.ts'
import { furtherHours, mayTakeLonger } from '#bookings/domain/longer-visit.ts'
import { reservas, takenHours } from '#bookings/persistence/booking-tables.server.ts'
import { isHourAt } from '#bookings/persistence/taken-hours.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { technicians } from '#technicians/persistence/technician-tables.server.ts'

interface BlockedChange {
  readonly technicianId: string
  /** Starts of the hours. */
  readonly hours: readonly Date[]
  readonly isBlocked: boolean
  readonly now: Date
}

/** Past ones go. 'taken': one of the hours is booked, and nothing is stored. Null without a technician. */
export function storeBlockedHours(
  db: Db,
  { technicianId, hours, isBlocked, now }: BlockedChange,
): Promise<'stored' | 'taken' | 'too-many' | null> {
  return db.transaction(async tx => {
    const stored = await lockBlockedHours(tx, technicianId)
    if (!stored) return null
    if (isBlocked && (await isAnyTaken(tx, hours, eq(takenHours.technicianId, technicianId)))) return 'taken'
    const changed = new Set(hours.map(Number))
    const others = stored.filter(hour => hour > now && !changed.has(hour.getTime()))
    const horasBloqueadas = isBlocked ? [...others, ...hours] : others
    if (horasBloqueadas.length > BLOCKED_HOURS_MAX) return 'too-many'
    await tx.update(technicians).set({ horasBloqueadas }).where(eq(technicians.uid, technicianId))
    return 'stored'
  })
}

interface LongerVisit {
  readonly key: number
  readonly technicianId: string
  /** 0 … FURTHER_HOURS_MAX, directly behind the visit. */
  readonly hours: number
  readonly now: Date
}

/** 'taken': another visit is in the way. 'closed': the visit was cancelled or is over. Null for somebody else's visit. */
export function storeFurtherHours(
  db: Db,
  { key, technicianId, hours, now }: LongerVisit,
): Promise<'stored' | 'taken' | 'closed' | null> {
  return db.transaction(async tx => {
    await lockBlockedHours(tx, technicianId)
    const { status, scheduledAt } = reservas
    const [visit] = await tx
      .select({ status, scheduledAt })
      .from(reservas)
      .where(and(eq(reservas.key, key), eq(reservas.technicianId, technicianId)))
      .for('update')
    if (!visit) return null
    if (!mayTakeLonger(visit, now)) return 'closed'
    const others = and(eq(takenHours.technicianId, technicianId), ne(takenHours.key, key))
    if (await isAnyTaken(tx, furtherHours(visit, hours), others)) return 'taken'
    await tx.update(reservas).set({ horasExtra: hours }).where(eq(reservas.key, key))
    return 'stored'
  })
}

async function lockBlockedHours(tx: Db, technicianId: string): Promise<Date[] | null> {
  const { uid, deletedAt, horasBloqueadas } = technicians
  const [row] = await tx
    .select({ horasBloqueadas })
    .from(technicians)
    .where(and(eq(uid, technicianId), isNull(deletedAt)))
    .for('no key update')
  return row?.horasBloqueadas ?? null
}

/** A statement of its own, after the lock: it sees what was stored while that waited. */
async function isAnyTaken(tx: Db, hours: readonly Date[], which: SQL | undefined): Promise<boolean> {
  if (hours.length === 0) return false
  const rows = await tx
    .select({ key: takenHours.key })
    .from(takenHours)
    .where(and(which, or(...hours.map(isHourAt))))
    .limit(1)
  return rows.length > 0
}
