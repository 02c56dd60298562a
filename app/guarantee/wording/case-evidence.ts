// What an administrator weighs in a case, in a few words while it is folded.
import type { CaseEvidence, OtherCase, SideRecord } from '#guarantee/domain/case-evidence.ts'
import type { TechnicianSilence } from '#guarantee/domain/guarantee-acts.ts'
import { OUTCOME_LABELS, STEP_LABELS } from '#guarantee/wording/guarantee.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import { ratingText, reviewCountText } from '#platform/wording/counts.ts'
import { reviewDateText } from '#platform/wording/dates.ts'
import { agreedPriceText, profilePriceText } from '#platform/wording/price.ts'
import { paymentOf } from '#visits/domain/payment.ts'
import type { Quote } from '#visits/domain/quote.ts'
import type { Receipt } from '#visits/domain/receipt.ts'
import type { VisitSide } from '#visits/domain/visit-message.ts'
import { PAYMENT_LABELS, PAYMENT_TEXTS } from '#visits/wording/receipt.ts'

export const SIDE_LABELS: Record<VisitSide, string> = { client: 'cliente', technician: 'técnico' }

export const NO_RECEIPT_TEXT = 'El técnico no mandó comprobante'

/** 'Nequi', 'Por pagar' */
export function receiptMeansText(receipt: Pick<Receipt, 'pago' | 'payment'>): string {
  const pago = paymentOf(receipt)
  return (pago === 'aun_no' ? PAYMENT_TEXTS : PAYMENT_LABELS)[pago]
}

/** '$ 144.000 · 4 de noviembre' */
export function quoteStateText({ total, answeredAt, createdAt }: Quote, today: string): string {
  return `${profilePriceText(total)} · ${reviewDateText(bogotaDate(answeredAt ?? createdAt), today)}`
}

/** What was asked for where nothing was quoted: 'Destape de sifón · $ 90.000' */
export function agreedWorkText({ visit: { servicio, precio } }: Pick<CaseEvidence, 'visit'>): string {
  return servicio ? `${servicio} · ${agreedPriceText(precio)}` : 'Visita y revisión'
}

/** '1 caso más · 4.8 en 23 reseñas', 'Sin otros casos · ha calificado 4.6 en 5 reseñas' */
export function recordText(side: VisitSide, record: SideRecord): string {
  const { caseCount, silentCount } = record
  const { average, count } = record.ratings
  const cases =
    caseCount === 0 ? 'Sin otros casos' : caseCount === 1 ? '1 caso más' : `${caseCount} casos más`
  const verb = side === 'client' ? 'ha calificado ' : ''
  const rated =
    count > 0 ? `${verb}${ratingText(average, count)} en ${reviewCountText(count)}` : NOT_RATED[side]
  const silent = silentCount > 0 && silentCountText(silentCount)
  return [cases, silent, rated].filter(Boolean).join(' · ')
}

const NOT_RATED: Record<VisitSide, string> = { client: 'no ha calificado', technician: 'sin reseñas' }

/** Of a case in which the technician let a term pass. */
export const SILENCE_TEXTS: Record<TechnicianSilence, string> = {
  escalate: 'No respondió a tiempo',
  'escalate-refund': 'No devolvió el dinero a tiempo',
}

/** 'en 2 dejó pasar el plazo' */
function silentCountText(count: number): string {
  return `en ${count} dejó pasar el plazo`
}

/** 'Quedó arreglado · 3 de octubre' */
export function otherCaseText({ step, outcome, openedAt, silence }: OtherCase, today: string): string {
  const state = step === 'closed' && outcome ? OUTCOME_LABELS[outcome] : STEP_LABELS[step]
  const opened = reviewDateText(bogotaDate(openedAt), today)
  return [state, opened, silence && SILENCE_TEXTS[silence].toLowerCase()].filter(Boolean).join(' · ')
}
