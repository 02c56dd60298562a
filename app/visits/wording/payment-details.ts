// How a technician is paid: the form, and what clients read.
import type { Refusals } from '#platform/domain/outcome.ts'
import { PLATFORM_REFUSALS } from '#platform/wording/outcomes.ts'
import {
  ACCOUNT_DIGITS,
  type AccountKind,
  BANK_MAX_LENGTH,
  HOLDER_MAX_LENGTH,
  type PaymentDetails,
  type PaymentDetailsRefusal,
  type PayTo,
} from '#visits/domain/payment-details.ts'
import { PAYMENT_LABELS } from '#visits/wording/receipt.ts'

export const PAYMENT_DETAILS_TITLE = 'Tus datos de pago'
export const PAYMENT_DETAILS_SAVED = 'Datos de pago guardados'

export const ACCOUNT_KIND_LABELS: Record<AccountKind, string> = { ahorros: 'Ahorros', corriente: 'Corriente' }

export const PAYMENT_DETAILS_REFUSALS: Refusals<PaymentDetailsRefusal> = {
  'mobile-invalid': ['invalid', 'Escribe el celular: diez números que empiezan por 3.'],
  'bank-required': ['invalid', 'Escribe el banco de esa cuenta.'],
  'bank-invalid': ['invalid', `Escribe solo el nombre del banco: máximo ${BANK_MAX_LENGTH} letras.`],
  'account-required': ['invalid', 'Escribe el número de la cuenta.'],
  'account-invalid': [
    'invalid',
    `Escribe solo los números de la cuenta: de ${ACCOUNT_DIGITS.min} a ${ACCOUNT_DIGITS.max}.`,
  ],
  'holder-required': ['invalid', 'Escribe a nombre de quién está la cuenta.'],
  'holder-invalid': ['invalid', `Escribe solo el nombre: máximo ${HOLDER_MAX_LENGTH} letras.`],
  'means-required': ['invalid', 'Para mostrarlos, escribe Nequi, Daviplata o una cuenta.'],
  'details-failed': ['outage', 'No pudimos guardarlos. Intenta nuevamente.'],
  'no-profile': PLATFORM_REFUSALS['no-profile'],
  'too-many-requests': PLATFORM_REFUSALS['too-many-requests'],
}

/** '300 123 4567' */
export const mobileText = (digits: string) => digits.replace(/^(\d{3})(\d{3})(\d+)$/, '$1 $2 $3')

export interface PayToMeans {
  /** 'Nequi', 'Bancolombia, ahorros' */
  readonly name: string
  readonly number: string
  /** As it is pasted. */
  readonly digits: string
}

export function payToMeans({ nequi, daviplata, banco, tipo, cuenta }: PayTo): PayToMeans[] {
  return [
    { name: PAYMENT_LABELS.nequi, number: mobileText(nequi), digits: nequi },
    { name: PAYMENT_LABELS.daviplata, number: mobileText(daviplata), digits: daviplata },
    { name: `${banco}, ${ACCOUNT_KIND_LABELS[tipo].toLowerCase()}`, number: cuenta, digits: cuenta },
  ].filter(({ digits }) => digits !== '')
}

/** 'Nequi 300 123 4567', …, 'A nombre de Carlos Rojas' */
export function payToLines(payTo: PayTo): string[] {
  return [...payToMeans(payTo).map(({ name, number }) => `${name} ${number}`), holderText(payTo)].filter(
    Boolean,
  )
}

export const holderText = ({ titular }: PayTo) => titular && `A nombre de ${titular}`

/** In one line: 'Nequi 300 123 4567, o Bancolombia, ahorros 123456. A nombre de Carlos Rojas.' */
export function payToText(payTo: PayTo): string {
  const means = payToMeans(payTo).map(({ name, number }) => `${name} ${number}`)
  return [means.join(', o '), holderText(payTo)].filter(Boolean).join('. ')
}

/** On 'Tu semana': 'Nequi y Bancolombia: los ve quien te debe' */
export function paymentDetailsText(details: PaymentDetails | null): string {
  const names = details ? payToMeans(details).map(({ name }) => name.replace(/, \w+$/, '')) : []
  const [last, ...before] = names.toReversed()
  if (!details || !last) return 'Para que te paguen sin preguntarte'
  const all = before.length > 0 ? `${before.toReversed().join(', ')} y ${last}` : last
  return `${all}: ${details.mostrar ? 'los ve quien te debe' : 'guardados, sin mostrar'}`
}
