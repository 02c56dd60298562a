// The whole life of a guarantee case: in each step whose turn it is, until when, and what their silence does; and everything that
// can happen, by whom, from which steps, what follows. Anything else is refused.

import {
  ANSWER_DAYS,
  CLIENT_DAYS,
  GUARANTEE_STEPS,
  type GuaranteeCase,
  type GuaranteeOutcome,
  type GuaranteeStep,
  type GuaranteeTurn,
  mayReopen,
  REFUND_WORKING_DAYS,
} from '#guarantee/domain/guarantee-case.ts'
import { isProlonged } from '#guarantee/domain/overdue-decision.ts'
import { EVERYWHERE, type Notification } from '#platform/domain/notification.ts'
import { DAY_MS } from '#platform/domain/time.ts'

/** Stored as the kind of an event. */
export type GuaranteeAct =
  | 'open'
  | 'message'
  | 'offer-repeat'
  | 'offer-refund'
  | 'contest'
  | 'book-repeat'
  | 'finish-repeat'
  | 'accept-repeat'
  | 'reject-repeat'
  | 'miss-repeat'
  | 'send-refund'
  | 'confirm-refund'
  | 'deny-refund'
  | 'disagree'
  | 'withdraw'
  | 'reopen'
  | 'order-repeat'
  | 'order-refund'
  | 'settle-refund'
  | 'dismiss'
  | 'undo-decision'
  | 'prolong'
  | 'escalate'
  | 'escalate-refund'
  | 'lapse'
  | 'presume-repaired'
  | 'presume-refunded'
  | 'complete-repeat'
  | 'ask-repeat'
  | 'cancel-repeat'
  | 'contest-repeat'
  | 'restore-repeat'
  | 'client-left'
  | 'client-left-owed'
  | 'technician-left'

export type GuaranteeActor = GuaranteeTurn | 'clock'

/** What somebody is to do in a step. */
export type GuaranteeTask =
  | 'answer'
  | 'choose-hour'
  | 'say-whether-came'
  | 'say-whether-mended'
  | 'return-money'
  | 'say-whether-money-came'
  | 'decide'

interface StepRule {
  /** Null: nobody's. A visit is awaited, or it is over. */
  readonly turn: GuaranteeTurn | null
  readonly task?: GuaranteeTask
  /** From the day after the step began. */
  readonly days?: number
  /** Of Colombia. */
  readonly workingDays?: number
  /** What the clock does after that. */
  readonly silence?: GuaranteeAct
}

// biome-ignore format: it is read as a table.
export const GUARANTEE_STEP_RULES: Record<GuaranteeStep, StepRule> = {
  opened:           { turn: 'technician', task: 'answer', days: ANSWER_DAYS, silence: 'escalate' },

  'repeat-offered': { turn: 'client', task: 'choose-hour', days: CLIENT_DAYS, silence: 'lapse' },
  'repeat-booked':  { turn: null },
  'repeat-unclear': { turn: 'client', task: 'say-whether-came', days: CLIENT_DAYS, silence: 'lapse' },
  'repeat-done':    { turn: 'client', task: 'say-whether-mended', days: CLIENT_DAYS, silence: 'presume-repaired' },

  // D76: silence never settles money against the one who is owed.
  'refund-offered': { turn: 'technician', task: 'return-money', workingDays: REFUND_WORKING_DAYS, silence: 'escalate-refund' },
  'refund-sent':    { turn: 'client', task: 'say-whether-money-came', workingDays: REFUND_WORKING_DAYS, silence: 'presume-refunded' },

  disputed:         { turn: 'admin', task: 'decide', days: ANSWER_DAYS, silence: 'prolong' },
  closed:           { turn: null },
}

interface ActRule {
  readonly by: readonly GuaranteeActor[]
  readonly from: readonly GuaranteeStep[]
  /** Missing: the step stays. */
  readonly to?: GuaranteeStep
  /** In place of `to`, when a repeat did not take place for the second time. */
  readonly again?: GuaranteeStep
  /** With 'closed'. */
  readonly outcome?: GuaranteeOutcome
  /** What has to be said with it. */
  readonly needs?: readonly ('text' | 'amount' | 'payment')[]
  /** Who is told, besides whoever acts. Administrators are told of what comes to them. */
  readonly tells: readonly ('client' | 'technician')[]
  /** Whoever acts gets it in writing too. */
  readonly confirmed?: true
  /** Nothing is owed any more. */
  readonly drops?: true
  /** The repeat visit of before is followed no more. */
  readonly unlinks?: true
  /** The step goes on, until a later day. */
  readonly prolongs?: true
  /** Within ten minutes, by an administrator; people are told after that. */
  readonly undoable?: true
  readonly onlyIf?: (state: ActingState, now: Date) => boolean
}

