// Lives of guarantee cases for property tests: acts of both sides, of administrators and of the clock at random moments, each only
// where the rules allow it.
import fc from 'fast-check'
import {
  GUARANTEE_RULES,
  GUARANTEE_STEP_RULES,
  type GuaranteeAct,
  type GuaranteeActor,
} from '#guarantee/domain/guarantee-acts.ts'
import type { CaseState } from '#guarantee/domain/guarantee-case.ts'
import {
  type CaseMove,
  isAllowed,
  stateAfter,
  stateWhenOpened,
  turnOf,
} from '#guarantee/domain/guarantee-state.ts'
import { DAY_MS } from '#platform/domain/time.ts'

/** 18:20 in Bogotá, a Tuesday. */
const START = new Date('2026-11-10T23:20:00Z')
const ACTS = Object.keys(GUARANTEE_RULES) as GuaranteeAct[]
const ACTORS: readonly GuaranteeActor[] = ['client', 'technician', 'admin', 'clock']
const OWED = 144_000

const ACT = fc.record({
  kind: fc.constantFrom(...ACTS.filter(act => act !== 'open' && act !== 'undo-decision')),
  by: fc.constantFrom(...ACTORS),
  afterHours: fc.integer({ min: 0, max: 24 * 12 }),
})

interface Lived {
  readonly before: CaseState
  readonly move: CaseMove
  readonly by: GuaranteeActor
  readonly after: CaseState
}

/** The acts that are allowed when they come; between them the clock does what it does to whoever is silent. */
export function liveCase(
  acts: readonly { kind: GuaranteeAct; by: GuaranteeActor; afterHours: number }[],
): Lived[] {
  const lived: Lived[] = []
  let state = stateWhenOpened(START)
  let now = START
  const go = (by: GuaranteeActor, kind: GuaranteeAct, when: Date) => {
    const pesos = GUARANTEE_RULES[kind].needs?.includes('amount') ? OWED : null
    const next: CaseMove = { kind, at: when, pesos }
    const after = stateAfter(state, next)
    lived.push({ before: state, move: next, by, after })
    state = after
  }
  for (const { kind, by, afterHours } of acts) {
    now = new Date(now.getTime() + afterHours * (DAY_MS / 24))
    for (let turn = turnOf(state, now); turn?.isOverdue; turn = turnOf(state, now)) {
      const { silence } = GUARANTEE_STEP_RULES[state.step]
      if (!silence || !isAllowed(silence, 'clock', state, turn.until)) break
      go('clock', silence, turn.until)
    }
    if (isAllowed(kind, by, state, now)) go(by, kind, now)
  }
  return lived
}

export const CASE_LIVES = fc.array(ACT, { minLength: 1, maxLength: 60 })
