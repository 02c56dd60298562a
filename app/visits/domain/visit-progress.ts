// D63: how a visit goes, stored beside its status: who may say what and when, what it takes back, and what it comes to.
import type { BookingStatus } from '#bookings/domain/booking.ts'
import { type Channel, EMAIL_AND_PUSH, type Notification } from '#platform/domain/notification.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#platform/domain/time.ts'
import type { VisitSide } from '#visits/domain/visit-message.ts'

/** When each was said; null while it was not, or was taken back. */
export interface VisitProgress {
  // By the technician.
  readonly onTheWayAt: Date | null
  readonly arrivedAt: Date | null
  readonly nobodyHomeAt: Date | null
  readonly finishedAt: Date | null
  // By the client: the technician came and somebody was at home; the technician did not come.
  readonly cameAt: Date | null
  readonly didNotComeAt: Date | null
}

export type ProgressStep = keyof VisitProgress

export const NO_PROGRESS: VisitProgress = {
  onTheWayAt: null,
  arrivedAt: null,
  nobodyHomeAt: null,
  finishedAt: null,
  cameAt: null,
  didNotComeAt: null,
}

/** Each side can contradict the other for this long. */
const CONTRADICTION_MS = 48 * HOUR_MS
/** How long 'Deshacer' is possible. */
export const UNDO_STEP_MS = 10 * MINUTE_MS
/** The technician is asked to answer 'No ha llegado' within this time; nothing follows from it. */
export const ABSENCE_ANSWER_MS = 10 * MINUTE_MS

interface ProgressRule {
  readonly by: VisitSide
  readonly sets: ProgressStep
  readonly from: readonly BookingStatus[]
  /** Relative to the start of the visit. */
  readonly afterMs: number
  readonly untilMs: number
  /** Not while one of these stands. */
  readonly unless: readonly ProgressStep[]
  readonly clears: readonly ProgressStep[]
  /** What the other side said: it can be contradicted for 48 hours, however late it was said. */
  readonly contradicts?: ProgressStep
  readonly undoable?: true
  /** How the other side is told; live pages show it in any case. */
  readonly tells?: readonly Channel[]
}

const OVER_OR_NEAR: readonly BookingStatus[] = ['confirmada', 'completada']

// biome-ignore format: it is read as a table.
const TABLE = {
  'en-camino': { by: 'technician', sets: 'onTheWayAt', from: ['confirmada'], afterMs: -3 * HOUR_MS, untilMs: HOUR_MS,
    unless: ['arrivedAt', 'nobodyHomeAt', 'finishedAt', 'cameAt'], clears: [], undoable: true, tells: ['push'] },
  llegue:      { by: 'technician', sets: 'arrivedAt', from: OVER_OR_NEAR, afterMs: -HOUR_MS, untilMs: 48 * HOUR_MS,
    unless: ['finishedAt'], clears: ['nobodyHomeAt'], contradicts: 'didNotComeAt', undoable: true, tells: ['push'] },
  nadie:       { by: 'technician', sets: 'nobodyHomeAt', from: OVER_OR_NEAR, afterMs: 15 * MINUTE_MS, untilMs: 48 * HOUR_MS,
    unless: ['finishedAt'], clears: [], undoable: true, tells: EMAIL_AND_PUSH },
  // With a receipt, also with each correction of it.
  terminar:    { by: 'technician', sets: 'finishedAt', from: OVER_OR_NEAR, afterMs: 0, untilMs: 30 * DAY_MS,
    unless: [], clears: ['nobodyHomeAt'] },
  'llego-si':  { by: 'client', sets: 'cameAt', from: OVER_OR_NEAR, afterMs: 15 * MINUTE_MS, untilMs: 48 * HOUR_MS,
    unless: [], clears: ['didNotComeAt'], contradicts: 'nobodyHomeAt', undoable: true, tells: ['push'] },
  'llego-no':  { by: 'client', sets: 'didNotComeAt', from: OVER_OR_NEAR, afterMs: 20 * MINUTE_MS, untilMs: 48 * HOUR_MS,
    unless: ['arrivedAt', 'nobodyHomeAt', 'finishedAt'], clears: ['cameAt'], tells: EMAIL_AND_PUSH },
} as const satisfies Record<string, ProgressRule>

export type ProgressAct = keyof typeof TABLE
export const PROGRESS_RULES: Readonly<Record<ProgressAct, ProgressRule>> = TABLE

/** The other side must act soon, or has seen it by then. */
export const STEP_NOTIFICATION = { urgent: true, until: HOUR_MS } satisfies Omit<Notification, 'channels'>

export type EmailedStep = {
  [Act in ProgressAct]: (typeof TABLE)[Act] extends { tells: readonly (infer Way)[] }
    ? 'email' extends Way
      ? Act
      : never
    : never
}[ProgressAct]

