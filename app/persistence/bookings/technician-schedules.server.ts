// A technician's hours as bookings rely on them. What was read stays remembered with its version: the insert asks for
// that very version, so what is out of date is found out there, and read again.
import type { HourExceptions, WeeklyHours } from '#domain/technicians/technician.ts'
import { type Db, prepared } from '#persistence/database.server.ts'

export interface TechnicianSchedule {
  readonly horarios: WeeklyHours
  readonly excepciones: HourExceptions
  /** Changes whenever the row does. */
  readonly version: string
}

const MOST_REMEMBERED = 2_000
const remembered = new WeakMap<object, Map<string, TechnicianSchedule>>()

/** Published technicians only: nobody books a hidden, blocked or deleted one (D16). */
export async function findTechnicianSchedule(db: Db, uid: string): Promise<TechnicianSchedule | null> {
  const [schedule] = await prepared<TechnicianSchedule>(
    db,
    'technician_schedule',
    'select horarios, excepciones, xmin::text as version from technicians where uid = $1 and publicado',
    [uid],
  )
  remember(db, uid, schedule)
  return schedule ?? null
}

/** May be out of date: good for trying, not for refusing. */
export function rememberedSchedule(db: Db, uid: string): TechnicianSchedule | null {
  return remembered.get(db)?.get(uid) ?? null
}

function remember(db: Db, uid: string, schedule: TechnicianSchedule | undefined): void {
  const schedules = remembered.get(db) ?? new Map<string, TechnicianSchedule>()
  remembered.set(db, schedules)
  schedules.delete(uid)
  if (schedule) schedules.set(uid, schedule)
  const [oldest] = schedules.keys()
  if (schedules.size > MOST_REMEMBERED && oldest) schedules.delete(oldest)
}
