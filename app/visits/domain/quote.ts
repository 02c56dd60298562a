// The technician's quote for a visit (D58) and the client's answer. Neither changes the status of the visit.
import { type Booking, isGuaranteeVisit, OPEN_STATUSES } from '#bookings/domain/booking.ts'
import { addDays } from '#platform/domain/time.ts'
import type { WorkLine } from '#visits/domain/work-lines.ts'

export const QUOTE_NOTE_MAX_LENGTH = 500
export const QUOTE_REASON_MAX_LENGTH = 300
export const QUOTES_PER_VISIT_MAX = 20
const VALID_DAYS_MAX = 30
const VALID_DAYS_DEFAULT = 3

export const QUOTE_ANSWERS = ['si', 'no'] as const
export type QuoteAnswer = (typeof QUOTE_ANSWERS)[number]

export interface Quote {
  readonly id: number
  readonly lines: readonly WorkLine[]
  readonly total: number
  readonly note: string
  /** The last day on which it can be agreed, 'YYYY-MM-DD' in Bogotá. */
  readonly validUntil: string
  readonly createdAt: Date
  readonly answer: QuoteAnswer | null
  /** Why the client declined; may be empty. */
  readonly reason: string
  readonly answeredAt: Date | null
}

export type QuoteRefusal =
  | 'quote-note-too-long'
  | 'quote-date-invalid'
  /** The visit was cancelled or is over. */
  | 'quote-visit-closed'
  /** The visit repeats a work by guarantee. */
  | 'quote-free-visit'
  | 'too-many-quotes'
  | 'too-many-requests'
  | 'quote-failed'

export type QuoteAnswerRefusal =
  | 'quote-answer-missing'
  | 'quote-reason-too-long'
  | 'quote-unknown'
  | 'quote-answered'
  | 'quote-visit-cancelled'
  /** Its receipt was sent. */
  | 'quote-visit-settled'
  | 'quote-replaced'
  | 'quote-expired'
  | 'quote-answer-failed'

/** The days that can be chosen, from today on. */
export function validUntilDates(today: string): string[] {
  return Array.from({ length: VALID_DAYS_MAX + 1 }, (_, days) => addDays(today, days))
}

export const defaultValidUntil = (today: string) => addDays(today, VALID_DAYS_DEFAULT)

type QuotedVisit = Pick<Booking, 'status' | 'precio'>

/** Why no quote can be sent for the visit; null when one can. */
export function quotingRefusal(
  visit: QuotedVisit,
  sentBefore: number,
): Extract<QuoteRefusal, 'quote-visit-closed' | 'quote-free-visit' | 'too-many-quotes'> | null {
  if (!OPEN_STATUSES.some(status => status === visit.status)) return 'quote-visit-closed'
  if (isGuaranteeVisit(visit)) return 'quote-free-visit'
  return sentBefore >= QUOTES_PER_VISIT_MAX ? 'too-many-quotes' : null
}

export type QuoteState =
  /** The client has to answer. */
  | 'waiting'
  | 'agreed'
  | 'declined'
  | 'expired'
  /** The visit was cancelled, or its receipt sent, before the client answered. */
  | 'void'

interface VisitToAgree extends Pick<Booking, 'status'> {
  readonly hasReceipt: boolean
}

export function quoteState(
  { answer, validUntil }: Quote,
  { status, hasReceipt }: VisitToAgree,
  today: string,
): QuoteState {
  if (answer !== null) return answer === 'si' ? 'agreed' : 'declined'
  if (status === 'cancelada' || hasReceipt) return 'void'
  return today > validUntil ? 'expired' : 'waiting'
}

export interface ShownQuote {
  readonly quote: Quote
  readonly state: Exclude<QuoteState, 'void'>
}

/** The newest one, as long as it says something to the client: always while it waits, else until the visit is over. */
export function shownQuote(
  { quotes, receipts }: { readonly quotes: readonly Quote[]; readonly receipts: readonly unknown[] },
  { status }: Pick<Booking, 'status'>,
  today: string,
): ShownQuote | null {
  const quote = quotes.at(-1)
  const state = quote && quoteState(quote, { status, hasReceipt: receipts.length > 0 }, today)
  if (!state || state === 'void') return null
  const isOpen = OPEN_STATUSES.some(open => open === status)
  return isOpen || state === 'waiting' ? { quote, state } : null
}

/** `quotes` of the visit, oldest first. The same answer again is no refusal. */
export function answeringRefusal(
  { quotes, id, answer }: { quotes: readonly Quote[]; id: number; answer: QuoteAnswer },
  visit: VisitToAgree,
  today: string,
): QuoteAnswerRefusal | null {
  const quote = quotes.find(each => each.id === id)
  if (!quote) return 'quote-unknown'
  if (quote.answer !== null) return quote.answer === answer ? null : 'quote-answered'
  const state = quoteState(quote, visit, today)
  if (state === 'void') return visit.status === 'cancelada' ? 'quote-visit-cancelled' : 'quote-visit-settled'
  if (quotes.at(-1) !== quote) return 'quote-replaced'
  return state === 'expired' ? 'quote-expired' : null
}

/** What holds: the last one that was agreed, whatever was sent after it. */
export function agreedQuote(quotes: readonly Quote[]): Quote | null {
  return quotes.findLast(({ answer }) => answer === 'si') ?? null
}