/** On which it may depend whether an act is possible. */
export type ActingState = Pick<
  GuaranteeCase,
  'step' | 'stepAt' | 'dueAt' | 'outcome' | 'closedAt' | 'refundPesos' | 'isOrdered'
>

/**
 * What is told to whom an act `tells`: of one that decides or moves money in writing too (Ley 1480); and of a turn that is
 * nearly over.
 */
export const GUARANTEE_NOTIFICATIONS = {
  act: { channels: EVERYWHERE, alsoByEmail: true, urgent: false, until: DAY_MS },
  message: { channels: EVERYWHERE, urgent: false, until: DAY_MS },
  reminder: { channels: EVERYWHERE, urgent: false, until: DAY_MS },
} as const satisfies Record<string, Notification>

const OPEN_STEPS = GUARANTEE_STEPS.filter(step => step !== 'closed')
const OWED: readonly GuaranteeStep[] = ['refund-offered', 'refund-sent']
const UNOWED = OPEN_STEPS.filter(step => !OWED.includes(step))
const BOTH = ['client', 'technician'] as const

// biome-ignore format: it is read as a table.
export const GUARANTEE_RULES: Record<GuaranteeAct, ActRule> = {
  open:              { by: ['client'], from: [], to: 'opened', needs: ['text'], tells: ['technician'], confirmed: true },
  message:           { by: BOTH, from: OPEN_STEPS, needs: ['text'], tells: BOTH },

  'offer-repeat':    { by: ['technician'], from: ['opened'], to: 'repeat-offered', tells: ['client'], unlinks: true },
  'offer-refund':    { by: ['technician'], from: ['opened'], to: 'refund-offered', needs: ['amount'], tells: ['client'], confirmed: true },
  contest:           { by: ['technician'], from: ['opened'], to: 'disputed', needs: ['text'], tells: ['client'] },

  // D77. The booking itself is told by its own e-mail.
  'book-repeat':     { by: ['client'], from: ['repeat-offered'], to: 'repeat-booked', tells: [] },
  // 'Terminé' of the visit.
  'finish-repeat':   { by: ['technician'], from: ['repeat-booked', 'repeat-unclear'], to: 'repeat-done', needs: ['text'], tells: ['client'] },
  'accept-repeat':   { by: ['client'], from: ['repeat-done', 'repeat-unclear'], to: 'closed', outcome: 'repaired', tells: ['technician'] },
  // Ley 1480, art. 11: when the failure comes back, the technician does not choose any more.
  'reject-repeat':   { by: ['client'], from: ['repeat-done', 'repeat-unclear'], to: 'disputed', needs: ['text'], tells: ['technician'] },
  'miss-repeat':     { by: ['client'], from: ['repeat-unclear'], to: 'repeat-offered', again: 'disputed', tells: ['technician'], unlinks: true },

  // D76
  'send-refund':     { by: ['technician'], from: ['refund-offered'], to: 'refund-sent', needs: ['payment'], tells: ['client'] },
  'confirm-refund':  { by: ['client'], from: [...OWED, 'disputed'], to: 'closed', outcome: 'refunded', tells: ['technician'], onlyIf: isOwedOrAgreed },
  'deny-refund':     { by: ['client'], from: ['refund-sent'], to: 'disputed', tells: ['technician'] },

  disagree:          { by: ['client'], from: ['repeat-offered', 'refund-offered'], to: 'disputed', needs: ['text'], tells: ['technician'], drops: true, onlyIf: isOpenToDispute },
  withdraw:          { by: ['client'], from: ['opened', 'repeat-offered', 'refund-offered', 'disputed'], to: 'closed', outcome: 'withdrawn', tells: ['technician'], drops: true },
  reopen:            { by: ['client'], from: ['closed'], to: 'opened', needs: ['text'], tells: ['technician'], confirmed: true, drops: true, onlyIf: mayReopen },

  'order-repeat':    { by: ['admin'], from: ['disputed'], to: 'repeat-offered', needs: ['text'], tells: BOTH, drops: true, unlinks: true, undoable: true },
  'order-refund':    { by: ['admin'], from: ['disputed'], to: 'refund-offered', needs: ['text', 'amount'], tells: BOTH, undoable: true },
  // The money that was owed has been returned, whatever the client said.
  'settle-refund':   { by: ['admin'], from: ['disputed'], to: 'closed', outcome: 'refunded', needs: ['text'], tells: BOTH, undoable: true, onlyIf: isOwedOrAgreed },
  dismiss:           { by: ['admin'], from: ['disputed'], to: 'closed', outcome: 'dismissed', needs: ['text'], tells: BOTH, drops: true, undoable: true },
  'undo-decision':   { by: ['admin'], from: ['repeat-offered', 'refund-offered', 'closed'], to: 'disputed', tells: [] },

  // Administrators are late: it is owned to both sides, with a later day, once.
  prolong:           { by: ['clock'], from: ['disputed'], to: 'disputed', prolongs: true, tells: BOTH, onlyIf: state => !isProlonged(state) },
  escalate:          { by: ['clock'], from: ['opened'], to: 'disputed', tells: BOTH },
  'escalate-refund': { by: ['clock'], from: ['refund-offered'], to: 'disputed', tells: BOTH },
  lapse:             { by: ['clock'], from: ['repeat-offered', 'repeat-unclear'], to: 'closed', outcome: 'withdrawn', tells: BOTH },
  'presume-repaired': { by: ['clock'], from: ['repeat-done'], to: 'closed', outcome: 'repaired', tells: BOTH },
  'presume-refunded': { by: ['clock'], from: ['refund-sent'], to: 'closed', outcome: 'refunded', tells: BOTH },

  // What the repeat visit does, which may come back after it was cancelled.
  'complete-repeat': { by: ['clock'], from: ['repeat-booked', 'repeat-unclear', 'repeat-offered'], to: 'repeat-done', tells: ['client'] },
  'ask-repeat':      { by: ['clock'], from: ['repeat-booked', 'repeat-offered'], to: 'repeat-unclear', tells: ['client'] },
  'cancel-repeat':   { by: ['clock'], from: ['repeat-booked', 'repeat-unclear'], to: 'repeat-offered', again: 'disputed', tells: BOTH },
  'contest-repeat':  { by: ['clock'], from: ['repeat-booked', 'repeat-unclear', 'repeat-offered'], to: 'disputed', tells: BOTH },
  'restore-repeat':  { by: ['clock'], from: ['repeat-offered', 'repeat-unclear'], to: 'repeat-booked', tells: [] },

  // Accounts that are deleted. Owed money stays owed.
  'client-left':     { by: ['clock'], from: UNOWED, to: 'closed', outcome: 'withdrawn', tells: ['technician'], onlyIf: isNothingOwed },
  'client-left-owed': { by: ['clock'], from: [...OWED, 'disputed'], tells: ['technician'], onlyIf: isOwedOrAgreed },
  'technician-left': { by: ['clock'], from: OPEN_STEPS.filter(step => step !== 'disputed'), to: 'disputed', tells: ['client'] },
}

