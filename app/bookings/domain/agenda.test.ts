import { expect, test } from 'vitest'
import { agendaOf } from '#bookings/domain/agenda.ts'
import type { BookingStatus, TechnicianBooking } from '#bookings/domain/booking.ts'
import { isUnderWay } from '#bookings/domain/timeline.ts'

/** 14:25 in Bogotá. */
const NOW = new Date('2026-11-16T19:25:00Z')

function booking(key: number, scheduledAt: string, status: BookingStatus): TechnicianBooking {
  return {
    key,
    date: scheduledAt.slice(0, 10),
    start: '',
    end: '',
    scheduledAt: new Date(scheduledAt),
    description: '',
    address: '',
    status,
    servicio: '',
    precio: null,
    cancelReason: null,
    cancelNote: '',
    photos: [],
    clientName: '',
    clientPhone: '',
    visitsWithTechnician: 0,
    completedVisits: 0,
    lastVisit: null,
    clientSince: null,
    phoneConfirmed: false,
    clientBlocked: false,
    guarantee: null,
  }
}

/** Newest first, as the query returns them. */
const BOOKINGS = [
  booking(1, '2026-11-18T15:00:00Z', 'solicitada'),
  booking(2, '2026-11-17T20:00:00Z', 'confirmada'),
  booking(3, '2026-11-17T13:00:00Z', 'solicitada'),
  booking(4, '2026-11-16T22:00:00Z', 'confirmada'),
  booking(5, '2026-11-16T21:00:00Z', 'solicitada'),
  booking(6, '2026-11-16T19:00:00Z', 'confirmada'),
  booking(7, '2026-11-14T15:00:00Z', 'completada'),
  booking(8, '2026-11-13T15:00:00Z', 'cancelada'),
]
const keysOf = (bookings: readonly { key: number }[]) => bookings.map(({ key }) => key)

test('requests are sorted by their deadline, which is their start, and stand apart from the days', () => {
  const { requests, days, next, upcomingCount } = agendaOf(BOOKINGS, NOW)
  expect(keysOf(requests)).toEqual([5, 3, 1])
  expect(days.map(day => [day.date, ...keysOf(day.bookings)])).toEqual([
    ['2026-11-16', 4],
    ['2026-11-17', 2],
  ])
  expect(next?.key).toBe(4)
  expect(upcomingCount).toBe(5)
})

test('an answered request moves to its day', () => {
  const answered = BOOKINGS.map(each => (each.key === 5 ? { ...each, status: 'confirmada' as const } : each))
  const { requests, days, next } = agendaOf(answered, NOW)
  expect(keysOf(requests)).toEqual([3, 1])
  expect(keysOf(days[0]?.bookings ?? [])).toEqual([5, 4])
  expect(next?.key).toBe(5)
})

test('a confirmed visit is under way from its start to its end, and in the history too', () => {
  const { underWay, history } = agendaOf(BOOKINGS, NOW)
  expect(underWay?.key).toBe(6)
  expect(keysOf(history.flatMap(day => day.bookings))).toEqual([6, 7, 8])
  const at = (time: string) => isUnderWay(booking(6, '2026-11-16T19:00:00Z', 'confirmada'), new Date(time))
  expect(['2026-11-16T18:59:59Z', '2026-11-16T19:00:00Z', '2026-11-16T19:59:59Z'].map(at)).toEqual([
    false,
    true,
    true,
  ])
  expect(at('2026-11-16T20:00:00Z')).toBe(false)
  expect(isUnderWay(booking(6, '2026-11-16T19:00:00Z', 'cancelada'), NOW)).toBe(false)
})
