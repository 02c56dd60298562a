import { expect, test } from 'vitest'
import {
  actWhenDue,
  type CaseState,
  dueAfter,
  expectedSteps,
  GUARANTEE_RULES,
  type GuaranteeAct,
  type GuaranteeActor,
  isAllowed,
  lastDayOf,
  PARTY_ACTS,
  stateAfter,
} from '#guarantee/domain/guarantee-acts.ts'
import { GUARANTEE_STEPS, type GuaranteeStep, openingRefusal } from '#guarantee/domain/guarantee-case.ts'
import { DAY_MS } from '#platform/domain/time.ts'

/** 18:20 in Bogotá. */
const NOW = new Date('2026-11-10T23:20:00Z')
const later = (days: number) => new Date(NOW.getTime() + days * DAY_MS)
const ACTS = Object.keys(GUARANTEE_RULES) as GuaranteeAct[]
const ACTORS: readonly GuaranteeActor[] = ['client', 'technician', 'admin', 'clock']

function at(step: GuaranteeStep, changes: Partial<CaseState> = {}): CaseState {
  const isClosed = step === 'closed'
  const end = { outcome: isClosed ? ('withdrawn' as const) : null, closedAt: isClosed ? NOW : null }
  return { step, turn: null, stepAt: NOW, dueAt: null, ...end, ...changes }
}

/** Every allowed move: who, what, from where, to where, whose turn then, until which day. */
const MOVES: [GuaranteeActor, GuaranteeAct, GuaranteeStep, GuaranteeStep, string | null, string | null][] = [
  ['technician', 'offer-repeat', 'opened', 'repeat-offered', 'client', '2026-11-25'],
  ['technician', 'offer-refund', 'opened', 'refund-offered', 'client', '2026-11-25'],
  ['technician', 'contest', 'opened', 'disputed', 'admin', '2026-11-15'],
  ['client', 'book-repeat', 'repeat-offered', 'repeat-booked', null, null],
  ['client', 'accept-repeat', 'repeat-done', 'closed', null, null],
  ['client', 'reject-repeat', 'repeat-done', 'disputed', 'admin', '2026-11-15'],
  ['client', 'confirm-refund', 'refund-offered', 'closed', null, null],
  ['client', 'disagree', 'repeat-offered', 'disputed', 'admin', '2026-11-15'],
  ['client', 'disagree', 'refund-offered', 'disputed', 'admin', '2026-11-15'],
  ['client', 'withdraw', 'opened', 'closed', null, null],
  ['client', 'withdraw', 'repeat-offered', 'closed', null, null],
  ['client', 'withdraw', 'refund-offered', 'closed', null, null],
  ['client', 'withdraw', 'disputed', 'closed', null, null],
  ['client', 'reopen', 'closed', 'opened', 'technician', '2026-11-15'],
  ['admin', 'order-repeat', 'disputed', 'repeat-offered', 'client', '2026-11-25'],
  ['admin', 'order-refund', 'disputed', 'refund-offered', 'client', '2026-11-25'],
  ['admin', 'dismiss', 'disputed', 'closed', null, null],
  ['clock', 'escalate', 'opened', 'disputed', 'admin', '2026-11-15'],
  ['clock', 'lapse', 'repeat-offered', 'closed', null, null],
  ['clock', 'lapse', 'refund-offered', 'closed', null, null],
  ['clock', 'lapse', 'repeat-done', 'closed', null, null],
  ['clock', 'complete-repeat', 'repeat-booked', 'repeat-done', 'client', '2026-11-25'],
  ['clock', 'cancel-repeat', 'repeat-booked', 'repeat-offered', 'client', '2026-11-25'],
  ['clock', 'restore-repeat', 'repeat-offered', 'repeat-booked', null, null],
]

test.each(MOVES)('the %s may %s when it is %s: then it is %s', (by, act, from, to, turn, lastDay) => {
  expect(isAllowed(act, by, at(from), NOW)).toBe(true)
  const after = stateAfter(act, at(from), NOW)
  expect(after).toMatchObject({ step: to, turn, stepAt: NOW })
  expect(after.dueAt && lastDayOf(after.dueAt)).toBe(lastDay)
  expect([after.outcome !== null, after.closedAt !== null]).toEqual([to === 'closed', to === 'closed'])
})

