// What is going on with a visit: the one answer to it. Strips, cards, rows, both pages, the porter's page and what they count
// read it; none works it out for itself.
import { isAnswerTimeOver } from '#bookings/domain/answer-time.ts'
import { type Booking, isGuaranteeVisit, visitEnd } from '#bookings/domain/booking.ts'
import { bogotaDate, DAY_MS, MINUTE_MS } from '#platform/domain/time.ts'
import type { PaymentFacts } from '#visits/domain/listed-visit.ts'
import { agreedWithoutDate, type QuoteFacts, waitingQuote } from '#visits/domain/quote.ts'
import { openUntil, outcomeOf, toldEnd } from '#visits/domain/visit-outcome.ts'
import {
  isMissedReason,
  isOffered,
  type ProgressAct,
  possibleFrom,
  progressRefusal,
  TOLD_HOUR_GRACE_MS,
  type VisitProgress,
} from '#visits/domain/visit-progress.ts'

/** Of the row. */
export const SITUATION_FIELDS = [
  'status',
  'cancelReason',
  'date',
  'scheduledAt',
  'furtherHours',
  'createdAt',
  'cannotAt',
  'precio',
] as const satisfies readonly (keyof Booking)[]

/** What is known of a visit when it is asked what is going on. */
export interface SituationFacts extends Pick<Booking, (typeof SITUATION_FIELDS)[number]> {
  readonly said: VisitProgress
  /** The last message, quote or photo that the technician sent since the hour. */
  readonly technicianWordAt: Date | null
  /** Oldest first. */
  readonly quotes: readonly QuoteFacts[]
  /** The newest receipt. */
  readonly receipt: PaymentFacts | null
  /** Stars that the client gave; only the client reads it. */
  readonly rating?: number | null
}

/** In the order of a visit. Each is the whole truth about it: exactly one holds. */
export const PHASES = [
  /** Requested; the time to answer is not over; is over. */
  'asked',
  'overdue',
  'confirmed',
  /** It begins within a day. */
  'near',
  'on-the-way',
  /** Its hour has begun, and nobody said anything. */
  'due',
  /** The client is asked whether the technician came. */
  'unclear',
  /** The client said that the technician has not come. */
  'missing',
  /** The technician told a later hour. */
  'delayed',
  /** The technician said that nobody is at home; the hour is not over. */
  'nobody-home',
  'inside',
  /** It took place, or nobody said otherwise. */
  'over',
  /** D65 */
  'not-done',
  'contested',
  'cancelled',
] as const
export type Phase = (typeof PHASES)[number]

/** What waits for the client, the most urgent first. */
type ClientTask =
  | 'say-whether-came'
  /** The technician comes late: wait, or look for somebody else. */
  | 'wait-or-seek'
  | 'answer-quote'
  /** D66 */
  | 'choose-date'
  | 'rate'

/** The next act of the technician. */
type TechnicianTask =
  | 'answer-request'
  /** The client cannot receive the visit (D59). */
  | 'answer-cannot'
  /** The client waits: tell an hour, or that one is there. */
  | 'answer-absence'
  | 'set-out'
  | 'arrive'
  | 'finish'

export interface Situation {
  readonly phase: Phase
  /** When it ends or ended, the same for both sides. */
  readonly endsAt: Date
  /** The hour that the technician told, while it means something. */
  readonly arrivesAt: Date | null
  /** Since when the technician is there. */
  readonly insideSince: Date | null
  /** The technician should be there. `toldAt`: when he told the later hour that stands. */
  readonly late: { readonly toldAt: Date | null } | null
  /** By which act the technician can tell an hour of arrival, for the first time or anew. */
  readonly tellsHourBy: 'en-camino' | 'tarde' | null
  /** The client cannot receive it and told so. */
  readonly isAskedToCancel: boolean
  /** Of the receipt: to be paid, or paid as the client says. Null: nothing is missing. */
  readonly payment: 'owed' | 'said-paid' | null
  /** D77: it repeats a work by guarantee. What follows from it is said in its case. */
  readonly isRepeat: boolean
  readonly task: { readonly client: ClientTask | null; readonly technician: TechnicianTask | null }
  readonly offers: {
    readonly stars: boolean
    readonly guarantee: boolean
    readonly rebooking: boolean
    /** Who else can go. */
    readonly rescue: boolean
  }
}

