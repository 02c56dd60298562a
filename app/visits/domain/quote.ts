// The technician's quote for a visit (D58) and the client's answer. Neither changes the status of the visit.
import { type Booking, isGuaranteeVisit, OPEN_STATUSES, visitEnd } from '#bookings/domain/booking.ts'
import { addDays, DAY_MS } from '#platform/domain/time.ts'
import type { WorkLine } from '#visits/domain/work-lines.ts'

export const QUOTE_NOTE_MAX_LENGTH = 500
export const QUOTE_REASON_MAX_LENGTH = 300
export const QUOTES_PER_VISIT_MAX = 20
const VALID_DAYS_MAX = 30
const VALID_DAYS_DEFAULT = 3

export const QUOTE_ANSWERS = ['si', 'no'] as const
export type QuoteAnswer = (typeof QUOTE_ANSWERS)[number]

/** What lists know of a quote. */
export interface QuoteFacts {
  readonly id: number
  readonly total: number
  /** The last day on which it can be agreed, 'YYYY-MM-DD' in Bogotá. */
  readonly validUntil: string
  readonly createdAt: Date
  readonly answer: QuoteAnswer | null
  readonly answeredAt: Date | null
  /** D66: the work is not done at this visit. */
  readonly isForAnotherDay: boolean
  /** D66: the visit that was booked with it. */
  readonly bookedKey: number | null
  /** 'Mano de obra', and how many lines it has. */
  readonly firstConcept: string
  readonly lineCount: number
}

export interface Quote extends QuoteFacts {
  readonly lines: readonly WorkLine[]
  readonly note: string
  /** Why the client declined; may be empty. */
  readonly reason: string
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
  { answer, validUntil, isForAnotherDay }: QuoteFacts,
  { status, hasReceipt }: VisitToAgree,
  today: string,
): QuoteState {
  if (answer !== null) return answer === 'si' ? 'agreed' : 'declined'
  // A receipt settles what was done at the visit.
  if (status === 'cancelada' || (hasReceipt && !isForAnotherDay)) return 'void'
  return today > validUntil ? 'expired' : 'waiting'
}

/** The newest one, while the client has to answer it. */
export function waitingQuote<Item extends QuoteFacts>(
  quotes: readonly Item[],
  visit: VisitToAgree,
  today: string,
): Item | null {
  const quote = quotes.at(-1)
  return quote && quoteState(quote, visit, today) === 'waiting' ? quote : null
}

/** D66: how long after the agreement its hour can be booked. */
export const AGREED_DAYS = 30

interface AgreedVisit extends Pick<Booking, 'status' | 'scheduledAt' | 'furtherHours'> {
  readonly quotes: readonly QuoteFacts[]
}

/**
 * D66: an agreed quote whose work has no hour yet: it was agreed after the visit, or is for another day. The last one that was
 * agreed; null also once it was booked, or its time is over.
 */
export function agreedWithoutDate(
  { status, scheduledAt, furtherHours, quotes }: AgreedVisit,
  now: Date,
): QuoteFacts | null {
  const quote = agreedQuote(quotes)
  if (!quote?.answeredAt || quote.bookedKey !== null || now >= agreedUntil(quote.answeredAt)) return null
  const isAfterVisit = status === 'completada' && quote.answeredAt >= visitEnd({ scheduledAt, furtherHours })
  return quote.isForAnotherDay || isAfterVisit ? quote : null
}

export function agreedUntil(answeredAt: Date): Date {
  return new Date(answeredAt.getTime() + AGREED_DAYS * DAY_MS)
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
  { quotes, id, answer }: { quotes: readonly QuoteFacts[]; id: number; answer: QuoteAnswer },
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
export function agreedQuote<Item extends QuoteFacts>(quotes: readonly Item[]): Item | null {
  return quotes.findLast(({ answer }) => answer === 'si') ?? null
}
