// The working hours of the demo technicians (D16), and which of them are booked.

import { addDays, bogotaDate, HOUR_MS, instantAt } from '#platform/domain/time.ts'
import { type Slot, workingHoursOn } from '#technicians/domain/free-hours.ts'
import { isColombianHoliday } from '#technicians/domain/holidays.ts'
import { hourText } from '#technicians/domain/hours.ts'
import type { Technician } from '#technicians/domain/technician.ts'

const SEARCHED_DAYS = 60
const SHORTEST_NOTICE_MS = HOUR_MS / 2

type Schedule = Pick<Technician, 'uid' | 'horarios' | 'excepciones'>
interface User {
  readonly uid: string
}

export function startOf({ date, hour }: Slot): Date {
  const instant = instantAt(date, hourText(hour))
  if (!instant) throw new Error(`Not a slot: ${date} ${hour}`)
  return instant
}

export function endOf(slot: Slot): Date {
  return new Date(startOf(slot).getTime() + HOUR_MS)
}

/** The hours of one day, booked or not. */
export function workingHours(schedule: Schedule, date: string): number[] {
  return workingHoursOn(date, schedule, isColombianHoliday)
}

export class BookedSlots {
  readonly #booked = new Set<string>()
  readonly #now: Date

  constructor(now: Date) {
    this.#now = now
  }

  isFree(technician: Schedule, client: User, slot: Slot): boolean {
    return !this.#booked.has(keyOf(technician, slot)) && !this.#booked.has(keyOf(client, slot))
  }

  book(technician: Schedule, client: User, slot: Slot): Slot {
    if (!this.isFree(technician, client, slot)) throw new Error(`Already booked: ${slot.date} ${slot.hour}`)
    this.#booked.add(keyOf(technician, slot)).add(keyOf(client, slot))
    return slot
  }

  /** Free slots that ended before an instant, latest first; `count` or a few more, fewer if the last 60 days have fewer. */
  latestFreeBefore(before: Date, technician: Schedule, client: User, count: number): Slot[] {
    const lastDate = bogotaDate(before)
    const latest: Slot[] = []
    for (let days = 0; days < SEARCHED_DAYS && latest.length < count; days++) {
      for (const slot of slotsOn(technician, addDays(lastDate, -days)).reverse()) {
        if (endOf(slot) <= before && this.isFree(technician, client, slot)) latest.push(slot)
      }
    }
    return latest
  }

  /** From today on, one array per day: the slots still free for both. Days without a free slot are skipped. */
  *freeDaysAhead(technician: Schedule, client: User): Generator<readonly Slot[]> {
    const today = bogotaDate(this.#now)
    const earliest = new Date(this.#now.getTime() + SHORTEST_NOTICE_MS)
    for (let days = 0; days < SEARCHED_DAYS; days++) {
      const slots = slotsOn(technician, addDays(today, days)).filter(
        slot => startOf(slot) > earliest && this.isFree(technician, client, slot),
      )
      if (slots.length > 0) yield slots
    }
  }
}

/** All working hours, booked or not, from one day to another. */
export function slotsBetween(technician: Schedule, firstDate: string, lastDate: string): Slot[] {
  const slots: Slot[] = []
  for (let date = firstDate; date <= lastDate; date = addDays(date, 1))
    slots.push(...slotsOn(technician, date))
  return slots
}

function slotsOn(technician: Schedule, date: string): Slot[] {
  return workingHours(technician, date).map(hour => ({ date, hour }))
}

function keyOf({ uid }: User, { date, hour }: Slot): string {
  return `${uid} ${date} ${hour}`
}
