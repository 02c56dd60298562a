// D76: the money of a case in words.
import type { GuaranteeDossier, GuaranteeEvent } from '#guarantee/domain/guarantee-dossier.ts'
import type { PaidWork, RefundMeans, RefundPayment } from '#guarantee/domain/refund.ts'
import { wholePrice } from '#guarantee/domain/refund.ts'
import { bogotaDate, bogotaTime } from '#platform/domain/time.ts'
import { reviewDateText } from '#platform/wording/dates.ts'
import { profilePriceText } from '#platform/wording/price.ts'
import { PAYMENT_TEXTS, receiptNumberText } from '#visits/wording/receipt.ts'

export const REFUND_MEANS_TEXTS: Record<RefundMeans, string> = {
  efectivo: 'en efectivo',
  nequi: 'por Nequi',
  daviplata: 'por Daviplata',
  transferencia: 'por transferencia',
}

/** '$ 144.000', or 'el dinero' where nobody said how much. */
export function owedText({ refundPesos }: Pick<GuaranteeDossier, 'refundPesos'>): string {
  return refundPesos === null ? 'el dinero' : profilePriceText(refundPesos)
}

/** 'los $ 144.000', 'el dinero' */
export function theOwedText({ refundPesos }: Pick<GuaranteeDossier, 'refundPesos'>): string {
  return refundPesos === null ? 'el dinero' : `los ${profilePriceText(refundPesos)}`
}

/** Of an event; what was typed before amounts were numbers stays as it was typed. */
export function eventAmountText({ pesos, amount }: Pick<GuaranteeEvent, 'pesos' | 'amount'>): string {
  return pesos === null ? amount : profilePriceText(pesos)
}

/** 'por Nequi, el 12 de noviembre a las 09:30' */
export function refundPaymentText({ means, at }: RefundPayment, today: string): string {
  return `${REFUND_MEANS_TEXTS[means]}, el ${reviewDateText(bogotaDate(at), today)} a las ${bogotaTime(at)}`
}

/** What was paid for the work: '$ 144.000', 'Pagado con Nequi · Comprobante N.º 00418'. */
export function paidWorkTexts(paid: PaidWork): { readonly amount: string; readonly detail: string } {
  const whole = wholePrice(paid)
  const { receipt } = paid
  const source = receipt
    ? `${PAYMENT_TEXTS[receipt.pago]} · Comprobante ${receiptNumberText(receipt.id)}`
    : whole === null
      ? 'No hay comprobante ni precio acordado'
      : 'Precio acordado; no hay comprobante'
  return { amount: profilePriceText(whole), detail: source }
}

/** Under the amount of an offer or a decision. */
export function refundBoundText(paid: PaidWork): string {
  const whole = wholePrice(paid)
  if (whole === null) return 'En pesos, con materiales.'
  return `Lo que ${paid.receipt ? 'dice el comprobante' : 'se acordó'}: ${profilePriceText(whole)}. Puede ser menos, no más.`
}
