// 'Terminé' and the receipt: labels, the sentences of the document, refusals.

import type { Booking } from '#bookings/domain/booking.ts'
import { UNNAMED_SERVICE_TEXT } from '#bookings/wording/bookings.ts'
import type { Refusals } from '#platform/domain/outcome.ts'
import { bogotaDate, bogotaTime, DAY_MS } from '#platform/domain/time.ts'
import { BRAND } from '#platform/wording/brand.ts'
import { datedDayText, dayText, fullDateText } from '#platform/wording/dates.ts'
import { PLATFORM_REFUSALS } from '#platform/wording/outcomes.ts'
import { profilePriceText } from '#platform/wording/price.ts'
import { type PaidReceipt, paymentOf } from '#visits/domain/payment.ts'
import { agreedFor, type Quote } from '#visits/domain/quote.ts'
import {
  type FinishFieldCode,
  type FinishRefusal,
  HECHO_MAX_LENGTH,
  type Payment,
  type PaymentNote,
  RECEIPTS_MAX,
  type Receipt,
  type ReceiptDocument,
  requestedPrice,
} from '#visits/domain/receipt.ts'
import type { ReceiptDelivery, VisitFacts } from '#visits/domain/visit.ts'
import { toldEnd } from '#visits/domain/visit-outcome.ts'
import { PROGRESS_RULES, type VisitProgress } from '#visits/domain/visit-progress.ts'
import { EMPTY_LINE, type TypedLine, typedLinesOf } from '#visits/domain/work-lines.ts'
import { LINES_REFUSALS } from '#visits/wording/work-lines.ts'

export const RECEIPT_TITLE = 'Comprobante de servicio'

/** The choices of '¿Cómo te pagó?' */
export const PAYMENT_LABELS: Record<Payment, string> = {
  efectivo: 'Efectivo',
  nequi: 'Nequi',
  daviplata: 'Daviplata',
  transferencia: 'Transferencia',
  aun_no: 'Aún no',
}

export const PAYMENT_TEXTS: Record<Payment, string> = {
  efectivo: 'Pagado en efectivo',
  nequi: 'Pagado con Nequi',
  daviplata: 'Pagado con Daviplata',
  transferencia: 'Pagado por transferencia',
  aun_no: 'Por pagar',
}

/** 'Pagado con Nequi', 'Por pagar' */
export const paymentText = (receipt: PaidReceipt) =>
  receipt.total === 0 ? 'Sin costo' : PAYMENT_TEXTS[paymentOf(receipt)]

/** '00418' */
export function receiptNumber(id: number): string {
  return String(id).padStart(5, '0')
}

/** 'N.º 00418' */
export function receiptNumberText(id: number): string {
  return `N.º ${receiptNumber(id)}`
}

/** 'Corrige el comprobante N.º 00417.' */
export function correctionText(corrects: number): string {
  return `Corrige el comprobante ${receiptNumberText(corrects)}.`
}

/** '15:00 a 16:10' */
export function visitHoursText({ visit, receipts }: Pick<ReceiptDocument, 'visit' | 'receipts'>): string {
  const told = toldEnd(visit, receipts.at(-1)?.at ?? null)
  return `${visit.start} a ${told ? bogotaTime(told) : visit.end}`
}

/** 'lunes 16 de noviembre de 2026' */
export function fullDayText(date: string): string {
  return `${dayText(date)} de ${date.slice(0, 4)}`
}

/** 'Garantía hasta el miércoles 16 de diciembre de 2026' */
export function guaranteeTitle({ guaranteeUntil }: Pick<Receipt, 'guaranteeUntil'>): string {
  return `Garantía hasta el ${fullDayText(guaranteeUntil)}`
}

export const GUARANTEE_NOTE =
  'Si lo que se hizo falla, pide la garantía en tecniya.co, en «Mis reservas». La garantía legal es la de la Ley 1480 de 2011 y no se pierde por tenerla también aquí.'

/** What the document is, and what it is not. */
export function receiptFootText({ receipt: { agreedAt } }: Pick<ReceiptDocument, 'receipt'>): string {
  const agreed = agreedAt
    ? `El cliente aceptó la cotización el ${fullDateText(bogotaDate(agreedAt))} a las ${bogotaTime(agreedAt)}. `
    : ''
  return `${agreed}${BRAND.name} emite este comprobante con lo que registró el técnico; no reemplaza la factura electrónica de quien deba expedirla.`
}

/** 'Pagado con Nequi, anotado el 20 de noviembre de 2026' */
function notedText({ pago, paidAt }: PaymentNote): string | null {
  return pago && paidAt && `${PAYMENT_TEXTS[pago]}, anotado el ${fullDateText(bogotaDate(paidAt))}`
}

/** 'Pagado en efectivo a las 16:10'; without the hour when it was written down on another day. */
export function paidText({ receipt, visit: { date } }: ReceiptDocument): string {
  const { pago, at, payment, total } = receipt
  const noted = payment && notedText(payment)
  if (noted) return noted
  const isSameDay = pago !== 'aun_no' && total > 0 && bogotaDate(at) === date
  return isSameDay ? `${paymentText(receipt)} a las ${bogotaTime(at)}` : paymentText(receipt)
}

/** The facts of the technician under the name. */
export function technicianLines({ trade, city, isVerified }: ReceiptDocument): string[] {
  const where = [trade, city].filter(Boolean).join('. ')
  return [where, isVerified ? `Verificado por ${BRAND.name}` : ''].filter(Boolean)
}

