import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  ADMIN_DECISIONS,
  GUARANTEE_RULES,
  type GuaranteeAct,
  type GuaranteeActor,
  PARTY_ACTS,
} from '#guarantee/domain/guarantee-acts.ts'
import {
  type CaseState,
  GUARANTEE_STEPS,
  type GuaranteeStep,
  openingRefusal,
} from '#guarantee/domain/guarantee-case.ts'
import {
  type CaseMove,
  dueAfter,
  expectedSteps,
  isAllowed,
  isUndoable,
  lastDayOf,
  stateAfter,
  stateAfterMoves,
  stateWhenOpened,
  toldOf,
  turnOf,
} from '#guarantee/domain/guarantee-state.ts'
import { DAY_MS, MINUTE_MS } from '#platform/domain/time.ts'
import { CASE_LIVES, liveCase } from '#tests/support/people/random-cases.ts'

/** 18:20 in Bogotá, a Tuesday; the Monday that follows is a holiday. */
const NOW = new Date('2026-11-10T23:20:00Z')
const later = (days: number) => new Date(NOW.getTime() + days * DAY_MS)
const ACTS = Object.keys(GUARANTEE_RULES) as GuaranteeAct[]
const ACTORS: readonly GuaranteeActor[] = ['client', 'technician', 'admin', 'clock']
const OWED = 144_000

function at(step: GuaranteeStep, changes: Partial<CaseState> = {}): CaseState {
  const isClosed = step === 'closed'
  const end = { outcome: isClosed ? ('withdrawn' as const) : null, closedAt: isClosed ? NOW : null }
  const money = step.startsWith('refund') ? OWED : null
  return { ...stateWhenOpened(NOW), step, turn: null, dueAt: null, refundPesos: money, ...end, ...changes }
}

const move = (kind: GuaranteeAct, when = NOW, pesos: number | null = null): CaseMove => ({
  kind,
  at: when,
  pesos,
})

type Row = [GuaranteeActor, GuaranteeAct, GuaranteeStep, GuaranteeStep, string | null, string | null]

