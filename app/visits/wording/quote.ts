// A quote of a visit: refusals, and what both pages say of it.

import type { Booking } from '#bookings/domain/booking.ts'
import { briefDayText, UNNAMED_SERVICE_TEXT } from '#bookings/wording/bookings.ts'
import type { Refusals } from '#platform/domain/outcome.ts'
import { bogotaDate, bogotaTime } from '#platform/domain/time.ts'
import { briefDayAndMonthText, capitalised } from '#platform/wording/dates.ts'
import { firstNameOf, shortNameOf } from '#platform/wording/person-names.ts'
import { hasPrice, profilePriceText } from '#platform/wording/price.ts'
import { ofRelativeDayText, relativeDayText, relativeMomentText } from '#platform/wording/relative-day.ts'
import {
  agreedQuote,
  QUOTE_NOTE_MAX_LENGTH,
  QUOTE_REASON_MAX_LENGTH,
  QUOTES_PER_VISIT_MAX,
  type Quote,
  type QuoteAnswerRefusal,
  type QuoteFacts,
  type QuoteRefusal,
  type QuoteState,
} from '#visits/domain/quote.ts'
import { requestedPrice } from '#visits/domain/receipt.ts'
import type { VisitFacts } from '#visits/domain/visit.ts'
import type { VisitSide } from '#visits/domain/visit-message.ts'
import { EMPTY_LINE, type TypedLine, typedLinesOf, type WorkLine } from '#visits/domain/work-lines.ts'

export type QuoteRefusalCode = Exclude<QuoteRefusal, 'too-many-requests'> | QuoteAnswerRefusal

/** Before the reason why an act came too late; the page shows the new state under it. */
export const CHANGED_TEXT = 'Esto cambió mientras lo mirabas.'

export const QUOTE_REFUSALS: Refusals<QuoteRefusalCode> = {
  'quote-note-too-long': [
    'invalid',
    `La nota es demasiado larga: máximo ${QUOTE_NOTE_MAX_LENGTH} caracteres.`,
  ],
  'quote-date-invalid': ['invalid', 'Elige un día entre hoy y dentro de 30 días.'],
  'quote-visit-closed': [
    'conflict',
    'Esta visita se canceló o fue hace más de 30 días: no se puede cotizar.',
  ],
  'quote-free-visit': ['conflict', 'Esta visita es por garantía y no tiene costo.'],
  'too-many-quotes': [
    'conflict',
    `Ya mandaste ${QUOTES_PER_VISIT_MAX} cotizaciones en esta visita. Escríbele por mensaje.`,
  ],
  'quote-failed': ['outage', 'No pudimos enviar la cotización. Intenta nuevamente.'],
  'quote-answer-missing': ['invalid', 'Responde «De acuerdo» o «Prefiero no».'],
  'quote-reason-too-long': [
    'invalid',
    `El motivo es demasiado largo: máximo ${QUOTE_REASON_MAX_LENGTH} caracteres.`,
  ],
  'quote-unknown': ['missing', 'No encontramos esa cotización.'],
  'quote-answered': ['conflict', `${CHANGED_TEXT} Ya respondiste esta cotización.`],
  'quote-visit-cancelled': ['conflict', `${CHANGED_TEXT} La visita se canceló: su cotización ya no vale.`],
  'quote-visit-settled': [
    'conflict',
    `${CHANGED_TEXT} La visita ya tiene su comprobante: esta cotización quedó sin efecto.`,
  ],
  'quote-replaced': [
    'conflict',
    `${CHANGED_TEXT} Hay una cotización más nueva. Revísala antes de responder.`,
  ],
  'quote-expired': ['conflict', `${CHANGED_TEXT} Esta cotización ya venció. Pide una nueva por mensaje.`],
  'quote-answer-failed': ['outage', 'No pudimos guardar tu respuesta. Intenta nuevamente.'],
}

/** 'Hoy, 15:24' */
export function quoteMomentText(at: Date, today: string): string {
  return capitalised(`${relativeDayText(bogotaDate(at), today).replace(/^el /, '')}, ${bogotaTime(at)}`)
}

/** 'el viernes 20', 'hoy' */
export function dayInSentence(date: string, today: string): string {
  return relativeDayText(date, today)
}

/** 'Con la cotización de hoy. Antes: $ 110.000.' */
export function agreedPriceNote(quote: Quote, before: number | null, today: string): string {
  const sentence = `${withQuoteText(quote, today)}.`
  return hasPrice(before) ? `${sentence} Antes: ${profilePriceText(before)}.` : sentence
}

/** Of the visit that led to agreed work on another day. */
export const DIAGNOSIS_QUESTION = '¿Cómo te fue en la revisión?'