/** The client is asked so long after the hour. */
export const QUESTION_AFTER_MS = 20 * MINUTE_MS

export function situationOf(visit: SituationFacts, now: Date): Situation {
  const { said, receipt } = visit
  const phase = phaseOf(visit, now)
  const isOver = phase === 'over'
  // Its hour is over too.
  const isUnsaid = phase === 'unclear' && visit.status === 'completada'
  const insideSince = said.arrivedAt ?? said.cameAt
  const late = lateOf(visit, phase, now)
  const technician = technicianTask(visit, phase, now)
  const isRepeat = isGuaranteeVisit(visit)
  return {
    phase,
    endsAt: endOf(visit),
    arrivesAt: phase === 'on-the-way' || phase === 'delayed' || phase === 'unclear' ? said.arrivesAt : null,
    insideSince: phase === 'inside' ? insideSince : null,
    late,
    tellsHourBy:
      technician === 'answer-cannot' ? null : hourAct(visit, late ? 'tarde' : 'en-camino', phase, now),
    isAskedToCancel: visit.cannotAt !== null && isOpen(phase),
    payment: isOver && receipt?.isOwed ? (receipt.isSaidPaid ? 'said-paid' : 'owed') : null,
    isRepeat,
    task: { client: clientTask(visit, phase, now), technician },
    offers: {
      // Not while the client is asked whether anybody came.
      stars: !isRepeat && isOver && (visit.rating ?? null) === null,
      guarantee: !isRepeat && isOver,
      rebooking: !isRepeat && (isOver || isUnsaid || phase === 'not-done' || phase === 'cancelled'),
      rescue:
        !isRepeat &&
        (phase === 'overdue' || phase === 'missing' || phase === 'not-done' || phase === 'cancelled'),
    },
  }
}

/** 'Terminé' counts, if it was said in time; else what the clock goes by. */
function endOf(visit: SituationFacts): Date {
  const told = toldEnd(visit, visit.said.finishedAt)
  if (told) return told
  const [end, until] = [visitEnd(visit), openUntil(visit, visit.said)]
  return until && until > end ? until : end
}

/** Before its hour and during it. */
const isOpen = (phase: Phase) =>
  ['asked', 'overdue', 'confirmed', 'near', 'on-the-way', 'due', 'unclear', 'missing', 'delayed'].includes(
    phase,
  )

function phaseOf(visit: SituationFacts, now: Date): Phase {
  const { status, cancelReason, scheduledAt, said } = visit
  if (status === 'solicitada') return isAnswerTimeOver(visit, now) ? 'overdue' : 'asked'
  if (status === 'cancelada') return isMissedReason(cancelReason) ? 'not-done' : 'cancelled'
  const outcome = outcomeOf(said, visit)
  if (outcome === 'contested') return 'contested'
  if (status === 'completada') return isQuestionOpen(visit, now) ? 'unclear' : 'over'
  if (outcome === 'attended') return 'inside'
  if (outcome === 'did-not-come') return 'missing'
  if (outcome === 'nobody-home') return 'nobody-home'
  if (isQuestionOpen(visit, now)) return 'unclear'
  if (said.lateAt) return 'delayed'
  if (said.onTheWayAt) return 'on-the-way'
  if (now >= scheduledAt) return 'due'
  return scheduledAt.getTime() - now.getTime() <= DAY_MS ? 'near' : 'confirmed'
}

/** Nobody says whether the technician came: from twenty minutes after the hour, or after the hour that was told, on that day. */
function isQuestionOpen(visit: SituationFacts, now: Date): boolean {
  const { said, scheduledAt, date, technicianWordAt, receipt, rating = null, status } = visit
  if (outcomeOf(said, visit) !== 'open' || technicianWordAt || receipt || rating !== null) return false
  // A quote speaks for itself, and afterwards its answer comes first.
  if (status === 'completada' && visit.quotes.length > 0) return false
  const toldMs = said.arrivesAt ? said.arrivesAt.getTime() + TOLD_HOUR_GRACE_MS : 0
  const askedFrom = Math.max(scheduledAt.getTime() + QUESTION_AFTER_MS, toldMs)
  return now.getTime() >= askedFrom && bogotaDate(now) === date
}

