// Everything that can happen in a guarantee case: by whom, from which steps, what follows. Anything else is refused.

import {
  ANSWER_DAYS,
  CLIENT_DAYS,
  GUARANTEE_STEPS,
  type GuaranteeCase,
  type GuaranteeOutcome,
  type GuaranteeStep,
  type GuaranteeTurn,
  mayReopen,
} from '#guarantee/domain/guarantee-case.ts'
import { EMAIL_AND_PUSH, type Notification } from '#platform/domain/notification.ts'
import { addDays, bogotaDate, DAY_MS, instantAt } from '#platform/domain/time.ts'

/** Stored as the kind of an event. */
export type GuaranteeAct =
  | 'open'
  | 'message'
  | 'offer-repeat'
  | 'offer-refund'
  | 'contest'
  | 'book-repeat'
  | 'accept-repeat'
  | 'reject-repeat'
  | 'confirm-refund'
  | 'disagree'
  | 'withdraw'
  | 'reopen'
  | 'order-repeat'
  | 'order-refund'
  | 'dismiss'
  | 'escalate'
  | 'lapse'
  | 'complete-repeat'
  | 'cancel-repeat'
  | 'restore-repeat'

export type GuaranteeActor = GuaranteeTurn | 'clock'

interface ActRule {
  readonly by: readonly GuaranteeActor[]
  readonly from: readonly GuaranteeStep[]
  /** Missing: the step stays. */
  readonly to?: GuaranteeStep
  /** With 'closed'. */
  readonly outcome?: GuaranteeOutcome
  /** What has to be written. */
  readonly needs?: 'text' | 'amount'
  /** Who is told, besides whoever acts. */
  readonly tells: readonly GuaranteeTurn[]
}

/** What is told of an act, to whom it `tells`. */
export const GUARANTEE_NOTIFICATION = {
  channels: EMAIL_AND_PUSH,
  urgent: false,
  until: DAY_MS,
} as const satisfies Notification

const OPEN_STEPS = GUARANTEE_STEPS.filter(step => step !== 'closed')
const BOTH: readonly GuaranteeTurn[] = ['client', 'technician']
const ALL: readonly GuaranteeTurn[] = ['client', 'technician', 'admin']

// biome-ignore format: it is read as a table.
export const GUARANTEE_RULES: Record<GuaranteeAct, ActRule> = {
  open:              { by: ['client'], from: [], to: 'opened', needs: 'text', tells: ['technician'] },
  message:           { by: BOTH, from: OPEN_STEPS, needs: 'text', tells: BOTH },

  'offer-repeat':    { by: ['technician'], from: ['opened'], to: 'repeat-offered', tells: ['client'] },
  'offer-refund':    { by: ['technician'], from: ['opened'], to: 'refund-offered', needs: 'amount', tells: ['client'] },
  contest:           { by: ['technician'], from: ['opened'], to: 'disputed', needs: 'text', tells: ['client', 'admin'] },

  // The booking itself is told by its own e-mail.
  'book-repeat':     { by: ['client'], from: ['repeat-offered'], to: 'repeat-booked', tells: [] },
  'accept-repeat':   { by: ['client'], from: ['repeat-done'], to: 'closed', outcome: 'repaired', tells: ['technician'] },
  // Ley 1480, art. 11: when the failure comes back, the technician does not choose any more.
  'reject-repeat':   { by: ['client'], from: ['repeat-done'], to: 'disputed', needs: 'text', tells: ['technician', 'admin'] },
  'confirm-refund':  { by: ['client'], from: ['refund-offered'], to: 'closed', outcome: 'refunded', tells: ['technician'] },
  disagree:          { by: ['client'], from: ['repeat-offered', 'refund-offered'], to: 'disputed', needs: 'text', tells: ['technician', 'admin'] },
  withdraw:          { by: ['client'], from: ['opened', 'repeat-offered', 'refund-offered', 'disputed'], to: 'closed', outcome: 'withdrawn', tells: ['technician'] },
  reopen:            { by: ['client'], from: ['closed'], to: 'opened', needs: 'text', tells: ['technician'] },

  'order-repeat':    { by: ['admin'], from: ['disputed'], to: 'repeat-offered', needs: 'text', tells: BOTH },
  'order-refund':    { by: ['admin'], from: ['disputed'], to: 'refund-offered', needs: 'text', tells: BOTH },
  dismiss:           { by: ['admin'], from: ['disputed'], to: 'closed', outcome: 'dismissed', needs: 'text', tells: BOTH },

  escalate:          { by: ['clock'], from: ['opened'], to: 'disputed', tells: ALL },
  lapse:             { by: ['clock'], from: ['repeat-offered', 'refund-offered', 'repeat-done'], to: 'closed', outcome: 'withdrawn', tells: BOTH },
  'complete-repeat': { by: ['clock'], from: ['repeat-booked'], to: 'repeat-done', tells: ['client'] },
  'cancel-repeat':   { by: ['clock'], from: ['repeat-booked'], to: 'repeat-offered', tells: ['client'] },
  // An undone act of moderation gives a cancelled visit back.
  'restore-repeat':  { by: ['clock'], from: ['repeat-offered'], to: 'repeat-booked', tells: [] },
}

