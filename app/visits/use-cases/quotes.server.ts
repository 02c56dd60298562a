import type { Viewer } from '#accounts/domain/role.ts'
import type { Services } from '#app/services.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import { rateLimit } from '#platform/domain/rate-limit.ts'
import { bogotaDate, HOUR_MS } from '#platform/domain/time.ts'
import {
  answeringRefusal,
  QUOTE_NOTE_MAX_LENGTH,
  QUOTE_REASON_MAX_LENGTH,
  type Quote,
  type QuoteAnswer,
  type QuoteAnswerRefusal,
  type QuoteRefusal,
  quotingRefusal,
  validUntilDates,
} from '#visits/domain/quote.ts'
import { linesTotal, type WorkLine } from '#visits/domain/work-lines.ts'
import {
  insertQuote,
  isSettled,
  listQuotes,
  lockVisitToQuote,
  writeAnswer,
} from '#visits/persistence/quotes.server.ts'

export const QUOTE_LIMIT = rateLimit('quote-person', 60, HOUR_MS)

interface SentQuote {
  /** The visit. */
  readonly key: number
  readonly lines: readonly WorkLine[]
  readonly note: string
  readonly validUntil: string
  /** Of the form; after the visit it is in any case (D66). */
  readonly isForAnotherDay: boolean
  readonly formKey: string | null
}

/** It replaces the last one. The same form sent again succeeds and stores nothing. */
export async function sendQuote(
  { db, limits, now: clock }: Services,
  viewer: Viewer,
  { key, lines, validUntil, ...sent }: SentQuote,
): Promise<Outcome<void, QuoteRefusal>> {
  const now = clock()
  const note = typedText(sent.note)
  if (note.length > QUOTE_NOTE_MAX_LENGTH) return refused('quote-note-too-long')
  if (!validUntilDates(bogotaDate(now)).includes(validUntil)) return refused('quote-date-invalid')
  if (!(await limits.consume(QUOTE_LIMIT, viewer.uid))) return refused('too-many-requests')
  return db.transaction(async tx => {
    const visit = await lockVisitToQuote(tx, 'technician', { key, uid: viewer.uid })
    if (!visit) return refused('quote-failed')
    const quotes = await listQuotes(tx, key)
    const isForAnotherDay = sent.isForAnotherDay || visit.status === 'completada'
    const content = { lines, note, validUntil, isForAnotherDay }
    const ofForm = quotes.find(({ formKey }) => formKey !== null && formKey === sent.formKey)
    if (ofForm && isSame(ofForm, content)) return accepted()
    const refusal = quotingRefusal(visit, quotes.length, now)
    if (refusal) return refused(refusal)
    // A lost answer, then a change in the same form: that is another quote.
    const formKey = ofForm ? null : sent.formKey
    const total = linesTotal(lines)
    await insertQuote(tx, { ...content, reservaKey: key, total, createdAt: now, formKey }, visit)
    return accepted()
  })
}

type Content = Pick<Quote, 'lines' | 'note' | 'validUntil' | 'isForAnotherDay'>

function isSame(quote: Quote, { lines, note, validUntil, isForAnotherDay }: Content) {
  const isSameLine = ({ concepto, cantidad, precio }: WorkLine, index: number) => {
    const other = lines[index]
    return other?.concepto === concepto && other.cantidad === cantidad && other.precio === precio
  }
  return (
    quote.note === note &&
    quote.validUntil === validUntil &&
    quote.isForAnotherDay === isForAnotherDay &&
    quote.lines.length === lines.length &&
    quote.lines.every(isSameLine)
  )
}

interface AnsweredQuote {
  /** The visit, and one of its quotes. */
  readonly key: number
  readonly id: number
  readonly answer: QuoteAnswer
  readonly reason: string
}

/** The client agrees or declines, once. */
export async function answerQuote(
  { db, now: clock }: Services,
  viewer: Viewer,
  { key, id, answer, ...sent }: AnsweredQuote,
): Promise<Outcome<void, QuoteAnswerRefusal>> {
  const now = clock()
  const reason = answer === 'no' ? typedText(sent.reason) : ''
  if (reason.length > QUOTE_REASON_MAX_LENGTH) return refused('quote-reason-too-long')
  return db.transaction(async tx => {
    const visit = await lockVisitToQuote(tx, 'client', { key, uid: viewer.uid })
    if (!visit) return refused('quote-unknown')
    const quotes = await listQuotes(tx, key)
    const state = { status: visit.status, hasReceipt: await isSettled(tx, key) }
    const refusal = answeringRefusal({ quotes, id, answer }, state, bogotaDate(now))
    if (refusal) return refused(refusal)
    const isAnswered = quotes.some(quote => quote.id === id && quote.answer !== null)
    if (!isAnswered) await writeAnswer(tx, { id, answer, reason, now }, visit)
    return accepted()
  })
}

/** Browsers send line breaks as two characters and count one. */
const typedText = (text: string) => text.replaceAll('\r\n', '\n').trim()