/** Every allowed move: who, what, from where, to where, whose turn then, until which day. */
const MOVES: Row[] = [
  ['technician', 'offer-repeat', 'opened', 'repeat-offered', 'client', '2026-11-25'],
  ['technician', 'offer-refund', 'opened', 'refund-offered', 'technician', '2026-11-18'],
  ['technician', 'contest', 'opened', 'disputed', 'admin', '2026-11-15'],
  ['client', 'book-repeat', 'repeat-offered', 'repeat-booked', null, null],
  ['technician', 'finish-repeat', 'repeat-booked', 'repeat-done', 'client', '2026-11-25'],
  ['technician', 'finish-repeat', 'repeat-unclear', 'repeat-done', 'client', '2026-11-25'],
  ['client', 'accept-repeat', 'repeat-done', 'closed', null, null],
  ['client', 'accept-repeat', 'repeat-unclear', 'closed', null, null],
  ['client', 'reject-repeat', 'repeat-done', 'disputed', 'admin', '2026-11-15'],
  ['client', 'reject-repeat', 'repeat-unclear', 'disputed', 'admin', '2026-11-15'],
  ['client', 'miss-repeat', 'repeat-unclear', 'repeat-offered', 'client', '2026-11-25'],
  ['technician', 'send-refund', 'refund-offered', 'refund-sent', 'client', '2026-11-18'],
  ['client', 'confirm-refund', 'refund-offered', 'closed', null, null],
  ['client', 'confirm-refund', 'refund-sent', 'closed', null, null],
  ['client', 'deny-refund', 'refund-sent', 'disputed', 'admin', '2026-11-15'],
  ['client', 'disagree', 'repeat-offered', 'disputed', 'admin', '2026-11-15'],
  ['client', 'disagree', 'refund-offered', 'disputed', 'admin', '2026-11-15'],
  ['client', 'withdraw', 'opened', 'closed', null, null],
  ['client', 'withdraw', 'repeat-offered', 'closed', null, null],
  ['client', 'withdraw', 'refund-offered', 'closed', null, null],
  ['client', 'withdraw', 'disputed', 'closed', null, null],
  ['client', 'reopen', 'closed', 'opened', 'technician', '2026-11-15'],
  ['admin', 'order-repeat', 'disputed', 'repeat-offered', 'client', '2026-11-25'],
  ['admin', 'order-refund', 'disputed', 'refund-offered', 'technician', '2026-11-18'],
  ['admin', 'dismiss', 'disputed', 'closed', null, null],
  ['admin', 'undo-decision', 'repeat-offered', 'disputed', 'admin', '2026-11-15'],
  ['admin', 'undo-decision', 'refund-offered', 'disputed', 'admin', '2026-11-15'],
  ['admin', 'undo-decision', 'closed', 'disputed', 'admin', '2026-11-15'],
  ['clock', 'prolong', 'disputed', 'disputed', 'admin', '2026-11-13'],
  ['clock', 'escalate', 'opened', 'disputed', 'admin', '2026-11-15'],
  ['clock', 'escalate-refund', 'refund-offered', 'disputed', 'admin', '2026-11-15'],
  ['clock', 'lapse', 'repeat-offered', 'closed', null, null],
  ['clock', 'lapse', 'repeat-unclear', 'closed', null, null],
  ['clock', 'presume-repaired', 'repeat-done', 'closed', null, null],
  ['clock', 'presume-refunded', 'refund-sent', 'closed', null, null],
  ['clock', 'complete-repeat', 'repeat-booked', 'repeat-done', 'client', '2026-11-25'],
  ['clock', 'complete-repeat', 'repeat-unclear', 'repeat-done', 'client', '2026-11-25'],
  ['clock', 'complete-repeat', 'repeat-offered', 'repeat-done', 'client', '2026-11-25'],
  ['clock', 'ask-repeat', 'repeat-booked', 'repeat-unclear', 'client', '2026-11-25'],
  ['clock', 'ask-repeat', 'repeat-offered', 'repeat-unclear', 'client', '2026-11-25'],
  ['clock', 'cancel-repeat', 'repeat-booked', 'repeat-offered', 'client', '2026-11-25'],
  ['clock', 'cancel-repeat', 'repeat-unclear', 'repeat-offered', 'client', '2026-11-25'],
  ['clock', 'contest-repeat', 'repeat-booked', 'disputed', 'admin', '2026-11-15'],
  ['clock', 'contest-repeat', 'repeat-unclear', 'disputed', 'admin', '2026-11-15'],
  ['clock', 'contest-repeat', 'repeat-offered', 'disputed', 'admin', '2026-11-15'],
  ['clock', 'restore-repeat', 'repeat-offered', 'repeat-booked', null, null],
  ['clock', 'restore-repeat', 'repeat-unclear', 'repeat-booked', null, null],
  ['clock', 'client-left', 'opened', 'closed', null, null],
  ['clock', 'client-left', 'repeat-offered', 'closed', null, null],
  ['clock', 'client-left', 'repeat-booked', 'closed', null, null],
  ['clock', 'client-left', 'repeat-unclear', 'closed', null, null],
  ['clock', 'client-left', 'repeat-done', 'closed', null, null],
  ['clock', 'client-left', 'disputed', 'closed', null, null],
  ['clock', 'technician-left', 'opened', 'disputed', 'admin', '2026-11-15'],
  ['clock', 'technician-left', 'repeat-offered', 'disputed', 'admin', '2026-11-15'],
  ['clock', 'technician-left', 'repeat-booked', 'disputed', 'admin', '2026-11-15'],
  ['clock', 'technician-left', 'repeat-unclear', 'disputed', 'admin', '2026-11-15'],
  ['clock', 'technician-left', 'repeat-done', 'disputed', 'admin', '2026-11-15'],
  ['clock', 'technician-left', 'refund-offered', 'disputed', 'admin', '2026-11-15'],
  ['clock', 'technician-left', 'refund-sent', 'disputed', 'admin', '2026-11-15'],
]

test.each(MOVES)('the %s may %s when it is %s: then it is %s', (by, act, from, to, turn, lastDay) => {
  expect(isAllowed(act, by, at(from), NOW)).toBe(true)
  const after = stateAfter(at(from), move(act))
  expect(after).toMatchObject({ step: to, turn, stepAt: NOW })
  expect(after.dueAt && lastDayOf(after.dueAt)).toBe(lastDay)
  expect([after.outcome !== null, after.closedAt !== null]).toEqual([to === 'closed', to === 'closed'])
})

/** Those that leave the step as it is: messages, and a client who left while money is owed. */
function isSaid(act: GuaranteeAct, by: GuaranteeActor, step: GuaranteeStep): boolean {
  if (act === 'message') return step !== 'closed' && (by === 'client' || by === 'technician')
  return act === 'client-left-owed' && by === 'clock' && step.startsWith('refund')
}

test('every other act of anybody from any step is refused', () => {
  for (const act of ACTS)
    for (const by of ACTORS)
      for (const step of GUARANTEE_STEPS) {
        const isMove = MOVES.some(([who, what, from]) => who === by && what === act && from === step)
        const expected = isMove || isSaid(act, by, step)
        expect([act, by, step, isAllowed(act, by, at(step), NOW)]).toEqual([act, by, step, expected])
      }
})

test('in a dispute about money that was agreed or ordered, it can still arrive', () => {
  const owed = at('disputed', { refundPesos: OWED })
  expect(isAllowed('confirm-refund', 'client', owed, NOW)).toBe(true)
  expect(isAllowed('settle-refund', 'admin', owed, NOW)).toBe(true)
  expect(stateAfter(owed, move('settle-refund'))).toMatchObject({ outcome: 'refunded', refundPesos: OWED })
})

