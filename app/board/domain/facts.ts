// D75: what the board counts of a day. A visit has one fate, known when its day is over: the fates of a day add up to
// its requests.
import type { Booking, BookingAnswer, CancelReason, OpenStatus } from '#bookings/domain/booking.ts'
import type { Channel } from '#platform/domain/notification.ts'

/** 'before' the request was confirmed, 'after', or the visit took place. */
type Stage = 'before' | 'after' | 'done'

export const FATES = {
  'no-answer': 'before',
  declined: 'before',
  replaced: 'before',
  'could-not-receive-before': 'before',
  'closed-before': 'before',
  'unknown-before': 'before',
  'technician-cancelled': 'after',
  'could-not-receive': 'after',
  'no-show': 'after',
  'nobody-home': 'after',
  contested: 'after',
  'closed-after': 'after',
  'unknown-after': 'after',
  completed: 'done',
} as const satisfies Record<string, Stage>
export type Fate = keyof typeof FATES

export const FATE_NAMES = Object.keys(FATES) as Fate[]
export const fatesOf = (...stages: readonly Stage[]) =>
  FATE_NAMES.filter(fate => stages.includes(FATES[fate]))

export interface FatefulVisit extends Pick<Booking, 'status' | 'outcome' | 'cancelReason'> {
  readonly answer: BookingAnswer | null
  readonly statusBefore: OpenStatus | null
}

/** By whether the request had been confirmed. */
const CANCELLED: Readonly<Record<CancelReason | 'none', readonly [before: Fate, after: Fate]>> = {
  sin_respuesta: ['no-answer', 'no-answer'],
  tecnico: ['declined', 'technician-cancelled'],
  reemplazada: ['replaced', 'replaced'],
  cliente: ['could-not-receive-before', 'could-not-receive'],
  no_llego: ['no-show', 'no-show'],
  nadie: ['nobody-home', 'nobody-home'],
  moderacion: ['closed-before', 'closed-after'],
  cuenta_eliminada: ['closed-before', 'closed-after'],
  none: ['unknown-before', 'unknown-after'],
}
export const CANCELLED_FATES = Object.entries(CANCELLED) as [CancelReason | 'none', readonly [Fate, Fate]][]

/** Null: the visit is still open. SQL says the same (persistence/count-visits.server.ts). */
export function fateOf({ status, outcome, cancelReason, answer, statusBefore }: FatefulVisit): Fate | null {
  if (status === 'completada') return outcome === 'contested' ? 'contested' : 'completed'
  if (status !== 'cancelada') return null
  const wasConfirmed = statusBefore === null ? answer === 'accepted' : statusBefore === 'confirmada'
  return CANCELLED[cancelReason ?? 'none'][wasConfirmed ? 1 : 0]
}

/** Of the catalogue: networks that searched, opened a profile, opened a booking form. */
export const DEMAND_SHOWN = ['search', 'profile', 'form'] as const

/** By channel. */
export type NoticeFact = `${Channel}-sent` | `${Channel}-failed`

export type Fact = Fate | (typeof DEMAND_SHOWN)[number] | NoticeFact

/** In place of a trade or a city. */
export const ALL = '*'
/** In place of a trade: those without a column of their own. */
export const OTHERS = '+'
/** In addresses, in place of one that nobody said. */
export const UNSAID = '-'