// D66: agreed work whose hour the client chooses. `lastDay` is that of its term, `name` the technician's first name.

/** 'Vale hasta el vie 20'; 'Vale hasta el 18 de dic' when it is far. */
export function briefTermText(lastDay: string, today: string): string {
  const day = relativeDayText(lastDay, today)
  const brief = day.includes(' de ') ? briefDayAndMonthText(lastDay) : briefDayText(lastDay)
  return `Vale hasta ${day.startsWith('el ') ? `el ${brief}` : day}`
}

/** 'La cotización venció el viernes 20' */
export function lapsedText(lastDay: string, today: string): string {
  return `La cotización venció ${relativeDayText(lastDay, today)}`
}

/** 'Carlos no tiene horas antes del viernes 20.' */
export function noHoursText(name: string, lastDay: string, today: string): string {
  return `${name} no tiene horas antes ${ofRelativeDayText(lastDay, today)}.`
}

/** 'Carlos lo hace el martes 17 a las 08:00' */
export function bookedWorkText(
  name: string,
  { date, start, status }: Pick<Booking, 'date' | 'start' | 'status'>,
  today: string,
): string {
  if (status === 'completada') return `${name} lo hizo ${relativeDayText(date, today)}`
  return `${name} lo hace ${relativeMomentText(date, start, today)}`
}

/** 'Con la cotización del domingo 15' */
export function withQuoteText({ answeredAt, createdAt }: Quote, today: string): string {
  return `Con la cotización ${ofRelativeDayText(bogotaDate(answeredAt ?? createdAt), today)}`
}

/** 'Cotización por responder: $ 157.000' */
export function waitingQuoteText({ total }: Pick<Quote, 'total'>): string {
  return `Cotización por responder: ${profilePriceText(total)}`
}

/** The first rows of a form: what was sent last, else the booked service, else the visit. */
export function startingRows(
  visit: Pick<Booking, 'servicio' | 'precio'>,
  { quotes, bookedWith, tarifaBase }: Pick<VisitFacts, 'quotes' | 'bookedWith' | 'tarifaBase'>,
): TypedLine[] {
  const last = quotes.at(-1) ?? bookedWith
  if (last) return typedLinesOf(last.lines)
  const { servicio } = visit
  const price = requestedPrice({ ...visit, tarifaBase })
  if (price !== null)
    return typedLinesOf([{ concepto: servicio || UNNAMED_SERVICE_TEXT, cantidad: 1, precio: price }])
  return [{ ...EMPTY_LINE, concepto: servicio }]
}

/** 'Mano de obra y 2 más' */
export function linesSummary([first, ...others]: readonly WorkLine[]): string {
  return others.length === 0 ? (first?.concepto ?? '') : `${first?.concepto} y ${others.length} más`
}

/** Who must answer the newest quote, or how it ended; null where nothing is left to say. `name` is that of the other side. */
export function quoteTitle(
  side: VisitSide,
  { state, total }: { readonly state: QuoteState; readonly total: number },
  name: string,
): string | null {
  if (side === 'technician') return TECHNICIAN_TITLES[state](shortNameOf(name))
  return CLIENT_TITLES[state]?.(firstNameOf(name), profilePriceText(total)) ?? null
}

const TECHNICIAN_TITLES: Record<QuoteState, (client: string) => string> = {
  waiting: client => `Le toca a ${client}`,
  agreed: client => `${client} está de acuerdo`,
  declined: client => `${client} prefirió no`,
  expired: () => 'Venció sin respuesta',
  void: () => 'Quedó sin efecto',
}

const CLIENT_TITLES: Partial<Record<QuoteState, (technician: string, total: string) => string>> = {
  waiting: technician => `${technician} te mandó una cotización`,
  agreed: (technician, total) => `Acordaste ${total} con ${technician}`,
  declined: () => 'Preferiste no aceptar la cotización',
  expired: () => 'La cotización venció',
}

const COUNTS = [
  '',
  'el renglón',
  'los dos renglones',
  'los tres renglones',
  'los cuatro renglones',
  'los cinco renglones',
]

/** 'Ver los tres renglones' */
export function showLinesText({ length }: readonly WorkLine[]): string {
  return `Ver ${COUNTS[length] ?? `los ${length} renglones`}`
}

/** What is done at the visit, with what was agreed since: 'Fuga oculta y 2 más'. Empty where nothing is named. */
export function workName({
  servicio,
  quotes,
}: Pick<Booking, 'servicio'> & { quotes: readonly QuoteFacts[] }) {
  const agreed = agreedQuote(quotes)
  const name = servicio || agreed?.firstConcept || ''
  return agreed && agreed.lineCount > 1 ? `${name} y ${agreed.lineCount - 1} más` : name
}
