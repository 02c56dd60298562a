// Sections 4 and 5: a technician cancels, says why and offers other hours.
import { type Booking, CANCEL_NOTE_MAX_LENGTH, OFFERED_HOURS_MAX } from '#bookings/domain/booking.ts'
import { DAY_MS } from '#platform/domain/time.ts'
import {
  type Calendar,
  type FreeDay,
  freeDays,
  hourStateAt,
  hoursAhead,
  type Schedule,
  type Slot,
} from '#technicians/domain/free-hours.ts'
import { requestedSlotFrom, slotAt } from '#technicians/domain/slot.ts'

const OFFERED_DAYS = 2
const OFFERED_HOURS_PER_DAY = 3

/** The hours that the form offers: the next free ones. */
export function offerableDays(schedule: Schedule, calendar: Calendar): FreeDay[] {
  return freeDays(schedule, calendar, OFFERED_DAYS).map(({ date, hours }) => ({
    date,
    hours: hours.slice(0, OFFERED_HOURS_PER_DAY),
  }))
}

/** So long after a visit to which nobody came its technician can offer other hours. */
const OFFERED_AFTERWARDS_MS = 7 * DAY_MS

/** D61, D65: hours can be offered for a visit that the technician missed. SQL asks for the same (`offerAfterwards`). */
export function isOfferableAfterwards(
  { status, cancelReason, scheduledAt }: Pick<Booking, 'status' | 'cancelReason' | 'scheduledAt'>,
  now: Date,
): boolean {
  return status === 'cancelada' && cancelReason === 'no_llego' && scheduledAt > offerableSince(now)
}

export const offerableSince = (now: Date) => new Date(now.getTime() - OFFERED_AFTERWARDS_MS)

/** The value of an hour in the form: '2026-11-17T08'. */
export function offeredHourValue({ date, hour }: Slot): string {
  return `${date}T${String(hour).padStart(2, '0')}`
}

/** The starts of the ticked hours; anything unreadable is dropped. */
export function offeredHoursFrom(values: readonly string[]): Date[] {
  return values.flatMap(value => {
    const [date = '', hour = ''] = value.split('T')
    const slot = requestedSlotFrom({ date, hour })
    return slot.ok ? [slot.value.scheduledAt] : []
  })
}

/** Of the ticked hours those that can be booked, in order, each once, and no more than allowed. */
export function bookableHoursAmong(hours: readonly Date[], schedule: Schedule, calendar: Calendar): Date[] {
  const { until } = hoursAhead(calendar.now)
  const starts = [...new Set(hours.map(start => start.getTime()))].sort((a, b) => a - b)
  return starts
    .map(start => new Date(start))
    .filter(start => start < until && hourStateAt(slotAt(start), schedule, calendar) === 'free')
    .slice(0, OFFERED_HOURS_MAX)
}

/** One line, cut at its maximum length. */
export function cancelNoteFrom(typed: string): string {
  return [...typed.replace(/\s+/g, ' ').trim()].slice(0, CANCEL_NOTE_MAX_LENGTH).join('').trim()
}