/** In a dispute: money that was agreed or ordered, and did not come. */
function isOwedOrAgreed({ step, refundPesos }: ActingState): boolean {
  return step !== 'disputed' || refundPesos !== null
}

/**
 * Money that an administrator ordered leads on by itself: it is paid, or comes back to administrators. An ordered repeat needs the
 * technician's hours, so its client can still ask them again.
 */
function isOpenToDispute({ step, isOrdered }: ActingState): boolean {
  return step !== 'refund-offered' || !isOrdered
}

function isNothingOwed({ refundPesos }: ActingState): boolean {
  return refundPesos === null
}

/** What the technician's silence leads to: it goes to his file. */
export const TECHNICIAN_SILENCES = ['escalate', 'escalate-refund'] as const
export type TechnicianSilence = (typeof TECHNICIAN_SILENCES)[number]

export const ADMIN_DECISIONS = ['order-repeat', 'order-refund', 'settle-refund', 'dismiss'] as const
/** Decisions after which a case goes on. */
export const ORDERS: readonly GuaranteeAct[] = ['order-repeat', 'order-refund']
export type AdminDecision = (typeof ADMIN_DECISIONS)[number]

declare module '#platform/domain/trail.ts' {
  interface TrailActs {
    guarantee: { guarantee: 'decide-guarantee' | 'undo-decision' }
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
  'miss-repeat',
  'send-refund',
  'confirm-refund',
  'deny-refund',
  'disagree',
  'withdraw',
  'reopen',
] as const
export type PartyAct = (typeof PARTY_ACTS)[number]
