import { expect, test } from 'vitest'
import { topVisitsOf } from '#agenda/domain/agenda.ts'
import type { BookingStatus } from '#bookings/domain/booking.ts'
import { bogotaDate, HOUR_MS, MINUTE_MS } from '#platform/domain/time.ts'
import { NO_PROGRESS, type VisitProgress } from '#visits/domain/visit-progress.ts'

const NOW = new Date('2026-11-16T15:00:00Z')

/** Begins so many minutes from now. */
function visit(
  id: string,
  minutes: number,
  said: Partial<VisitProgress> = {},
  status: BookingStatus = 'confirmada',
) {
  const scheduledAt = new Date(NOW.getTime() + minutes * MINUTE_MS)
  return {
    ...{ id, scheduledAt, status, date: bogotaDate(scheduledAt), createdAt: NOW },
    ...{ cancelReason: null, cannotAt: null, furtherHours: 0 },
    ...{ precio: null, technicianWordAt: null, quotes: [], receipt: null, said: { ...NO_PROGRESS, ...said } },
  }
}

const topOf = (...visits: ReturnType<typeof visit>[]) => topVisitsOf(visits, NOW).map(({ id }) => id)
const DAY_MIN = 24 * 60

test('the next visit stands on top from a day before it on', () => {
  expect(topOf(visit('far', DAY_MIN + 1), visit('asked', 60, {}, 'solicitada'))).toEqual([])
  expect(topOf(visit('later', DAY_MIN), visit('sooner', 120))).toEqual(['sooner'])
  expect(topOf(visit('gone', -30, {}, 'cancelada'))).toEqual([])
})

test('one that is going on comes before it, also on the way and past its hour', () => {
  const next = visit('next', 120)
  expect(topOf(next, visit('due', -5))).toEqual(['due'])
  expect(topOf(next, visit('leaving', 170, { onTheWayAt: NOW }))).toEqual(['leaving'])
  expect(topOf(next, visit('inside', -90, { arrivedAt: new Date(NOW.getTime() - HOUR_MS) }))).toEqual([
    'inside',
  ])
})

test('every visit whose technician is asked for stands there, and no other', () => {
  const said = { didNotComeAt: new Date(NOW.getTime() - MINUTE_MS) }
  expect(topOf(visit('next', 60), visit('missing', -40, said), visit('unclear', -20))).toEqual([
    'missing',
    'unclear',
  ])
  const waits = { ...said, lateAt: NOW, waitsAt: NOW, arrivesAt: new Date(NOW.getTime() + HOUR_MS) }
  expect(topOf(visit('waited for', -40, waits), visit('unclear', -20))).toEqual(['unclear'])
})
