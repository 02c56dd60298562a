// The state of a guarantee case: what an act makes of it, and whose turn it is then.
import {
  type ActingState,
  GUARANTEE_RULES,
  GUARANTEE_STEP_RULES,
  type GuaranteeAct,
  type GuaranteeActor,
  type GuaranteeTask,
  ORDERS,
} from '#guarantee/domain/guarantee-acts.ts'
import {
  type CaseState,
  GUARANTEE_STEPS,
  type GuaranteeCase,
  type GuaranteeStep,
  type GuaranteeTurn,
  UNDO_DECISION_MS,
} from '#guarantee/domain/guarantee-case.ts'
import { PROLONGED_DAYS } from '#guarantee/domain/overdue-decision.ts'
import { addDays, bogotaDate, instantAt } from '#platform/domain/time.ts'
import { addWorkingDays } from '#technicians/domain/holidays.ts'

/** The end, in Bogotá, of the last day on which somebody may act; null: nobody is awaited. */
export function dueAfter(step: GuaranteeStep, now: Date): Date | null {
  const { days, workingDays } = GUARANTEE_STEP_RULES[step]
  const today = bogotaDate(now)
  if (workingDays) return endOfDay(addWorkingDays(today, workingDays))
  return days ? endOfDay(addDays(today, days)) : null
}

const endOfDay = (date: string) => instantAt(addDays(date, 1), '00:00')

/** The last day: 'YYYY-MM-DD'. */
export function lastDayOf(dueAt: Date): string {
  return bogotaDate(new Date(dueAt.getTime() - 1))
}

export function isAllowed(act: GuaranteeAct, by: GuaranteeActor, state: ActingState, now: Date): boolean {
  const { by: actors, from, onlyIf } = GUARANTEE_RULES[act]
  return actors.includes(by) && from.includes(state.step) && (onlyIf?.(state, now) ?? true)
}

/** An event that moved a case. */
export interface CaseMove {
  readonly kind: GuaranteeAct
  readonly at: Date
  /** What is owed from then on. */
  readonly pesos: number | null
}

/** The state after an allowed act; one without a step of its own changes nothing. */
export function stateAfter(before: CaseState, { kind, at, pesos }: CaseMove): CaseState {
  const { to, again, outcome = null, drops, prolongs } = GUARANTEE_RULES[kind]
  if (!to) return before
  const missedRepeats = missedAfter(before, kind)
  const step = again && missedRepeats > 1 ? again : to
  return {
    ...stateAt(step, at),
    ...(prolongs && { stepAt: before.stepAt, dueAt: endOfDay(addDays(bogotaDate(at), PROLONGED_DAYS)) }),
    outcome,
    refundPesos: drops ? null : (pesos ?? before.refundPesos),
    missedRepeats,
    isOrdered: isOrderedAfter(before, kind),
  }
}

/** Whom an act reaches, given where it leads. */
export function toldOf(kind: GuaranteeAct, by: GuaranteeTurn | null, after: CaseState): GuaranteeTurn[] {
  const { tells, to, confirmed } = GUARANTEE_RULES[kind]
  const told: GuaranteeTurn[] = tells.filter(side => side !== by)
  if (confirmed && by) told.push(by)
  if (to && after.turn === 'admin' && by !== 'admin') told.push('admin')
  return told
}

/** Nothing but an order leads out of a dispute and on. */
function isOrderedAfter({ isOrdered }: CaseState, kind: GuaranteeAct): boolean {
  if (kind === 'reopen') return false
  return isOrdered || ORDERS.includes(kind)
}

function missedAfter({ step, missedRepeats }: CaseState, kind: GuaranteeAct): number {
  const { again, unlinks, by } = GUARANTEE_RULES[kind]
  if (again) return missedRepeats + 1
  if (unlinks) return 0
  // The visit that had been missed came back.
  return step === 'repeat-offered' && by.includes('clock') ? Math.max(0, missedRepeats - 1) : missedRepeats
}

export function stateWhenOpened(now: Date): CaseState {
  return stateAt('opened', now)
}

function stateAt(step: GuaranteeStep, now: Date): CaseState {
  return {
    step,
    turn: GUARANTEE_STEP_RULES[step].turn,
    stepAt: now,
    dueAt: dueAfter(step, now),
    remindedAt: null,
    outcome: null,
    closedAt: step === 'closed' ? now : null,
    refundPesos: null,
    missedRepeats: 0,
    isOrdered: false,
  }
}

/** Where these moves lead, the first of which opened the case. A decision and its undoing cancel out. */
export function stateAfterMoves([opening, ...moves]: readonly [CaseMove, ...CaseMove[]]): CaseState {
  const kept: CaseMove[] = []
  for (const move of moves) {
    if (move.kind === 'undo-decision') kept.pop()
    else kept.push(move)
  }
  return kept.reduce(stateAfter, stateWhenOpened(opening.at))
}

/** The last move of a case was a decision that can still be undone. */
export function isUndoable(last: Pick<CaseMove, 'kind' | 'at'> | undefined, now: Date): boolean {
  if (!last || !GUARANTEE_RULES[last.kind].undoable) return false
  return now.getTime() < last.at.getTime() + UNDO_DECISION_MS
}

/** Whose turn it is in a case, what they are to do, until when, and with which amount; null: nobody's. */
export interface CaseTurn {
  readonly who: GuaranteeTurn
  readonly task: GuaranteeTask
  /** The end of the last day. */
  readonly until: Date
  /** In pesos; null: it is not about money, or nobody said how much. */
  readonly pesos: number | null
  readonly isOverdue: boolean
}

export function turnOf(
  { step, dueAt, refundPesos }: Pick<GuaranteeCase, 'step' | 'dueAt' | 'refundPesos'>,
  now: Date,
): CaseTurn | null {
  const { turn, task } = GUARANTEE_STEP_RULES[step]
  if (!turn || !task || !dueAt) return null
  return { who: turn, task, until: dueAt, pesos: refundPesos, isOverdue: now >= dueAt }
}

/** What a person may do next, or, while nobody has to, what the clock does. */
function leadsOn({ by }: { by: readonly GuaranteeActor[] }, step: GuaranteeStep): boolean {
  return GUARANTEE_STEP_RULES[step].turn === null || !by.includes('clock')
}

/** What is still to come if all goes well: the next step, unless there is a choice, and the end. */
export function expectedSteps(step: GuaranteeStep): GuaranteeStep[] {
  if (step === 'closed') return []
  const later = GUARANTEE_STEPS.slice(GUARANTEE_STEPS.indexOf(step) + 1)
  const next = new Set(
    Object.values(GUARANTEE_RULES).flatMap(rule =>
      rule.to && rule.from.includes(step) && leadsOn(rule, step) ? [rule.to] : [],
    ),
  )
  const ahead = later.filter(each => next.has(each) && !UNPLANNED.includes(each))
  return [...(ahead.length === 1 ? ahead : []), 'closed']
}

const UNPLANNED: readonly GuaranteeStep[] = ['repeat-unclear', 'disputed', 'closed']
