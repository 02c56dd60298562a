// D16: the days at hand as a booking form offers them, and whether any hour of them is left.
import { addDays, bogotaDate } from '#domain/bogota-time.ts'
import { type Calendar, hourStatesOn, type Schedule } from '#domain/bookings/free-hours.ts'

export const STRIP_DAYS = 7

export interface StripDay {
  readonly date: string
  /** `full`: there were hours that day, and none is left. */
  readonly state: 'open' | 'full' | 'closed'
}

/** Today and the days after it. */
export function dayStripFrom(schedule: Schedule, calendar: Calendar): StripDay[] {
  const today = bogotaDate(calendar.now)
  return Array.from({ length: STRIP_DAYS }, (_, ahead) => {
    const date = addDays(today, ahead)
    const states = hourStatesOn(date, schedule, calendar).map(({ state }) => state)
    if (states.includes('free')) return { date, state: 'open' }
    const hadHours = states.includes('taken') || !states.includes('closed')
    return { date, state: hadHours ? 'full' : 'closed' }
  })
}

const ALL_DAY = [{ inicio: '00:00', fin: '24:00' }]

/** Where a technician's own hours cannot be read nothing is ruled out; the server decides when it is sent. */
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
}
