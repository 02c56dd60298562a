// D16: the next days as the booking form offers them, each open, full or closed.
import { addDays, bogotaDate } from '#platform/domain/bogota-time.ts'
import { type Calendar, hourStatesOn, type Schedule } from '#technicians/domain/free-hours.ts'

export const STRIP_DAYS = 7

export interface StripDay {
  readonly date: string
  /** `full`: the technician works that day, but no hour is left. `not-receiving`: D44. */
  readonly state: 'open' | 'full' | 'closed' | 'not-receiving'
}

/** Today and the days after it. */
export function dayStripFrom(schedule: Schedule, calendar: Calendar): StripDay[] {
  const today = bogotaDate(calendar.now)
  return Array.from({ length: STRIP_DAYS }, (_, index) => {
    const date = addDays(today, index)
    if (!schedule.disponible) return { date, state: 'not-receiving' }
    const states = hourStatesOn(date, schedule, calendar).map(({ state }) => state)
    if (states.includes('free')) return { date, state: 'open' }
    const hadHours = states.includes('taken') || !states.includes('closed')
    return { date, state: hadHours ? 'full' : 'closed' }
  })
}

const ALL_DAY = [{ inicio: '00:00', fin: '24:00' }]

/** Used when the profile could not be loaded: every hour is offered, and the server decides on submit. */
export const UNKNOWN_SCHEDULE: Schedule = {
  horarios: {
    lun: ALL_DAY,
    mar: ALL_DAY,
    mie: ALL_DAY,
    jue: ALL_DAY,
    vie: ALL_DAY,
    sab: ALL_DAY,
    dom: ALL_DAY,
  },
  excepciones: {},
  disponible: true,
}
