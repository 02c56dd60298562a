// Which hours a demo technician can be booked, and which are already taken. Same rule as D16.
import Holidays from 'date-holidays'
import type { Technician } from '#domain/technicians/technician.ts'
import { clockText, dateOf, dayKeyOf, daysAfter, HOUR_MS, instantOf } from './bogota-time.ts'

const FIRST_HOUR = 8
const LAST_HOUR = 19
const SEARCHED_DAYS = 60
/** Nobody is booked for the next few minutes. */
const NOTICE_MS = HOUR_MS / 2

export interface Slot {
  readonly date: string
  readonly hour: number
}

export const startOf = ({ date, hour }: Slot) => instantOf(date, hour)
export const endOf = ({ date, hour }: Slot) => instantOf(date, hour + 1)

type Hours = Pick<Technician, 'uid' | 'horarios' | 'excepciones'>
interface Person {
  readonly uid: string
}

/** Full hours of one day that lie inside the technician's hours. */
export function workingHours({ horarios, excepciones }: Hours, date: string): number[] {
  const isDayOff = excepciones.festivos === true && isHoliday(date)
  const ranges = excepciones.fechas?.[date] ?? (isDayOff ? [] : horarios[dayKeyOf(date)])
  const hours: number[] = []
  for (let hour = FIRST_HOUR; hour <= LAST_HOUR; hour++) {
    if (ranges.some(({ inicio, fin }) => inicio <= clockText(hour) && clockText(hour + 1) <= fin))
      hours.push(hour)
  }
  return hours
}

const calendar = new Holidays('CO')
const holidaysOfYear = new Map<number, ReadonlySet<string>>()

function isHoliday(date: string): boolean {
  const year = Number(date.slice(0, 4))
  let holidays = holidaysOfYear.get(year)
  if (!holidays) {
    const days = calendar.getHolidays(year).filter(({ type }) => type === 'public')
    holidays = new Set(days.map(day => day.date.slice(0, 10)))
    holidaysOfYear.set(year, holidays)
  }
  return holidays.has(date)
}

export class Diary {
  readonly #taken = new Set<string>()
  readonly #now: Date

  constructor(now: Date) {
    this.#now = now
  }

  isFree(technician: Hours, client: Person, slot: Slot): boolean {
    return !this.#taken.has(keyOf(technician, slot)) && !this.#taken.has(keyOf(client, slot))
  }

  take(technician: Hours, client: Person, slot: Slot): Slot {
    if (!this.isFree(technician, client, slot)) throw new Error(`Taken: ${slot.date} ${slot.hour}`)
    this.#taken.add(keyOf(technician, slot)).add(keyOf(client, slot))
    return slot
  }

  /** Free hours that have ended before an instant, latest first. */
  latestBefore(before: Date, technician: Hours, client: Person, count: number): Slot[] {
    const lastDate = dateOf(before)
    const latest: Slot[] = []
    for (let days = 0; days < SEARCHED_DAYS && latest.length < count; days++) {
      for (const slot of slotsOn(technician, daysAfter(lastDate, -days)).reverse()) {
        if (endOf(slot) <= before && this.isFree(technician, client, slot)) latest.push(slot)
      }
    }
    return latest
  }

  /** Days to come with free hours, today first if the hour allows. */
  *daysAhead(technician: Hours, client: Person): Generator<readonly Slot[]> {
    const today = dateOf(this.#now)
    const earliest = new Date(this.#now.getTime() + NOTICE_MS)
    for (let days = 0; days < SEARCHED_DAYS; days++) {
      const slots = slotsOn(technician, daysAfter(today, days)).filter(
        slot => startOf(slot) > earliest && this.isFree(technician, client, slot),
      )
      if (slots.length > 0) yield slots
    }
  }
}

/** All working hours, free or not, from one day to another. */
export function slotsBetween(technician: Hours, firstDate: string, lastDate: string): Slot[] {
  const slots: Slot[] = []
  for (let date = firstDate; date <= lastDate; date = daysAfter(date, 1))
    slots.push(...slotsOn(technician, date))
  return slots
}

function slotsOn(technician: Hours, date: string): Slot[] {
  return workingHours(technician, date).map(hour => ({ date, hour }))
}

function keyOf({ uid }: Person, { date, hour }: Slot): string {
  return `${uid} ${date} ${hour}`
}
