// D64: hours that a technician blocks.
import { eq } from 'drizzle-orm'
import { BLOCKED_HOURS_MAX } from '#agenda/domain/blocked-hours.ts'
import { takenHours } from '#bookings/persistence/booking-tables.server.ts'
import { isAnyHourTaken, lockHours } from '#bookings/persistence/taken-hours.server.ts'
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
    const stored = await lockHours(tx, technicianId)
    if (!stored) return null
    if (isBlocked && (await isAnyHourTaken(tx, hours, eq(takenHours.technicianId, technicianId))))
      return 'taken'
    const changed = new Set(hours.map(Number))
    const others = stored.filter(hour => hour > now && !changed.has(hour.getTime()))
    const horasBloqueadas = isBlocked ? [...others, ...hours] : others
    if (horasBloqueadas.length > BLOCKED_HOURS_MAX) return 'too-many'
    await tx.update(technicians).set({ horasBloqueadas }).where(eq(technicians.uid, technicianId))
    return 'stored'
  })
}
