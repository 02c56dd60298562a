// D63, D65: how a visit goes, stored beside its status: who may say what and when, what it takes back, and what it comes to.
import type { Booking, CancelReason, VisitOutcome } from '#bookings/domain/booking.ts'
import { MISSED_REASONS } from '#bookings/domain/transitions.ts'
import { type Channel, EVERYWHERE, type Notification, WITHOUT_EMAIL } from '#platform/domain/notification.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#platform/domain/time.ts'
import type { VisitSide } from '#visits/domain/visit-message.ts'

/** When each was said; null while it was not, or was taken back. */
export interface SaidSteps {
  // By the technician.
  readonly onTheWayAt: Date | null
  readonly lateAt: Date | null
  readonly arrivedAt: Date | null
  readonly nobodyHomeAt: Date | null
  readonly finishedAt: Date | null
  // By the client: the technician came and somebody was at home; the technician did not come.
  readonly cameAt: Date | null
  readonly didNotComeAt: Date | null
  // By the client, to a technician who comes late.
  readonly waitsAt: Date | null
  readonly seeksAt: Date | null
}

export type ProgressStep = keyof SaidSteps

/** When it was heard of, where that was later than said: it was tapped without network (told-later.ts). */
interface HeardLater {
  readonly onTheWaySentAt: Date | null
  readonly arrivedSentAt: Date | null
}

export interface VisitProgress extends SaidSteps, HeardLater {
  /** The hour that the technician told with `onTheWayAt` or `lateAt`; the newest counts. */
  readonly arrivesAt: Date | null
  /** What an administrator decided when the two contradicted each other. */
  readonly decision: DecidedOutcome | null
  readonly decidedAt: Date | null
}

/** What an administrator can decide. Stored. */
export const DECIDED_OUTCOMES = [
  'attended',
  'nobody-home',
  'did-not-come',
] as const satisfies readonly VisitOutcome[]
export type DecidedOutcome = (typeof DECIDED_OUTCOMES)[number]

export const NO_PROGRESS: VisitProgress = {
  onTheWayAt: null,
  lateAt: null,
  arrivedAt: null,
  nobodyHomeAt: null,
  finishedAt: null,
  cameAt: null,
  didNotComeAt: null,
  waitsAt: null,
  seeksAt: null,
  onTheWaySentAt: null,
  arrivedSentAt: null,
  arrivesAt: null,
  decision: null,
  decidedAt: null,
}

/** Each side can contradict the other for this long. */
const CONTRADICTION_MS = 48 * HOUR_MS
/** How long 'Deshacer' is possible. */
export const UNDO_STEP_MS = 10 * MINUTE_MS
/** The technician is asked to answer 'No ha llegado' within this time; nothing follows from it. */
export const ABSENCE_ANSWER_MS = 10 * MINUTE_MS
/** So long after an hour that was told the client is asked again. */
export const TOLD_HOUR_GRACE_MS = 15 * MINUTE_MS

/** Minutes that a technician can choose to tell when he arrives. */
export const ARRIVAL_MINUTES = [10, 20, 40] as const

/** The hour that is told: to the nearest five minutes. */
export function toldArrival(minutes: number, now: Date): Date {
  const step = 5 * MINUTE_MS
  return new Date(Math.round((now.getTime() + minutes * MINUTE_MS) / step) * step)
}

/** Where a visit is when something is said of it. Missed: it ended as not done. */
type Life = 'near' | 'over' | 'missed'

interface ProgressRule {
  readonly by: VisitSide
  readonly sets: ProgressStep
  readonly from: readonly Life[]
  /** Relative to the start of the visit. */
  readonly afterMs: number
  readonly untilMs: number
  /** Not while one of these stands. */
  readonly unless: readonly ProgressStep[]
  /** Only while this stands. */
  readonly onlyAfter?: ProgressStep
  readonly clears: readonly ProgressStep[]
  /** What the other side said: it can be contradicted for 48 hours, however late it was said. */
  readonly contradicts?: ProgressStep
  /** What the other side answers to it: it can be said again after that. */
  readonly answeredBy?: readonly ProgressStep[]
  /** The hour of arrival may be told with it; said again with another hour, that one counts. */
  readonly tellsHour?: true
  /** It can be told later, with its moment. */
  readonly heard?: keyof HeardLater
  readonly undoable?: true
  /** How the other side is told; live pages show it in any case. */
  readonly tells?: readonly Channel[]
  /** The e-mail waits until it cannot be undone any more. */
  readonly emailWaits?: true
}