/** 'Garantía hasta el miércoles 16 de diciembre'; with the year if it is not this one. */
export function guaranteeShortTitle(
  { guaranteeUntil }: Pick<Receipt, 'guaranteeUntil'>,
  today: string,
): string {
  return `Garantía hasta el ${datedDayText(guaranteeUntil, today)}`
}

// The form of 'Terminé'.

interface AgreedForFinish {
  readonly total: number | null
  readonly quote: Quote | null
}

/** What the form starts with and is compared with. */
export function agreedForFinish(
  visit: Pick<Booking, 'servicio' | 'precio'>,
  facts: Pick<VisitFacts, 'quotes' | 'bookedWith' | 'tarifaBase'>,
): AgreedForFinish {
  const quote = agreedFor(facts)
  return { quote, total: quote ? quote.total : requestedPrice({ ...visit, ...facts }) }
}

/** The lines of the receipt that is corrected, of the agreed quote, or one for the booked service. */
export function finishRows(
  visit: Pick<Booking, 'servicio' | 'precio'>,
  facts: Pick<VisitFacts, 'quotes' | 'bookedWith' | 'tarifaBase'>,
  corrects: Receipt | null,
): TypedLine[] {
  if (corrects) return typedLinesOf(corrects.lines)
  const { quote, total } = agreedForFinish(visit, facts)
  if (quote) return typedLinesOf(quote.lines)
  const concepto = visit.servicio || UNNAMED_SERVICE_TEXT
  return total === null
    ? [{ ...EMPTY_LINE, concepto }]
    : typedLinesOf([{ concepto, cantidad: 1, precio: total }])
}

/** `name` is the client's short name. */
export function finalPriceHint({
  total,
  agreed,
  name,
}: {
  total: number
  agreed: AgreedForFinish
  name: string
}): string {
  if (agreed.total === null) return 'Escribe lo que cobraste.'
  if (total > agreed.total) return `Es más de lo acordado: ${name} lo verá.`
  if (total < agreed.total) return `Lo acordado: ${profilePriceText(agreed.total)}.`
  if (agreed.quote) return 'Es lo acordado con la cotización.'
  return total === 0 ? 'Por garantía, sin costo.' : 'Es lo acordado al reservar.'
}

/** Beside the form that corrects a receipt. */
export function correctionNote(id: number): string {
  return `Se envía uno nuevo que corrige el ${receiptNumberText(id)}. El anterior se puede seguir leyendo.`
}

const DELIVERIES: Record<ReceiptDelivery, string> = {
  emailed: 'Le llegó a la página y al correo.',
  'email-failed': 'Lo ve en su página; el correo no le llegó.',
  'not-emailed': 'Lo ve en su página.',
}

/** 'Terminaste a las 15:52. Le llegó a la página y al correo.' Only ways that were really used. */
export function receiptSentText(
  { said, date }: { readonly said: VisitProgress; readonly date: string },
  delivery: ReceiptDelivery | null,
): string {
  const at = said.finishedAt
  const finished =
    at &&
    (bogotaDate(at) === date ? `Terminaste a las ${bogotaTime(at)}.` : 'Mandaste el comprobante después.')
  return [finished, DELIVERIES[delivery ?? 'not-emailed']].filter(Boolean).join(' ')
}

/** The form of 'Terminé' on the page of the visit, and the link that opens it. */
export const FINISH_DIALOG = 'terminar'
export const FINISH_HASH = `#${FINISH_DIALOG}`

export const FINISH_REFUSALS: Refusals<FinishRefusal | FinishFieldCode> = {
  ...LINES_REFUSALS,
  'hecho-required': ['invalid', 'Cuenta en una línea qué hiciste.'],
  'hecho-too-long': ['invalid', `Es demasiado largo: máximo ${HECHO_MAX_LENGTH} caracteres.`],
  'pago-required': ['invalid', 'Elige cómo te pagó.'],
  'step-too-early': ['conflict', 'Podrás decir «Terminé» desde la hora de la visita.'],
  'step-too-late': [
    'conflict',
    `La visita fue hace más de ${PROGRESS_RULES.terminar.untilMs / DAY_MS} días y ya no se puede enviar un comprobante.`,
  ],
  'step-not-possible': ['conflict', 'Esta visita no está confirmada y no se puede terminar.'],
  'receipt-exists': ['conflict', 'Ya enviaste el comprobante de esta visita. Si algo está mal, corrígelo.'],
  'receipt-changed': ['conflict', 'Ese comprobante ya se corrigió. Revisa el nuevo.'],
  'receipts-too-many': [
    'conflict',
    `Un comprobante se puede corregir ${RECEIPTS_MAX - 1} veces. Escríbenos a ${BRAND.email}.`,
  ],
  'too-many-requests': PLATFORM_REFUSALS['too-many-requests'],
  'finish-failed': ['outage', 'No pudimos enviar el comprobante. Intenta nuevamente.'],
}

/** 'comprobante-00418.pdf' */
export function receiptFileName(id: number): string {
  return `comprobante-${receiptNumber(id)}.pdf`
}

/** 'Acordado: $ 110.000' */
export function agreedText({ agreedTotal }: Pick<Receipt, 'agreedTotal'>): string {
  return `Acordado: ${profilePriceText(agreedTotal)}`
}
