// D64: further hours of a visit.
import { and, eq, ne } from 'drizzle-orm'
import { notifyPeople } from '#accounts/persistence/notify-people.server.ts'
import { reservas, takenHours } from '#bookings/persistence/booking-tables.server.ts'
import { isAnyHourTaken, lockHours } from '#bookings/persistence/taken-hours.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { furtherHours, mayTakeLonger } from '#visits/domain/longer-visit.ts'
import { VISIT_NOTIFICATIONS } from '#visits/domain/visit-notifications.ts'

interface LongerVisit {
  readonly key: number
  readonly technicianId: string
  /** 0 … FURTHER_HOURS_MAX, directly behind the visit. */
  readonly hours: number
  readonly now: Date
}

/** 'taken': another visit is in the way. 'blocked': the technician blocked one of the hours. 'closed': the visit was cancelled or is over. Null for somebody else's visit. */
export function storeFurtherHours(
  db: Db,
  { key, technicianId, hours, now }: LongerVisit,
): Promise<'stored' | 'taken' | 'blocked' | 'closed' | null> {
  return db.transaction(async tx => {
    const blocked = new Set((await lockHours(tx, technicianId))?.map(Number))
    const { status, scheduledAt, horasExtra, clientId } = reservas
    const [visit] = await tx
      .select({ status, scheduledAt, horasExtra, clientId })
      .from(reservas)
      .where(and(eq(reservas.key, key), eq(reservas.technicianId, technicianId)))
      .for('update')
    if (!visit) return null
    if (!mayTakeLonger(visit, now)) return 'closed'
    const starts = furtherHours(visit, hours)
    // Fewer hours than before take none.
    if (starts.slice(visit.horasExtra).some(start => blocked.has(start.getTime()))) return 'blocked'
    const others = and(eq(takenHours.technicianId, technicianId), ne(takenHours.key, key))
    if (await isAnyHourTaken(tx, starts, others)) return 'taken'
    if (visit.horasExtra === hours) return 'stored'
    await tx.update(reservas).set({ horasExtra: hours }).where(eq(reservas.key, key))
    if (visit.status === 'confirmada') {
      const { channels } = VISIT_NOTIFICATIONS.longer
      await notifyPeople(tx, visit.clientId, { channels, about: { longer: key, hours }, email: null })
    }
    return 'stored'
  })
}
