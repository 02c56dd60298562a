// D76: money that is returned in a case: how much at most, by which means, and when.
import { parsePrice } from '#technicians/domain/parse-price.ts'
import { PAYMENTS, type Payment, type Receipt } from '#visits/domain/receipt.ts'

/** Stored. */
export type RefundMeans = Exclude<Payment, 'aun_no'>
export const REFUND_MEANS = PAYMENTS.filter(each => each !== 'aun_no')
/** Where neither a receipt nor a price says how much was paid. */
const REFUND_MAX = 50_000_000
export const REFUND_AMOUNT_MAX_LENGTH = 20

/** What is known of the money of the visit. */
export interface PaidWork {
  /** The newest one. */
  readonly receipt: Pick<Receipt, 'id' | 'at' | 'total' | 'pago'> | null
  /** The price that was agreed; null: none was. */
  readonly agreed: number | null
}

/** What can be asked back as a whole; null: nobody knows. */
export function wholePrice({ receipt, agreed }: PaidWork): number | null {
  return receipt?.total || agreed || null
}

export type AmountRefusal = 'guarantee-amount-required' | 'guarantee-amount-too-high'

/** The typed amount in pesos, or why it is none. */
export function parseRefund(
  typed: string,
  paid: PaidWork,
): { ok: true; pesos: number } | { ok: false; code: AmountRefusal } {
  const pesos = parsePrice(typed)
  if (!pesos) return { ok: false, code: 'guarantee-amount-required' }
  return pesos > (wholePrice(paid) ?? REFUND_MAX)
    ? { ok: false, code: 'guarantee-amount-too-high' }
    : { ok: true, pesos }
}

/** How and when money was returned. */
export interface RefundPayment {
  readonly means: RefundMeans
  readonly at: Date
}

/** The clocks of two phones differ. */
const AHEAD_MS = 60_000

export function isRefundMoment(at: Date, openedAt: Date, now: Date): boolean {
  return at.getTime() <= now.getTime() + AHEAD_MS && at >= openedAt
}