export function isEmailed(act: ProgressAct): act is EmailedStep {
  return PROGRESS_RULES[act].tells?.includes('email') ?? false
}

export type ProgressRefusal = 'step-too-early' | 'step-too-late' | 'step-not-possible'

/** What follows from an attempt to say something. */
export type StepRefusal = ProgressRefusal | 'undo-too-late' | 'too-many-requests' | 'step-failed'

interface Visit {
  readonly status: BookingStatus
  readonly scheduledAt: Date
}

/** From when an act is possible. */
export function possibleFrom(act: ProgressAct, { scheduledAt }: Pick<Visit, 'scheduledAt'>): Date {
  return new Date(scheduledAt.getTime() + PROGRESS_RULES[act].afterMs)
}

function lastMoment(act: ProgressAct, { scheduledAt }: Visit, progress: VisitProgress): number {
  const { untilMs, contradicts } = PROGRESS_RULES[act]
  const said = contradicts && progress[contradicts]
  return Math.max(scheduledAt.getTime() + untilMs, said ? said.getTime() + CONTRADICTION_MS : 0)
}

/** Why it cannot be said now; null when it can. Saying it again is no refusal. */
export function progressRefusal(
  act: ProgressAct,
  visit: Visit,
  progress: VisitProgress,
  now: Date,
): ProgressRefusal | null {
  const { from, unless } = PROGRESS_RULES[act]
  if (!from.includes(visit.status) || unless.some(step => progress[step])) return 'step-not-possible'
  if (now < possibleFrom(act, visit)) return 'step-too-early'
  return now.getTime() > lastMoment(act, visit, progress) ? 'step-too-late' : null
}

/** Whether it stands already, and nothing is left that it would take back. */
export function isSaid(act: ProgressAct, progress: VisitProgress): boolean {
  const { sets, clears } = PROGRESS_RULES[act]
  return progress[sets] !== null && clears.every(step => progress[step] === null)
}

/** Whether a page offers it. */
export function isOffered(act: ProgressAct, visit: Visit, progress: VisitProgress, now: Date): boolean {
  return !isSaid(act, progress) && progressRefusal(act, visit, progress, now) === null
}

/** Twenty minutes after the start nobody has said whether the technician came: the client is asked. */
export function isQuestionOpen(visit: Visit, progress: VisitProgress, now: Date): boolean {
  return outcomeOf(progress) === 'open' && isOffered('llego-no', visit, progress, now)
}

/** The client has something to say about whether the technician came, or said it. */
export function isArrivalInDoubt(visit: Visit, progress: VisitProgress, now: Date): boolean {
  const outcome = outcomeOf(progress)
  return (outcome !== 'open' && outcome !== 'attended') || isQuestionOpen(visit, progress, now)
}

export function progressAfter(act: ProgressAct, progress: VisitProgress, now: Date): VisitProgress {
  const { sets, clears } = PROGRESS_RULES[act]
  const cleared = Object.fromEntries(clears.map(step => [step, null]))
  return { ...progress, ...cleared, [sets]: progress[sets] ?? now }
}

/** Until when an own statement can be undone; null when there is nothing to undo. */
export function undoableUntil(act: ProgressAct, progress: VisitProgress): Date | null {
  const { sets, undoable } = PROGRESS_RULES[act]
  const said = progress[sets]
  return undoable && said ? new Date(said.getTime() + UNDO_STEP_MS) : null
}

export function progressWithout(act: ProgressAct, progress: VisitProgress): VisitProgress {
  return { ...progress, [PROGRESS_RULES[act].sets]: null }
}

/** Nobody disagrees that there was no visit. */
export function isMissed(progress: VisitProgress): boolean {
  const outcome = outcomeOf(progress)
  return outcome === 'did-not-come' || outcome === 'nobody-home'
}

/** What both said comes to. Contested: they contradict each other, and it counts for nobody. */
export const VISIT_OUTCOMES = ['open', 'attended', 'nobody-home', 'did-not-come', 'contested'] as const
export type VisitOutcome = (typeof VISIT_OUTCOMES)[number]

export function outcomeOf(progress: VisitProgress): VisitOutcome {
  const { arrivedAt, nobodyHomeAt, finishedAt, cameAt, didNotComeAt } = progress
  const saysTechnicianCame = arrivedAt ?? finishedAt ?? nobodyHomeAt
  if ((didNotComeAt && saysTechnicianCame) || (nobodyHomeAt && cameAt)) return 'contested'
  if (didNotComeAt) return 'did-not-come'
  if (nobodyHomeAt) return 'nobody-home'
  return saysTechnicianCame || cameAt ? 'attended' : 'open'
}
