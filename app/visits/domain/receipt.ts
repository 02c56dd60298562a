// D63: 'Terminé', and the receipt that it sends. A receipt never changes: a correction is a new one that names the old.
import { type Booking, isGuaranteeVisit } from '#bookings/domain/booking.ts'
import { bogotaDate, DAY_MS } from '#platform/domain/time.ts'
import { GUARANTEE_DAYS } from '#visits/domain/listed-visit.ts'
import type { PayTo } from '#visits/domain/payment-details.ts'
import type { VisitSide } from '#visits/domain/visit-message.ts'
import type { ProgressRefusal } from '#visits/domain/visit-progress.ts'
import { type LinesRefusal, parseLines, type TypedLine, type WorkLine } from '#visits/domain/work-lines.ts'

/** Stored. */
export const PAYMENTS = ['efectivo', 'nequi', 'daviplata', 'transferencia', 'aun_no'] as const
export type Payment = (typeof PAYMENTS)[number]
/** How somebody pays. Stored. */
export type PaidBy = Exclude<Payment, 'aun_no'>
export const PAID_BY: readonly PaidBy[] = PAYMENTS.filter(each => each !== 'aun_no')

/** What is said of the payment of a receipt after it was sent: a note beside it. */
export interface PaymentNote {
  /** 'Ya me pagó': the means, and when it was written down. */
  readonly pago: PaidBy | null
  readonly paidAt: Date | null
  /** 'Ya pagué', by the client. */
  readonly saidPaidAt: Date | null
  /** 'No la he recibido', the technician's answer to it. */
  readonly deniedAt: Date | null
}

export const HECHO_MAX_LENGTH = 300
/** After the receipt, in which the client may say 'El cobro no fue así'. */
const DISPUTE_DAYS = 7
/** Of one visit, corrections included: each is an e-mail to the client. */
export const RECEIPTS_MAX = 5

export interface Receipt {
  /** Its number. */
  readonly id: number
  readonly at: Date
  /** The number of the receipt that this one replaces. */
  readonly corrects: number | null
  readonly lines: readonly WorkLine[]
  readonly total: number
  /** What was done, in the technician's words; empty once that account was erased. */
  readonly hecho: string
  readonly pago: Payment
  /** Null: no price had been agreed. */
  readonly agreedTotal: number | null
  /** When the client agreed to a quote; null: the price of the request. */
  readonly agreedAt: Date | null
  /** The last day on which the guarantee can be used here, 'YYYY-MM-DD'. */
  readonly guaranteeUntil: string
  /** Ids, as those of the problem. */
  readonly photos: readonly string[]
  /** What was said of its payment afterwards. */
  readonly payment: PaymentNote | null
}

export type FinishFieldCode = LinesRefusal | 'hecho-required' | 'hecho-too-long' | 'pago-required'

export type FinishRefusal =
  | ProgressRefusal
  /** Another form sent one meanwhile. */
  | 'receipt-exists'
  | 'receipt-changed'
  | 'receipts-too-many'
  | 'too-many-requests'
  | 'finish-failed'

export interface FinishedWork {
  readonly lines: readonly WorkLine[]
  readonly total: number
  readonly hecho: string
  readonly pago: Payment
}

/** The values of the form, or its first mistake from the top. */
export function parseFinish(
  { hecho: typed = '', pago: chosen }: Readonly<Record<string, string | undefined>>,
  rows: readonly TypedLine[],
): { ok: true; value: FinishedWork } | { ok: false; field: string; code: FinishFieldCode } {
  const parsed = parseLines(rows)
  if (!parsed.ok) return parsed
  const hecho = typed.replace(/\s+/g, ' ').trim()
  if (hecho === '') return { ok: false, field: 'hecho', code: 'hecho-required' }
  if (hecho.length > HECHO_MAX_LENGTH) return { ok: false, field: 'hecho', code: 'hecho-too-long' }
  const pago = PAYMENTS.find(each => each === chosen)
  if (!pago) return { ok: false, field: 'pago', code: 'pago-required' }
  return { ok: true, value: { lines: parsed.lines, total: parsed.total, hecho, pago } }
}

/** Why this form sends no receipt; null when it does. `receipts`: those of the visit, newest first. */
export function receiptRefusal(
  receipts: readonly Pick<Receipt, 'id'>[],
  corrects: number | null,
): Extract<FinishRefusal, `receipt${string}`> | null {
  const latest = receipts[0]?.id ?? null
  if (corrects === null) return latest === null ? null : 'receipt-exists'
  if (corrects !== latest) return 'receipt-changed'
  return receipts.length >= RECEIPTS_MAX ? 'receipts-too-many' : null
}

export function guaranteeUntil({ scheduledAt }: Pick<Booking, 'scheduledAt'>): string {
  return bogotaDate(new Date(scheduledAt.getTime() + GUARANTEE_DAYS * DAY_MS))
}

export function mayDispute({ at }: Pick<Receipt, 'at'>, now: Date): boolean {
  return now.getTime() <= at.getTime() + DISPUTE_DAYS * DAY_MS
}

/** The price of the request, in pesos; null: none was agreed. */
export function requestedPrice(
  visit: Pick<Booking, 'servicio' | 'precio'> & { readonly tarifaBase: number | null },
): number | null {
  if (isGuaranteeVisit(visit)) return 0
  return visit.servicio ? visit.precio || null : visit.tarifaBase
}

/** The client had agreed to another price. */
export function differsFromAgreed({ total, agreedTotal }: Pick<Receipt, 'total' | 'agreedTotal'>): boolean {
  return agreedTotal !== null && agreedTotal !== total
}

/** A receipt with what its document says beyond it. */
export interface ReceiptDocument {
  readonly receipt: Receipt
  /** All of the visit, newest first. */
  readonly receipts: readonly Pick<Receipt, 'id' | 'at'>[]
  readonly visit: Pick<
    Booking,
    | 'key'
    | 'date'
    | 'start'
    | 'end'
    | 'scheduledAt'
    | 'servicio'
    | 'address'
    | 'barrio'
    | 'ciudad'
    | 'technicianName'
    | 'clientName'
  >
  /** D67: of the visit; may be empty. */
  readonly trade: string
  readonly city: string
  readonly isVerified: boolean
  /** While it is to be paid, and if the technician shows it. */
  readonly payTo: PayTo | null
}

/** Null for what is no number. */
export function receiptNumberFrom(text: string): number | null {
  return /^\d{1,12}$/.test(text) ? Number(text) : null
}

/** Its page: that of the newest, or of an older one by its number. */
export function receiptPath(side: VisitSide, key: number, number: number | null = null): string {
  return numbered(
    side === 'client' ? `/mis-reservas/${key}/comprobante` : `/agenda/${key}/comprobante`,
    number,
  )
}

/** The same as a file. */
export function receiptFilePath(side: VisitSide, key: number, number: number | null = null): string {
  const file = side === 'client' ? `/mis-reservas/${key}/comprobante.pdf` : `/agenda/${key}/comprobante.pdf`
  return numbered(file, number)
}

const numbered = (path: string, number: number | null) =>
  number === null ? path : `${path}?numero=${number}`
