// The technician's quote for a visit (D58) and the client's answer. Neither changes the status of the visit.
import { type Booking, isGuaranteeVisit, OPEN_STATUSES, visitEnd } from '#bookings/domain/booking.ts'
import type { QuoteBookingRefusal } from '#bookings/domain/refusals.ts'
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

/** The quote with which a visit was booked, and the visit for which it had been sent. */
export interface BookedQuote extends Quote {
  readonly visitKey: number
}

export type QuoteRefusal =
  | 'quote-note-too-long'
  | 'quote-date-invalid'
  /** The visit was cancelled, or was too long ago. */
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

/** D66: after a diagnosis the quote may come this long after the visit. */
const QUOTING_AFTER_MS = 30 * DAY_MS

type QuotedVisit = Pick<Booking, 'status' | 'precio' | 'scheduledAt'>

/** Why no quote can be sent for the visit; null when one can. */
export function quotingRefusal(
  visit: QuotedVisit,
  sentBefore: number,
  now: Date,
): Extract<QuoteRefusal, 'quote-visit-closed' | 'quote-free-visit' | 'too-many-quotes'> | null {
  const { status, scheduledAt } = visit
  const isLate = now.getTime() > scheduledAt.getTime() + QUOTING_AFTER_MS
  if (status === 'cancelada' || (status === 'completada' && isLate)) return 'quote-visit-closed'
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

export function agreedUntil(answeredAt: Date): Date {
  return new Date(answeredAt.getTime() + AGREED_DAYS * DAY_MS)
}

interface AgreedVisit<Item extends QuoteFacts>
  extends Pick<Booking, 'status' | 'scheduledAt' | 'furtherHours'> {
  /** Oldest first. */
  readonly quotes: readonly Item[]
  /** The newest receipt. */
  readonly receipt: unknown
}

/** D66: agreed work that is not done at the visit for which it was quoted. */
export interface WorkToCome<Item extends QuoteFacts = QuoteFacts> {
  readonly quote: Item
  /** The client has to choose its hour; has chosen it; or did not in time. */
  readonly state: 'to-choose' | 'booked' | 'lapsed'
  /** Until then its hour can be booked. */
  readonly until: Date
}

/** Of the last quote that was agreed, if it is for another day or was agreed after the visit and the receipt does not settle it. */
export function workToCome<Item extends QuoteFacts>(
  { status, scheduledAt, furtherHours, quotes, receipt }: AgreedVisit<Item>,
  now: Date,
): WorkToCome<Item> | null {
  const quote = quotes.findLast(({ answer }) => answer === 'si')
  if (!quote?.answeredAt || status === 'cancelada') return null
  const isAfterVisit = status === 'completada' && quote.answeredAt >= visitEnd({ scheduledAt, furtherHours })
  const until = agreedUntil(quote.answeredAt)
  if (quote.bookedKey !== null) return { quote, state: 'booked', until }
  if (!quote.isForAnotherDay && (!isAfterVisit || receipt !== null)) return null
  return { quote, state: now < until ? 'to-choose' : 'lapsed', until }
}

/** D66: an agreed quote whose work has no hour yet, while that can be booked. */
export function agreedWithoutDate(visit: AgreedVisit<QuoteFacts>, now: Date): QuoteFacts | null {
  const work = workToCome(visit, now)
  return work?.state === 'to-choose' ? work.quote : null
}

/** D66: why no visit can be booked with this quote of the visit; null when one can. */
export function quoteBookingRefusal(
  visit: AgreedVisit<QuoteFacts>,
  id: number,
  now: Date,
): Exclude<QuoteBookingRefusal, 'quote-hour-late'> | null {
  const work = workToCome(visit, now)
  if (!visit.quotes.some(quote => quote.id === id)) return 'quote-not-found'
  if (work?.quote.id !== id) return 'quote-not-agreed'
  if (work.state === 'booked') return 'quote-has-date'
  return work.state === 'lapsed' ? 'quote-lapsed' : null
}

export interface ShownQuote {
  readonly quote: Quote
  readonly state: Exclude<QuoteState, 'void'>
}

/**
 * The newest one, as long as it says something to the client: always while it waits, else until the visit is over. Agreed work
 * for another day is told by its date.
 */
export function shownQuote(
  { quotes, receipts }: { readonly quotes: readonly Quote[]; readonly receipts: readonly unknown[] },
  { status }: Pick<Booking, 'status'>,
  today: string,
): ShownQuote | null {
  const quote = quotes.at(-1)
  const state = quote && quoteState(quote, { status, hasReceipt: receipts.length > 0 }, today)
  if (!state || state === 'void') return null
  const isOpen = OPEN_STATUSES.some(open => open === status)
  if (state === 'agreed' && !isPriceOfVisit(quote)) return null
  return isOpen || state === 'waiting' || quote.isForAnotherDay ? { quote, state } : null
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

/** What holds for the visit itself: the last one that was agreed for it, whatever was sent after it. */
export function agreedQuote<Item extends QuoteFacts>(quotes: readonly Item[]): Item | null {
  return quotes.findLast(quote => quote.answer === 'si' && isPriceOfVisit(quote)) ?? null
}

/** Else its work is done, and paid, at another visit. */
const isPriceOfVisit = ({ isForAnotherDay, bookedKey }: QuoteFacts) => !isForAnotherDay && bookedKey === null

/** 'Lo acordado' of a visit: by a quote of its own, else by the one with which it was booked. */
export function agreedFor({
  quotes,
  bookedWith,
}: {
  readonly quotes: readonly Quote[]
  readonly bookedWith: BookedQuote | null
}): Quote | null {
  return agreedQuote(quotes) ?? bookedWith
}
