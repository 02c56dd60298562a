import { expect, test } from 'vitest'
import { MINUTE_MS } from '#platform/domain/time.ts'
import { type SituationFacts, situationOf } from '#visits/domain/situation.ts'
import { NO_PROGRESS, type SaidSteps, type VisitProgress } from '#visits/domain/visit-progress.ts'

const START = new Date('2026-11-16T15:00:00Z')
const at = (minutes: number) => new Date(START.getTime() + minutes * MINUTE_MS)

/** Minutes after the start at which each was said. */
type Said = Partial<Record<keyof SaidSteps | 'arrivesAt', number>>

function visit(said: Said = {}, changes: Partial<SituationFacts> = {}): SituationFacts {
  const times = Object.entries(said).map(([step, minutes]) => [step, at(minutes)])
  return {
    status: 'confirmada',
    cancelReason: null,
    date: '2026-11-16',
    scheduledAt: START,
    furtherHours: 0,
    createdAt: at(-3000),
    cannotAt: null,
    said: { ...NO_PROGRESS, ...(Object.fromEntries(times) as Partial<VisitProgress>) },
    precio: null,
    technicianWordAt: null,
    quotes: [],
    receipt: null,
    ...changes,
  }
}

test('an hour of arrival is told from three hours before, as a late one from ten minutes after, until an hour after', () => {
  const byAt = (minutes: number, said: Said = {}) => situationOf(visit(said), at(minutes)).tellsHourBy
  expect([-181, -180, -1, 0, 9].map(minutes => byAt(minutes))).toEqual([null, ...Array(4).fill('en-camino')])
  expect([10, 25, 60].map(minutes => byAt(minutes))).toEqual(Array(3).fill('tarde'))
  expect(byAt(61)).toBeNull()
  expect(byAt(5, { onTheWayAt: -20, arrivesAt: 10 })).toBe('en-camino')
  expect(byAt(5, { arrivedAt: 4 })).toBeNull()
  expect(situationOf(visit({}, { cannotAt: at(-100) }), at(-60)).tellsHourBy).toBeNull()
})

test('who is not there ten minutes after the hour is late, until he told an hour that still stands', () => {
  const late = (minutes: number, said: Said = {}) => situationOf(visit(said), at(minutes)).late
  expect(late(9)).toBeNull()
  expect(late(10)).toEqual({ toldAt: null })
  expect(late(30, { didNotComeAt: 22 })).toEqual({ toldAt: null })
  expect(late(30, { didNotComeAt: 22, lateAt: 25, arrivesAt: 45 })).toEqual({ toldAt: at(25) })
  expect(late(31, { didNotComeAt: 22, lateAt: 25, arrivesAt: 45, seeksAt: 30 })).toEqual({ toldAt: at(25) })
  // The client said it again, or the told hour is past: it is asked for anew.
  expect(late(50, { lateAt: 25, arrivesAt: 30, didNotComeAt: 48 })).toEqual({ toldAt: null })
  expect(late(50, { lateAt: 25, arrivesAt: 30 })).toEqual({ toldAt: null })
  expect(late(30, { onTheWayAt: -5, arrivesAt: 25 })).toBeNull()
  expect(late(30, { arrivedAt: 28 })).toBeNull()
  expect(situationOf(visit({}, { status: 'completada' }), at(70)).late).toBeNull()
})

test('the next act of the technician follows what was said', () => {
  const task = (minutes: number, said: Said = {}) => situationOf(visit(said), at(minutes)).task.technician
  expect(task(-60)).toBe('set-out')
  expect(task(-20, { onTheWayAt: -30, arrivesAt: 0 })).toBe('arrive')
  expect(task(5, { arrivedAt: 2 })).toBe('finish')
  expect(task(-5, { arrivedAt: -10 })).toBeNull()
  expect(task(40, { didNotComeAt: 30 })).toBe('answer-absence')
})
