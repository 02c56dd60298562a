// Section 4: upcoming = not past and not cancelada; history = past or cancelada. Both grouped by day.
import { type BookingStatus, VISIT_MS } from '#bookings/domain/booking.ts'
import { HOUR_MS } from '#platform/domain/time.ts'

interface Scheduled {
  readonly scheduledAt: Date
  readonly date: string
  readonly status: BookingStatus
}

export interface Day<Item> {
  readonly date: string
  readonly bookings: readonly Item[]
}

export interface Timeline<Item> {
  readonly upcoming: readonly Day<Item>[]
  readonly history: readonly Day<Item>[]
  readonly upcomingCount: number
}

/** D34: once its hour has begun a booking is history, whatever its status. */
export function isUpcoming({ scheduledAt, status }: Scheduled, now: Date): boolean {
  return scheduledAt.getTime() > now.getTime() && status !== 'cancelada'
}

/** A confirmed visit between its start and its end: history as counted (D34), but shown on top with its buttons. */
export function isUnderWay({ scheduledAt, status }: Scheduled, now: Date): boolean {
  const elapsedMs = now.getTime() - scheduledAt.getTime()
  return status === 'confirmada' && elapsedMs >= 0 && elapsedMs < VISIT_MS
}

/** Sections 5 and 9: cancelling within two hours of the start gets a stronger confirmation text. */
const CANCEL_WARNING_MS = 2 * HOUR_MS

export function startsSoon(scheduledAt: Date, now: Date): boolean {
  return scheduledAt.getTime() - now.getTime() <= CANCEL_WARNING_MS
}

/** D47: the history begins with the latest. */
export function timelineOf<Item extends Scheduled>(bookings: readonly Item[], now: Date): Timeline<Item> {
  const ordered = bookings.toSorted((a, b) => a.scheduledAt.getTime() - b.scheduledAt.getTime())
  const upcoming = ordered.filter(booking => isUpcoming(booking, now))
  const history = ordered.filter(booking => !isUpcoming(booking, now)).toReversed()
  return { upcoming: byDay(upcoming), history: byDay(history), upcomingCount: upcoming.length }
}

function byDay<Item extends Scheduled>(bookings: readonly Item[]): Day<Item>[] {
  const days: { date: string; bookings: Item[] }[] = []
  for (const booking of bookings) {
    const last = days.at(-1)
    if (last?.date === booking.date) last.bookings.push(booking)
    else days.push({ date: booking.date, bookings: [booking] })
  }
  return days
}

/** The first days with at least so many bookings, and the days after them. */
export function splitDays<Item>(
  days: readonly Day<Item>[],
  count: number,
): { first: readonly Day<Item>[]; rest: readonly Day<Item>[] } {
  let seen = 0
  const end = days.findIndex(({ bookings }) => {
    seen += bookings.length
    return seen >= count
  })
  return end < 0 ? { first: days, rest: [] } : { first: days.slice(0, end + 1), rest: days.slice(end + 1) }
}