const OVER_OR_NEAR: readonly Life[] = ['near', 'over']
const ANY: readonly Life[] = ['near', 'over', 'missed']

// biome-ignore format: it is read as a table.
const TABLE = {
  'en-camino': { by: 'technician', sets: 'onTheWayAt', from: ['near'], afterMs: -3 * HOUR_MS, untilMs: HOUR_MS,
    unless: ['arrivedAt', 'nobodyHomeAt', 'finishedAt', 'cameAt'], clears: [], tellsHour: true, heard: 'onTheWaySentAt',
    undoable: true, tells: WITHOUT_EMAIL },
  tarde:       { by: 'technician', sets: 'lateAt', from: ['near'], afterMs: 10 * MINUTE_MS, untilMs: HOUR_MS,
    unless: ['arrivedAt', 'nobodyHomeAt', 'finishedAt', 'cameAt'], clears: ['waitsAt', 'seeksAt'], tellsHour: true, undoable: true, tells: EVERYWHERE },
  llegue:      { by: 'technician', sets: 'arrivedAt', from: ANY, afterMs: -HOUR_MS, untilMs: 48 * HOUR_MS,
    unless: ['finishedAt'], clears: ['nobodyHomeAt'], contradicts: 'didNotComeAt', heard: 'arrivedSentAt',
    undoable: true, tells: WITHOUT_EMAIL },
  nadie:       { by: 'technician', sets: 'nobodyHomeAt', from: ANY, afterMs: 15 * MINUTE_MS, untilMs: 48 * HOUR_MS,
    unless: ['finishedAt'], clears: [], contradicts: 'didNotComeAt', undoable: true, tells: EVERYWHERE, emailWaits: true },
  // With a receipt, also with each correction of it.
  terminar:    { by: 'technician', sets: 'finishedAt', from: OVER_OR_NEAR, afterMs: 0, untilMs: 30 * DAY_MS,
    unless: [], clears: ['nobodyHomeAt'] },
  'llego-si':  { by: 'client', sets: 'cameAt', from: ANY, afterMs: 15 * MINUTE_MS, untilMs: 48 * HOUR_MS,
    unless: [], clears: ['didNotComeAt', 'waitsAt', 'seeksAt'], contradicts: 'nobodyHomeAt', undoable: true, tells: WITHOUT_EMAIL },
  'llego-no':  { by: 'client', sets: 'didNotComeAt', from: ANY, afterMs: 20 * MINUTE_MS, untilMs: 48 * HOUR_MS,
    unless: ['arrivedAt', 'finishedAt'], clears: ['cameAt', 'waitsAt', 'seeksAt'], contradicts: 'nobodyHomeAt',
    answeredBy: ['lateAt', 'arrivedAt'], undoable: true, tells: EVERYWHERE },
  esperar:     { by: 'client', sets: 'waitsAt', from: ['near'], afterMs: 0, untilMs: 48 * HOUR_MS,
    unless: ['arrivedAt', 'finishedAt', 'nobodyHomeAt'], onlyAfter: 'lateAt', clears: ['seeksAt'], tells: WITHOUT_EMAIL },
  buscar:      { by: 'client', sets: 'seeksAt', from: ['near'], afterMs: 0, untilMs: 48 * HOUR_MS,
    unless: ['arrivedAt', 'finishedAt', 'nobodyHomeAt'], onlyAfter: 'didNotComeAt', clears: ['waitsAt'], tells: WITHOUT_EMAIL },
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
export type StepRefusal =
  | ProgressRefusal
  | 'told-too-late'
  | 'undo-too-late'
  | 'too-many-requests'
  | 'step-failed'

export type VisitTimes = Pick<Booking, 'status' | 'cancelReason' | 'scheduledAt' | 'furtherHours'>

/** Whether it can be told later, with the moment of the tap. */
export const isToldLater = (act: string) =>
  Object.hasOwn(PROGRESS_RULES, act) && PROGRESS_RULES[act as ProgressAct].heard !== undefined

/** From when an act is possible. */
export function possibleFrom(act: ProgressAct, { scheduledAt }: Pick<Booking, 'scheduledAt'>): Date {
  return new Date(scheduledAt.getTime() + PROGRESS_RULES[act].afterMs)
}

/** Until when an act is possible. */
export function possibleUntil(act: ProgressAct, { scheduledAt }: VisitTimes, progress: VisitProgress): Date {
  const { untilMs, contradicts } = PROGRESS_RULES[act]
  const said = contradicts && progress[contradicts]
  return new Date(Math.max(scheduledAt.getTime() + untilMs, said ? said.getTime() + CONTRADICTION_MS : 0))
}

/** D65: it was cancelled because it did not happen. */
export function isMissedReason(reason: CancelReason | null): boolean {
  return reason !== null && MISSED_REASONS.includes(reason)
}

function lifeOf({ status, cancelReason }: VisitTimes): Life | null {
  if (status === 'confirmada') return 'near'
  if (status === 'completada') return 'over'
  return isMissedReason(cancelReason) ? 'missed' : null
}

/** Why it cannot be said now; null when it can. Saying it again is no refusal. */
export function progressRefusal(
  act: ProgressAct,
  visit: VisitTimes,
  progress: VisitProgress,
  now: Date,
): ProgressRefusal | null {
  const { from, unless, onlyAfter } = PROGRESS_RULES[act]
  const life = lifeOf(visit)
  if (!life || !from.includes(life)) return 'step-not-possible'
  // What was decided stays; its receipt can still be sent.
  if (progress.decision && act !== 'terminar') return 'step-not-possible'
  if (unless.some(step => isInTheWay(act, step, progress))) return 'step-not-possible'
  if (onlyAfter && !progress[onlyAfter]) return 'step-not-possible'
  if (now < possibleFrom(act, visit)) return 'step-too-early'
  return now > possibleUntil(act, visit, progress) ? 'step-too-late' : null
}

/** The answer to what was said does not stand in its way: it can be said again. */
function isInTheWay(act: ProgressAct, step: ProgressStep, progress: VisitProgress): boolean {
  const { sets, answeredBy } = PROGRESS_RULES[act]
  const [said, own] = [progress[step], progress[sets]]
  return said !== null && !(own && own < said && answeredBy?.includes(step))
}

/** Said, and not answered since. */
function stands(act: ProgressAct, progress: VisitProgress): boolean {
  const { sets, answeredBy = [] } = PROGRESS_RULES[act]
  const own = progress[sets]
  return own !== null && !answeredBy.some(step => isAfter(progress[step], own))
}

export const isAfter = (later: Date | null, earlier: Date | null) =>
  later !== null && earlier !== null && later > earlier

/** Whether it stands already, and nothing is left that it would take back. */
export function isSaid(act: ProgressAct, progress: VisitProgress, arrivesAt: Date | null = null): boolean {
  const { clears, tellsHour } = PROGRESS_RULES[act]
  if (tellsHour && arrivesAt && arrivesAt.getTime() !== progress.arrivesAt?.getTime()) return false
  return stands(act, progress) && clears.every(step => progress[step] === null)
}

/** Whether a page offers it. */
export function isOffered(act: ProgressAct, visit: VisitTimes, progress: VisitProgress, now: Date): boolean {
  return !isSaid(act, progress) && progressRefusal(act, visit, progress, now) === null
}

export function progressAfter(
  act: ProgressAct,
  progress: VisitProgress,
  now: Date,
  arrivesAt: Date | null = null,
  sentAt: Date | null = null,
): VisitProgress {
  const { sets, clears, tellsHour, heard } = PROGRESS_RULES[act]
  const cleared = Object.fromEntries(clears.map(step => [step, null]))
  // 'Voy tarde' is told anew with each hour; who is on the way left once.
  const since = stands(act, progress) && act !== 'tarde' ? progress[sets] : null
  const told = tellsHour && arrivesAt ? { arrivesAt } : {}
  const later = heard && !since ? { [heard]: sentAt } : {}
  return { ...progress, ...cleared, ...told, ...later, [sets]: since ?? now }
}

/** Until when an own statement can be undone; null when there is nothing to undo. While it is contested, as long as it can be contradicted. */
export function undoableUntil(act: ProgressAct, progress: VisitProgress, isContested = false): Date | null {
  const { sets, undoable, heard } = PROGRESS_RULES[act]
  const said = (heard && progress[heard]) ?? progress[sets]
  if (!undoable || !progress[sets] || !said || progress.decision) return null
  return new Date(said.getTime() + (isContested ? CONTRADICTION_MS : UNDO_STEP_MS))
}

export function progressWithout(act: ProgressAct, progress: VisitProgress): VisitProgress {
  const { sets, tellsHour, heard } = PROGRESS_RULES[act]
  const without = { ...progress, [sets]: null, ...(heard && { [heard]: null }) }
  return tellsHour ? { ...without, arrivesAt: null } : without
}

const STEPS = [...new Set(Object.values(PROGRESS_RULES).map(({ sets }) => sets))]

/** When something was said that still stands. */
export function saidMoments(progress: VisitProgress): Date[] {
  return STEPS.flatMap(step => progress[step] ?? [])
}
