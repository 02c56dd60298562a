// Section 5, Booking: the requested date and hour.

import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import { bogotaDate, bogotaTime, instantAt, isDate } from '#platform/domain/time.ts'
import type { Slot } from '#technicians/domain/free-hours.ts'
import { BOOKABLE_HOURS, hourText } from '#technicians/domain/hours.ts'

export type SlotRefusal = 'slot-required' | 'invalid-slot'

export interface RequestedSlot extends Slot {
  readonly start: string
  readonly end: string
  readonly scheduledAt: Date
}

/** `date` as YYYY-MM-DD, `hour` as two digits: 08 … 19. */
export function requestedSlotFrom({
  date = '',
  hour = '',
}: {
  date?: string
  hour?: string
}): Outcome<RequestedSlot, SlotRefusal> {
  if (date.trim() === '' || hour.trim() === '') return refused('slot-required')
  const number = /^\d{2}$/.test(hour) ? Number(hour) : Number.NaN
  const scheduledAt =
    isDate(date) && BOOKABLE_HOURS.includes(number) ? instantAt(date, hourText(number)) : null
  if (!scheduledAt) return refused('invalid-slot')
  return accepted({ date, hour: number, start: hourText(number), end: hourText(number + 1), scheduledAt })
}

/** The slot that begins at this instant. */
export function slotAt(instant: Date): Slot {
  return { date: bogotaDate(instant), hour: Number(bogotaTime(instant).slice(0, 2)) }
}

/** Section 3: technicianId_YYYYMMDD_HH. */
export function bookingId(technicianId: string, { date, hour }: Slot): string {
  return `${technicianId}_${date.replaceAll('-', '')}_${String(hour).padStart(2, '0')}`
}
