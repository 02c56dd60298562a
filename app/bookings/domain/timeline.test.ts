import { expect, test } from 'vitest'
import type { BookingStatus } from '#bookings/domain/booking.ts'
import { isUnderWay, isUpcoming, splitDays, timelineOf } from '#bookings/domain/timeline.ts'

const NOW = new Date('2026-11-16T19:00:00Z')

function booking(id: string, scheduledAt: string, status: BookingStatus = 'solicitada') {
  return { id, scheduledAt: new Date(scheduledAt), date: scheduledAt.slice(0, 10), status }
}

const BOOKINGS = [
  booking('next week', '2026-11-23T15:00:00Z', 'confirmada'),
  booking('tonight', '2026-11-16T20:00:00Z'),
  booking('last month', '2026-10-01T15:00:00Z', 'completada'),
  booking('cancelled tomorrow', '2026-11-17T15:00:00Z', 'cancelada'),
  booking('later tonight', '2026-11-16T21:00:00Z'),
  booking('this morning', '2026-11-16T14:00:00Z', 'confirmada'),
]

const idsOf = (days: readonly { date: string; bookings: readonly { id: string }[] }[]) =>
  days.map(day => [day.date, ...day.bookings.map(({ id }) => id)])

test('upcoming bookings are sorted and grouped by day', () => {
  const { upcoming, upcomingCount } = timelineOf(BOOKINGS, NOW)
  expect(idsOf(upcoming)).toEqual([
    ['2026-11-16', 'tonight', 'later tonight'],
    ['2026-11-23', 'next week'],
  ])
  expect(upcomingCount).toBe(3)
})

test('past and cancelled bookings are history, the latest first (D47)', () => {
  expect(idsOf(timelineOf(BOOKINGS, NOW).history)).toEqual([
    ['2026-11-17', 'cancelled tomorrow'],
    ['2026-11-16', 'this morning'],
    ['2026-10-01', 'last month'],
  ])
})

test('a booking is history from the moment its hour begins', () => {
  const atNow = booking('now', NOW.toISOString(), 'confirmada')
  expect(isUpcoming(atNow, new Date(NOW.getTime() - 1))).toBe(true)
  expect(isUpcoming(atNow, NOW)).toBe(false)
})

test('the input list is not changed', () => {
  const before = BOOKINGS.map(({ id }) => id)
  timelineOf(BOOKINGS, NOW)
  expect(BOOKINGS.map(({ id }) => id)).toEqual(before)
})

test('without bookings there are no days', () => {
  expect(timelineOf([], NOW)).toEqual({ upcoming: [], history: [], upcomingCount: 0 })
})

test('a confirmed visit is under way from its start until its end', () => {
  const scheduledAt = new Date('2026-11-16T20:00:00Z')
  const at = (minutes: number) => new Date(scheduledAt.getTime() + minutes * 60_000)
  const visit = { scheduledAt, date: '2026-11-16', status: 'confirmada' as const }
  expect([-1, 0, 59, 60].map(minutes => isUnderWay(visit, at(minutes)))).toEqual([false, true, true, false])
  for (const status of ['solicitada', 'cancelada', 'completada'] as const)
    expect(isUnderWay({ ...visit, status }, at(5))).toBe(false)
})

test('the first days hold at least so many bookings; no day is cut', () => {
  const { history } = timelineOf(BOOKINGS, NOW)
  const split = (count: number) => {
    const { first, rest } = splitDays(history, count)
    return [first.length, rest.length]
  }
  expect(history.map(({ bookings }) => bookings.length)).toEqual([1, 1, 1])
  expect([split(1), split(2), split(3), split(4)]).toEqual([
    [1, 2],
    [2, 1],
    [3, 0],
    [3, 0],
  ])
  const twice = history.map(day => ({ ...day, bookings: [...day.bookings, ...day.bookings] }))
  expect(splitDays(twice, 3).first).toEqual(twice.slice(0, 2))
})