test('money that an administrator ordered is not disputed by the client; an ordered repeat, and what was offered, is', () => {
  const ordered = stateAfter(at('disputed'), move('order-refund', NOW, OWED))
  expect(isAllowed('disagree', 'client', ordered, NOW)).toBe(false)
  expect(isAllowed('withdraw', 'client', ordered, NOW)).toBe(true)
  const repeat = stateAfter(at('disputed'), move('order-repeat'))
  expect(isAllowed('disagree', 'client', repeat, NOW)).toBe(true)
  const again = stateAfter(stateAfter(ordered, move('withdraw')), move('reopen'))
  const offered = stateAfter(again, move('offer-refund', NOW, OWED))
  expect(isAllowed('disagree', 'client', offered, NOW)).toBe(true)
})

test('a message changes nothing', () => {
  const before = at('opened', { turn: 'technician', dueAt: NOW })
  expect(stateAfter(before, move('message', later(1)))).toBe(before)
})

test('how a case ends', () => {
  const outcomeOf = (act: GuaranteeAct, from: GuaranteeStep) => stateAfter(at(from), move(act)).outcome
  expect(outcomeOf('accept-repeat', 'repeat-done')).toBe('repaired')
  expect(outcomeOf('presume-repaired', 'repeat-done')).toBe('repaired')
  expect(outcomeOf('lapse', 'repeat-offered')).toBe('withdrawn')
  expect(outcomeOf('confirm-refund', 'refund-offered')).toBe('refunded')
  expect(outcomeOf('presume-refunded', 'refund-sent')).toBe('refunded')
  expect(outcomeOf('dismiss', 'disputed')).toBe('dismissed')
  expect(outcomeOf('withdraw', 'opened')).toBe('withdrawn')
})

test('what is owed stays known until it is dropped', () => {
  const offered = stateAfter(at('opened'), move('offer-refund', NOW, 90_000))
  expect(offered.refundPesos).toBe(90_000)
  expect(stateAfter(offered, move('send-refund')).refundPesos).toBe(90_000)
  expect(stateAfter(offered, move('escalate-refund')).refundPesos).toBe(90_000)
  const disputed = stateAfter(offered, move('disagree'))
  expect(disputed.refundPesos).toBeNull()
  expect(stateAfter(disputed, move('order-refund', NOW, OWED)).refundPesos).toBe(OWED)
  expect(stateAfter(offered, move('withdraw')).refundPesos).toBeNull()
})

test('a repeat that did not take place is booked again, and the second time decided; one that comes back does not count', () => {
  const once = stateAfter(at('repeat-booked'), move('cancel-repeat'))
  expect(once).toMatchObject({ step: 'repeat-offered', missedRepeats: 1 })
  const again = stateAfter(once, move('book-repeat'))
  expect(stateAfter(again, move('cancel-repeat'))).toMatchObject({ step: 'disputed', turn: 'admin' })
  expect(stateAfter(stateAfter(again, move('ask-repeat')), move('miss-repeat')).step).toBe('disputed')
  expect(stateAfter(once, move('restore-repeat')).missedRepeats).toBe(0)
  expect(stateAfter(at('disputed', { missedRepeats: 2 }), move('order-repeat')).missedRepeats).toBe(0)
})

test('whose turn it is, what they are to do, until when and with how much', () => {
  const owed = stateAfter(at('opened'), move('offer-refund', NOW, OWED))
  expect(turnOf(owed, NOW)).toEqual({
    who: 'technician',
    task: 'return-money',
    until: new Date('2026-11-19T05:00:00Z'),
    pesos: OWED,
    isOverdue: false,
  })
  expect(turnOf(owed, new Date('2026-11-19T05:00:00Z'))?.isOverdue).toBe(true)
  expect(turnOf(at('repeat-booked'), NOW)).toBeNull()
})

test('who is told: the other side, whoever has to have it in writing, and administrators of what comes to them', () => {
  const told = (kind: GuaranteeAct, by: 'client' | 'technician' | 'admin' | null, from: GuaranteeStep) =>
    toldOf(kind, by, stateAfter(at(from), move(kind)))
  expect(told('open', 'client', 'opened')).toEqual(['technician', 'client'])
  expect(told('contest', 'technician', 'opened')).toEqual(['client', 'admin'])
  expect(told('escalate-refund', null, 'refund-offered')).toEqual(['client', 'technician', 'admin'])
  expect(told('order-refund', 'admin', 'disputed')).toEqual(['client', 'technician'])
  expect(told('undo-decision', 'admin', 'closed')).toEqual([])
  expect(told('book-repeat', 'client', 'repeat-offered')).toEqual([])
})

