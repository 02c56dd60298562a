import { expect, test } from 'vitest'
import {
  type AgendaPages,
  agendaOf,
  answeredBooking,
  keptInPlace,
  requestPath,
} from '#agenda/domain/agenda.ts'
import type { BookingStatus } from '#bookings/domain/booking.ts'
import { isUnderWay } from '#bookings/domain/timeline.ts'
import type { TechnicianBooking } from '#visits/domain/listed-visit.ts'
import { NO_PROGRESS } from '#visits/domain/visit-progress.ts'

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
    barrio: '',
    ciudad: '',
    especialidad: null,
    status,
    servicio: '',
    precio: null,
    agreedTotal: null,
    cancelReason: null,
    repeatOf: null,
    repeatCase: null,
    cancelNote: '',
    createdAt: NOW,
    cannotReason: null,
    cannotNote: '',
    cannotAt: null,
    leftBy: null,
    photos: [],
    clientName: '',
    clientPhone: '',
    visitsWithTechnician: 0,
    completedVisits: 0,
    lastVisit: null,
    clientSince: null,
    phoneConfirmed: false,
    clientBlocked: false,
    noShows: 0,
    furtherHours: 0,
    outcome: 'open',
    said: NO_PROGRESS,
    technicianWordAt: null,
    quotes: [],
    receipt: null,
    guarantee: null,
    unreadMessages: 0,
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
/** Everything on the first pages, but for what is changed. */
function pages(changes: Partial<AgendaPages> = {}): AgendaPages {
  const keys = BOOKINGS.map(({ key }) => key)
  const page = { total: keys.length, keys, after: null, next: null }
  return { requests: page, upcoming: page, history: page, ...changes }
}
const keysOf = (bookings: readonly { key: number }[]) => bookings.map(({ key }) => key)

test('every upcoming booking stands in its day in the order of its hour; requests are also listed apart', () => {
  const { requests, days, next, upcomingCount } = agendaOf({ bookings: BOOKINGS, pages: pages() }, NOW)
  expect(keysOf(requests)).toEqual([5, 3, 1])
  expect(days.map(day => [day.date, ...keysOf(day.bookings)])).toEqual([
    ['2026-11-16', 5, 4],
    ['2026-11-17', 3, 2],
    ['2026-11-18', 1],
  ])
  expect(next?.key).toBe(4)
  expect(upcomingCount).toBe(5)
})

test('an answered request stays in its day', () => {
  const answered = BOOKINGS.map(each => (each.key === 5 ? { ...each, status: 'confirmada' as const } : each))
  const { requests, days, next } = agendaOf({ bookings: answered, pages: pages() }, NOW)
  expect(keysOf(requests)).toEqual([3, 1])
  expect(keysOf(days[0]?.bookings ?? [])).toEqual([5, 4])
  expect(next?.key).toBe(5)
})

test('a confirmed visit is under way from its start to its end, and in the history too', () => {
  const { underWay, history } = agendaOf({ bookings: BOOKINGS, pages: pages() }, NOW)
  expect(underWay.map(({ key }) => key)).toEqual([6])
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

test('a visit that cannot be received comes before the requests only if it begins before the first must be answered', () => {
  // The first request is to be answered by 15:12, half of the time that is left.
  const told = (key: number) => BOOKINGS.map(each => (each.key === key ? { ...each, cannotAt: NOW } : each))
  const statementsWith = (bookings: readonly TechnicianBooking[]) => {
    const { urgentStatements, statements } = agendaOf({ bookings, pages: pages() }, NOW)
    return [keysOf(urgentStatements), keysOf(statements)]
  }
  const near = booking(9, '2026-11-16T20:00:00Z', 'confirmada')
  expect(statementsWith(told(4))).toEqual([[], [4]])
  expect(statementsWith([...told(4), { ...near, cannotAt: NOW }])).toEqual([[9], [4]])
  expect(statementsWith(told(4).filter(({ status }) => status !== 'solicitada'))).toEqual([[4], []])
})

test('a request that cannot be received stands once: as the request, or as a statement where that is on another page', () => {
  const bookings = BOOKINGS.map(each => (each.status === 'solicitada' ? { ...each, cannotAt: NOW } : each))
  const told = agendaOf({ bookings, pages: pages() }, NOW)
  expect(told.requests).not.toEqual([])
  expect([told.urgentStatements, told.statements]).toEqual([[], []])
  const elsewhere = agendaOf({ bookings, pages: pages({ requests: { ...pages().requests, keys: [] } }) }, NOW)
  expect(keysOf(elsewhere.urgentStatements)).toEqual(keysOf(told.requests))
})

test('requests and days show their own pages, and the next visit is known on each', () => {
  const later = { total: 5, after: 4, next: null }
  const shown = pages({ requests: { ...later, keys: [3, 1] }, upcoming: { ...later, keys: [2, 1] } })
  const { requests, days, next } = agendaOf({ bookings: BOOKINGS, pages: shown }, NOW)
  expect(keysOf(requests)).toEqual([3, 1])
  expect(keysOf(days.flatMap(day => day.bookings))).toEqual([2, 1])
  expect(next?.key).toBe(4)
})

test('a request of a day leads to its card, also on another page of the requests', () => {
  const page = { total: 30, next: null }
  const at = (upcoming: number[], after: number | null, requests: number[]) =>
    requestPath(
      7,
      pages({
        upcoming: { ...page, keys: upcoming, after },
        requests: { ...page, keys: requests, after: null },
      }),
    )
  expect(at([6, 7], null, [7])).toBe('#visita-7')
  expect(at([6, 7], null, [9])).toBe('/agenda?solicitudes=6#visita-7')
  expect(at([7, 8], 5, [9])).toBe('/agenda?solicitudes=5#visita-7')
  expect(at([7, 8], null, [9])).toBe('/agenda#visita-7')
})

test('what was answered on the open page stays where it was, until the page is opened again', () => {
  const bookings = BOOKINGS
  const answered = [5, 4].map(key => {
    const found = bookings.find(each => each.key === key)
    if (!found) throw new Error(`no booking ${key}`)
    return answeredBooking(found, pages())
  })
  /** 5 was accepted, 4 was cancelled and is on a page of the history that is not loaded. */
  const fresh = {
    bookings: bookings
      .filter(({ key }) => key !== 4)
      .map(each => (each.key === 5 ? { ...each, status: 'confirmada' as const } : each)),
    pages: pages({
      requests: { ...pages().requests, keys: [3, 1] },
      upcoming: { ...pages().upcoming, keys: [5, 3, 2, 1] },
    }),
  }
  const keys = new Set([5, 4])
  const { requests, days, next } = agendaOf(keptInPlace(fresh, answered), NOW, keys)
  expect(keysOf(requests)).toEqual([5, 3, 1])
  expect(keysOf(days[0]?.bookings ?? [])).toEqual([5, 4])
  expect(next?.key).toBe(2)
  const opened = agendaOf(fresh, NOW)
  expect(keysOf(opened.requests)).toEqual([3, 1])
  expect(opened.next?.key).toBe(5)
})
