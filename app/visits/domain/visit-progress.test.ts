import { describe, expect, test } from 'vitest'
import type { BookingStatus, CancelReason } from '#bookings/domain/booking.ts'
import { HOUR_MS, MINUTE_MS } from '#platform/domain/time.ts'
import { outcomeOf } from '#visits/domain/visit-outcome.ts'
import {
  isOffered,
  isSaid,
  NO_PROGRESS,
  type ProgressAct,
  type ProgressStep,
  progressAfter,
  progressRefusal,
  undoableUntil,
  type VisitProgress,
} from '#visits/domain/visit-progress.ts'

const START = new Date('2026-11-16T22:00:00Z')
const at = (minutes: number) => new Date(START.getTime() + minutes * MINUTE_MS)
const H = HOUR_MS / MINUTE_MS
const visit = (status: BookingStatus = 'confirmada', cancelReason: CancelReason | null = null) => ({
  status,
  cancelReason,
  scheduledAt: START,
  furtherHours: 0,
})
const said = (...steps: ProgressStep[]): VisitProgress => ({
  ...NO_PROGRESS,
  ...Object.fromEntries(steps.map(step => [step, START])),
})

test.each<[ProgressAct, first: number, last: number]>([
  ['en-camino', -3 * H, H],
  ['llegue', -H, 48 * H],
  ['nadie', 15, 48 * H],
  ['terminar', 0, 30 * 24 * H],
  ['llego-si', 15, 48 * H],
  ['llego-no', 20, 48 * H],
  ['tarde', 10, H],
])('%s is possible from minute %i to minute %i of the start', (act, first, last) => {
  const refusalAt = (minute: number) => progressRefusal(act, visit(), NO_PROGRESS, at(minute))
  expect([first - 1, first, last, last + 1].map(refusalAt)).toEqual([
    'step-too-early',
    null,
    null,
    'step-too-late',
  ])
})

describe('what stands in the way', () => {
  test('a request or a cancelled visit has no progress; one on the way is not over', () => {
    const refusals = (status: BookingStatus) =>
      (['en-camino', 'llegue', 'nadie', 'llego-si', 'llego-no'] as const).map(act =>
        progressRefusal(act, visit(status), NO_PROGRESS, at(30)),
      )
    const no = 'step-not-possible'
    expect(refusals('solicitada')).toEqual([no, no, no, no, no])
    expect(refusals('cancelada')).toEqual([no, no, no, no, no])
    expect(refusals('completada')).toEqual([no, null, null, null, null])
    const missed = (['en-camino', 'llegue', 'terminar', 'llego-si'] as const).map(act =>
      progressRefusal(act, visit('cancelada', 'no_llego'), NO_PROGRESS, at(90)),
    )
    expect(missed).toEqual([no, null, no, null])
  })

  test('nobody is asked whether the technician came once he said so', () => {
    for (const step of ['arrivedAt', 'finishedAt'] as const)
      expect(progressRefusal('llego-no', visit(), said(step), at(30))).toBe('step-not-possible')
    expect(isOffered('llego-no', visit(), said('onTheWayAt'), at(30))).toBe(true)
  })

  test('what the other side said late can be contradicted for 48 hours', () => {
    const late = { ...NO_PROGRESS, nobodyHomeAt: at(47 * H), didNotComeAt: at(47 * H) }
    for (const act of ['llego-si', 'llegue'] as const) {
      expect(progressRefusal(act, visit('completada'), late, at(94 * H))).toBeNull()
      expect(progressRefusal(act, visit('completada'), late, at(96 * H))).toBe('step-too-late')
    }
  })
})

describe('what is taken back', () => {
  test("'Llegué' takes back 'No había nadie' and keeps its first hour", () => {
    const progress = { ...said('arrivedAt'), nobodyHomeAt: at(16) }
    expect(isSaid('llegue', progress)).toBe(false)
    expect(progressAfter('llegue', progress, at(20))).toEqual(said('arrivedAt'))
  })

  test("'Sí' and 'No ha llegado' replace each other", () => {
    const no = progressAfter('llego-no', said('cameAt'), at(25))
    expect(no).toEqual({ ...NO_PROGRESS, didNotComeAt: at(25) })
    expect(progressAfter('llego-si', no, at(30))).toEqual({ ...NO_PROGRESS, cameAt: at(30) })
  })

  test('ten minutes to undo, but no receipt', () => {
    expect(undoableUntil('llegue', said('arrivedAt'))).toEqual(at(10))
    expect(undoableUntil('llegue', NO_PROGRESS)).toBeNull()
    expect(undoableUntil('terminar', said('finishedAt'))).toBeNull()
  })
})

test.each<[ReturnType<typeof outcomeOf>, ProgressStep[]]>([
  ['open', []],
  ['open', ['onTheWayAt']],
  ['attended', ['arrivedAt']],
  ['attended', ['finishedAt']],
  ['attended', ['cameAt']],
  ['nobody-home', ['arrivedAt', 'nobodyHomeAt']],
  ['did-not-come', ['onTheWayAt', 'didNotComeAt']],
  ['contested', ['nobodyHomeAt', 'cameAt']],
  ['contested', ['arrivedAt', 'didNotComeAt']],
  ['contested', ['nobodyHomeAt', 'didNotComeAt']],
])('%s: %j', (outcome, steps) => {
  expect(outcomeOf(said(...steps), visit())).toBe(outcome)
})