test('a decision can be undone for ten minutes: the case is where it was, with its old time limit', () => {
  const moves = [move('open'), move('contest', later(1)), move('order-refund', later(2), OWED)] as const
  const soon = new Date(later(2).getTime() + 10 * MINUTE_MS - 1)
  expect(isUndoable(moves[2], soon)).toBe(true)
  expect(isUndoable(moves[2], new Date(soon.getTime() + 1))).toBe(false)
  expect(isUndoable(moves[1], later(1))).toBe(false)
  const [opening, contested, ordered] = moves
  expect(stateAfterMoves([opening, contested, ordered])).toMatchObject({
    step: 'refund-offered',
    refundPesos: OWED,
  })
  expect(stateAfterMoves([opening, contested, ordered, move('undo-decision', soon)])).toEqual(
    stateAfterMoves([opening, contested]),
  )
})

test('what is expected to follow is the way that leads on, and the end', () => {
  expect(GUARANTEE_STEPS.map(step => [step, ...expectedSteps(step)])).toEqual([
    ['opened', 'closed'],
    ['repeat-offered', 'repeat-booked', 'closed'],
    ['repeat-booked', 'repeat-done', 'closed'],
    ['repeat-unclear', 'repeat-done', 'closed'],
    ['repeat-done', 'closed'],
    ['refund-offered', 'refund-sent', 'closed'],
    ['refund-sent', 'closed'],
    ['disputed', 'closed'],
    ['closed'],
  ])
})

test('the acts of the two sides are those that the rules give them, but for opening, booking and finishing', () => {
  const bySides = ACTS.filter(act =>
    GUARANTEE_RULES[act].by.some(who => who === 'client' || who === 'technician'),
  )
  expect(PARTY_ACTS).toEqual(bySides.filter(act => !['open', 'book-repeat', 'finish-repeat'].includes(act)))
  const byAdmins = ACTS.filter(act => GUARANTEE_RULES[act].by.includes('admin'))
  expect([...ADMIN_DECISIONS, 'undo-decision']).toEqual(byAdmins)
})

test('only a withdrawn case can be opened again, for 30 days', () => {
  expect(isAllowed('reopen', 'client', at('closed'), later(30))).toBe(true)
  expect(isAllowed('reopen', 'client', at('closed'), later(30.1))).toBe(false)
  for (const outcome of ['repaired', 'refunded', 'dismissed'] as const)
    expect(isAllowed('reopen', 'client', at('closed', { outcome }), NOW)).toBe(false)
})

test('a time limit ends with its last day in Bogotá', () => {
  expect(dueAfter('opened', NOW)).toEqual(new Date('2026-11-16T05:00:00Z'))
  expect(dueAfter('repeat-booked', NOW)).toBeNull()
  const before = dueAfter('repeat-offered', new Date('2026-11-11T04:59:59Z'))
  expect(before && lastDayOf(before)).toBe('2026-11-25')
})

test('a case is opened within 30 days of a completed visit', () => {
  const visit = { status: 'completada', outcome: 'attended', scheduledAt: NOW, precio: null } as const
  expect(openingRefusal(visit, later(30))).toBeNull()
  expect(openingRefusal(visit, later(30.1))).toBe('guarantee-too-late')
  for (const status of ['solicitada', 'confirmada', 'cancelada'] as const)
    expect(openingRefusal({ ...visit, status }, NOW)).toBe('guarantee-not-completed')
})

// Random cases and clocks: each of these runs ends closed or with administrators, and no silence takes what is owed.

test('no path on which silence settles money against the one who is owed', () => {
  fc.assert(
    fc.property(CASE_LIVES, acts => {
      for (const { before, move: done, by, after } of liveCase(acts)) {
        if (by !== 'clock' || before.refundPesos === null) continue
        // Owed money ends by itself only after the technician said that he returned it.
        if (after.step === 'closed')
          expect([done.kind, before.step]).toEqual(['presume-refunded', 'refund-sent'])
        expect(after.refundPesos).toBe(before.refundPesos)
      }
    }),
    { numRuns: 3_000 },
  )
})

test('every waiting step is the turn of exactly one person, until a day that comes', () => {
  fc.assert(
    fc.property(CASE_LIVES, acts => {
      for (const { after, move: done } of liveCase(acts)) {
        const turn = turnOf(after, done.at)
        const isWaiting = after.step !== 'closed' && after.step !== 'repeat-booked'
        expect([after.turn !== null, turn !== null, after.dueAt !== null]).toEqual([
          isWaiting,
          isWaiting,
          isWaiting,
        ])
        if (!turn || !after.dueAt || done.kind === 'message' || done.kind === 'client-left-owed') continue
        expect(turn.who).toBe(after.turn)
        expect(after.dueAt > done.at).toBe(true)
      }
    }),
    { numRuns: 3_000 },
  )
})