export const ADMIN_DECISIONS = ['order-repeat', 'order-refund', 'dismiss'] as const
export type AdminDecision = (typeof ADMIN_DECISIONS)[number]

declare module '#platform/domain/trail.ts' {
  interface TrailActs {
    guarantee: { guarantee: 'decide-guarantee' }
  }
}

/** What the pages of both sides offer; opening, booking and the decisions of administrators have their own use cases. */
export const PARTY_ACTS = [
  'message',
  'offer-repeat',
  'offer-refund',
  'contest',
  'accept-repeat',
  'reject-repeat',
  'confirm-refund',
  'disagree',
  'withdraw',
  'reopen',
] as const
export type PartyAct = (typeof PARTY_ACTS)[number]

const TURNS: Record<GuaranteeStep, GuaranteeTurn | null> = {
  opened: 'technician',
  'repeat-offered': 'client',
  'repeat-booked': null,
  'repeat-done': 'client',
  'refund-offered': 'client',
  disputed: 'admin',
  closed: null,
}

const DAYS: Record<GuaranteeTurn, number> = {
  technician: ANSWER_DAYS,
  client: CLIENT_DAYS,
  admin: ANSWER_DAYS,
}

/** The end, in Bogotá, of the day until which somebody may act. */
export function dueAfter(turn: GuaranteeTurn, now: Date): Date {
  return instantAt(addDays(bogotaDate(now), DAYS[turn] + 1), '00:00') as Date
}

/** The last day: 'YYYY-MM-DD'. */
export function lastDayOf(dueAt: Date): string {
  return bogotaDate(new Date(dueAt.getTime() - 1))
}

export type CaseState = Pick<GuaranteeCase, 'step' | 'turn' | 'stepAt' | 'dueAt' | 'outcome' | 'closedAt'>

export function isAllowed(
  act: GuaranteeAct,
  by: GuaranteeActor,
  state: Pick<CaseState, 'step' | 'outcome' | 'closedAt'>,
  now: Date,
): boolean {
  const rule = GUARANTEE_RULES[act]
  if (!rule.by.includes(by) || !rule.from.includes(state.step)) return false
  return act !== 'reopen' || mayReopen(state, now)
}

/** The state after an allowed act; a message changes nothing. */
export function stateAfter(act: GuaranteeAct, before: CaseState, now: Date): CaseState {
  const { to } = GUARANTEE_RULES[act]
  return to ? { ...stateAt(to, now), outcome: outcomeOf(act, before.step) } : before
}

export function stateWhenOpened(now: Date): CaseState {
  return stateAt('opened', now)
}

function stateAt(step: GuaranteeStep, now: Date): CaseState {
  const turn = TURNS[step]
  return {
    step,
    turn,
    stepAt: now,
    dueAt: turn && dueAfter(turn, now),
    outcome: null,
    closedAt: step === 'closed' ? now : null,
  }
}

/** A repeated visit that nobody complains about counts as mended: its own guarantee goes on with a case of its own. */
function outcomeOf(act: GuaranteeAct, from: GuaranteeStep): GuaranteeOutcome | null {
  if (act === 'lapse' && from === 'repeat-done') return 'repaired'
  return GUARANTEE_RULES[act].outcome ?? null
}

/** What the clock does when the time of a turn is over; administrators are only reminded by their list. */
export function actWhenDue(step: GuaranteeStep): 'escalate' | 'lapse' | null {
  if (step === 'opened') return 'escalate'
  return GUARANTEE_RULES.lapse.from.includes(step) ? 'lapse' : null
}

/** What is still to come if all goes well: the next step, unless there is a choice, and the end. */
export function expectedSteps(step: GuaranteeStep): GuaranteeStep[] {
  if (step === 'closed') return []
  const later = GUARANTEE_STEPS.slice(GUARANTEE_STEPS.indexOf(step) + 1)
  const next = new Set(
    Object.values(GUARANTEE_RULES).flatMap(({ from, to }) => (to && from.includes(step) ? [to] : [])),
  )
  const ahead = later.filter(each => next.has(each) && each !== 'disputed' && each !== 'closed')
  return [...(ahead.length === 1 ? ahead : []), 'closed']
}
