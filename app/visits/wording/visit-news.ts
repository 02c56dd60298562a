// What the page of a visit tells those who do not see that it changed: its own sentences, where two readings of it differ.
import { problemPhotoCount } from '#bookings/wording/problem-photos.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import { calledName, firstNameOf, shortNameOf } from '#platform/wording/person-names.ts'
import { profilePriceText } from '#platform/wording/price.ts'
import type { ListedBooking } from '#visits/domain/listed-visit.ts'
import { quoteState } from '#visits/domain/quote.ts'
import { isOtherSituation, type Situation, type SituationFacts } from '#visits/domain/situation.ts'
import type { VisitFacts } from '#visits/domain/visit.ts'
import type { MessagePage, VisitMessage, VisitSide } from '#visits/domain/visit-message.ts'
import { cannotReceiveText, toldCannotText } from '#visits/wording/cannot-receive.ts'
import { quoteTitle } from '#visits/wording/quote.ts'
import { RECEIPT_TITLE, receiptNumberText } from '#visits/wording/receipt.ts'
import { stateText } from '#visits/wording/situation.ts'
import { lateAnswerTexts, toldHourText } from '#visits/wording/visit-progress.ts'

/** The page of a visit at one moment. */
export interface VisitReading {
  readonly visit: SituationFacts & Pick<ListedBooking, 'cannotReason'>
  readonly situation: Situation
  readonly facts: Pick<VisitFacts, 'quotes' | 'receipts'>
  readonly conversation: Pick<MessagePage, 'messages' | 'isNewest'>
  /** The sentence under the steps. */
  readonly stepText: string
  /** Where the guarantee case of the visit stands. */
  readonly caseText: string | null
  /** Of the other side. */
  readonly name: string
  readonly now: Date
}

/** What arrived between the two, in sentences; none if only time went by. */
export function visitNews(side: VisitSide, before: VisitReading, after: VisitReading): string[] {
  const { caseText } = after
  return [
    isOtherSituation(before.situation, after.situation) ||
    lateAnswer(side, before) !== lateAnswer(side, after)
      ? situationSentence(side, after)
      : null,
    quoteMark(before) !== quoteMark(after) ? quoteSentence(side, after) : null,
    before.facts.receipts[0]?.id !== after.facts.receipts[0]?.id ? receiptSentence(after) : null,
    caseText !== null && before.caseText !== caseText ? `Garantía: ${caseText}` : null,
    ...newMessages(before, after).map(message => messageSentence(side, message, after.name)),
  ]
    .filter(text => text !== null)
    .map(text => (/[.?!»]$/.test(text) ? text : `${text}.`))
}

/** With the hour where one is told, else who did what last. */
function situationSentence(side: VisitSide, reading: VisitReading): string {
  const { visit, situation, now, name, stepText } = reading
  if (situation.isAskedToCancel && visit.cannotReason)
    return side === 'client' ? toldCannotText(firstNameOf(name)) : cannotReceiveText(visit.cannotReason)
  const answer = lateAnswer(side, reading)
  if (answer) return answer
  const told = side === 'client' && situation.task.client === 'wait-or-seek' && toldHourText(visit.said)
  if (told) return `${firstNameOf(name)} dice: ${told}`
  const state = stateText(side, { visit, situation, now })
  if (!state?.hour || visit.furtherHours > 0) return stepText
  return `${state.lead.replace(' · ', ', ')} ${state.hour}`
}

/** Whether the client waits, to the technician who comes later. */
function lateAnswer(side: VisitSide, { visit, situation, name }: VisitReading): string | null {
  if (side === 'client' || situation.phase !== 'delayed') return null
  return lateAnswerTexts(visit.said, shortNameOf(name)).answer
}

const quoteMark = ({ facts }: VisitReading) => {
  const quote = facts.quotes.at(-1)
  return quote && `${quote.id} ${quote.answer}`
}

function quoteSentence(side: VisitSide, { visit, facts, name, now }: VisitReading): string | null {
  const quote = facts.quotes.at(-1)
  if (!quote) return null
  const hasReceipt = facts.receipts.length > 0
  const state = quoteState(quote, { status: visit.status, hasReceipt }, bogotaDate(now))
  const title = quoteTitle(side, { state, total: quote.total }, name)
  return title && side === 'client' && state === 'waiting'
    ? `${title}: ${profilePriceText(quote.total)}`
    : title
}

function receiptSentence({ facts }: VisitReading): string | null {
  const [receipt] = facts.receipts
  if (!receipt) return null
  return `${RECEIPT_TITLE} ${receiptNumberText(receipt.id)}: ${profilePriceText(receipt.total)}`
}

/** Both show the end of the conversation. */
function newMessages(before: VisitReading, after: VisitReading): readonly VisitMessage[] {
  if (!before.conversation.isNewest || !after.conversation.isNewest) return []
  const last = before.conversation.messages.at(-1)?.id ?? 0
  return after.conversation.messages.filter(({ id }) => id > last)
}

/** 'Carlos: Ya casi llego.', as the conversation shows it. */
function messageSentence(side: VisitSide, { author, text, photos }: VisitMessage, other: string): string {
  return `${author === side ? 'Tú' : calledName(author, other)}: ${text || problemPhotoCount(photos.length)}`
}