test('every other act of anybody from any step is refused, except messages of the two sides in open cases', () => {
  for (const act of ACTS)
    for (const by of ACTORS)
      for (const step of GUARANTEE_STEPS) {
        const isMove = MOVES.some(([who, what, from]) => who === by && what === act && from === step)
        const isMessage = act === 'message' && step !== 'closed' && (by === 'client' || by === 'technician')
        expect([act, by, step, isAllowed(act, by, at(step), NOW)]).toEqual([
          act,
          by,
          step,
          isMove || isMessage,
        ])
      }
})

test('a message changes nothing', () => {
  const before = at('opened', { turn: 'technician', dueAt: NOW })
  expect(stateAfter('message', before, later(1))).toBe(before)
})

test('how a case ends', () => {
  const outcomeOf = (act: GuaranteeAct, from: GuaranteeStep) => stateAfter(act, at(from), NOW).outcome
  expect(outcomeOf('accept-repeat', 'repeat-done')).toBe('repaired')
  expect(outcomeOf('lapse', 'repeat-done')).toBe('repaired')
  expect(outcomeOf('lapse', 'repeat-offered')).toBe('withdrawn')
  expect(outcomeOf('lapse', 'refund-offered')).toBe('withdrawn')
  expect(outcomeOf('confirm-refund', 'refund-offered')).toBe('refunded')
  expect(outcomeOf('dismiss', 'disputed')).toBe('dismissed')
  expect(outcomeOf('withdraw', 'opened')).toBe('withdrawn')
})

test('what is expected to follow is the way that leads on, and the end', () => {
  expect(GUARANTEE_STEPS.map(step => [step, ...expectedSteps(step)])).toEqual([
    ['opened', 'closed'],
    ['repeat-offered', 'repeat-booked', 'closed'],
    ['repeat-booked', 'repeat-done', 'closed'],
    ['repeat-done', 'closed'],
    ['refund-offered', 'closed'],
    ['disputed', 'closed'],
    ['closed'],
  ])
})

test('the acts of the two sides are those that the rules give them, but for opening and booking', () => {
  const bySides = ACTS.filter(act =>
    GUARANTEE_RULES[act].by.some(who => who === 'client' || who === 'technician'),
  )
  expect(PARTY_ACTS).toEqual(bySides.filter(act => act !== 'open' && act !== 'book-repeat'))
})

test('only a withdrawn case can be opened again, for 30 days', () => {
  expect(isAllowed('reopen', 'client', at('closed'), later(30))).toBe(true)
  expect(isAllowed('reopen', 'client', at('closed'), later(30.1))).toBe(false)
  for (const outcome of ['repaired', 'refunded', 'dismissed'] as const)
    expect(isAllowed('reopen', 'client', at('closed', { outcome }), NOW)).toBe(false)
})

test('the clock acts for whoever is silent, never for administrators', () => {
  expect(GUARANTEE_STEPS.map(actWhenDue)).toEqual(['escalate', 'lapse', null, 'lapse', 'lapse', null, null])
})

test('a time limit ends with its last day in Bogotá', () => {
  expect(dueAfter('technician', NOW)).toEqual(new Date('2026-11-16T05:00:00Z'))
  expect(lastDayOf(dueAfter('technician', NOW))).toBe('2026-11-15')
  expect(lastDayOf(dueAfter('client', new Date('2026-11-11T04:59:59Z')))).toBe('2026-11-25')
})

test('a case is opened within 30 days of a completed visit', () => {
  const visit = { status: 'completada', outcome: 'attended', scheduledAt: NOW } as const
  expect(openingRefusal(visit, later(30))).toBeNull()
  expect(openingRefusal(visit, later(30.1))).toBe('guarantee-too-late')
  for (const status of ['solicitada', 'confirmada', 'cancelada'] as const)
    expect(openingRefusal({ ...visit, status }, NOW)).toBe('guarantee-not-completed')
})