function clientTask(visit: SituationFacts, phase: Phase, now: Date): ClientTask | null {
  const { said, quotes, rating = null, receipt } = visit
  const today = bogotaDate(now)
  if (phase === 'unclear') return 'say-whether-came'
  if (phase === 'delayed' && said.didNotComeAt && !said.waitsAt) return 'wait-or-seek'
  if (waitingQuote(quotes, { status: visit.status, hasReceipt: receipt !== null }, today))
    return 'answer-quote'
  if (agreedWithoutDate(visit, now)) return 'choose-date'
  return phase === 'over' && rating === null && !isGuaranteeVisit(visit) ? 'rate' : null
}

function technicianTask(visit: SituationFacts, phase: Phase, now: Date): TechnicianTask | null {
  const offered = (act: ProgressAct) => isOffered(act, visit, visit.said, now)
  // The clock cancels it within the minute (D14).
  if (phase === 'asked' || phase === 'overdue') return now < visit.scheduledAt ? 'answer-request' : null
  if (visit.cannotAt && isOpen(phase) && now < visit.scheduledAt) return 'answer-cannot'
  if (phase === 'missing') return 'answer-absence'
  if (phase === 'inside') return offered('terminar') ? 'finish' : null
  if (phase === 'unclear' && visit.status === 'completada') return null
  if (
    (phase === 'on-the-way' || phase === 'delayed' || phase === 'due' || phase === 'unclear') &&
    offered('llegue')
  )
    return 'arrive'
  return phase === 'near' && offered('en-camino') ? 'set-out' : null
}

/** Ten minutes after the hour, while he is neither there nor on the way. */
function lateOf(visit: SituationFacts, phase: Phase, now: Date): Situation['late'] {
  const { lateAt, didNotComeAt } = visit.said
  if (visit.status !== 'confirmada' || now < possibleFrom('tarde', visit)) return null
  if (phase === 'due' || phase === 'unclear') return { toldAt: null }
  if (phase !== 'missing' && phase !== 'delayed') return null
  return { toldAt: lateAt && didNotComeAt && didNotComeAt > lateAt ? null : lateAt }
}

function hourAct(visit: SituationFacts, act: 'en-camino' | 'tarde', phase: Phase, now: Date) {
  const isAsked = isOpen(phase) && phase !== 'asked' && phase !== 'overdue'
  return isAsked && progressRefusal(act, visit, visit.said, now) === null ? act : null
}

/** The arrival of the technician is in doubt: the client is asked, or has said that nobody came. */
export function isArrivalInDoubt({ phase, task }: Situation): boolean {
  return phase === 'unclear' || phase === 'missing' || task.client === 'wait-or-seek'
}

/** The technician is on the way, awaited or there. */
export function isGoingOn({ phase }: Situation): boolean {
  return GOING_ON.includes(phase)
}

const GOING_ON: readonly Phase[] = [
  'on-the-way',
  'due',
  'unclear',
  'missing',
  'delayed',
  'nobody-home',
  'inside',
]

/** Whether something was said or decided between the two. That the hour comes nearer is nothing new. */
export function isOtherSituation(before: Situation, after: Situation): boolean {
  return markOf(before) !== markOf(after)
}

/** Phases that follow one another by the clock alone, without anything to do. */
const SAME_NEWS: Partial<Record<Phase, Phase>> = { overdue: 'asked', near: 'confirmed', due: 'confirmed' }

function markOf({ phase, arrivesAt, insideSince, endsAt, isAskedToCancel }: Situation): string {
  return JSON.stringify([
    SAME_NEWS[phase] ?? phase,
    arrivesAt,
    insideSince,
    phase === 'inside' ? endsAt : null,
    isAskedToCancel,
  ])
}
