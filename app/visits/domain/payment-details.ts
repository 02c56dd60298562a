// How a technician is paid. It is shown to clients with a receipt to pay, if the technician wants that.

export const PAYMENT_DETAILS_PATH = '/agenda/semana/datos-de-pago'

/** Stored. */
export const ACCOUNT_KINDS = ['ahorros', 'corriente'] as const
export type AccountKind = (typeof ACCOUNT_KINDS)[number]

/** What a client needs to pay; empty texts are not given. */
export interface PayTo {
  /** Ten digits, as that of Daviplata. */
  readonly nequi: string
  readonly daviplata: string
  readonly banco: string
  readonly tipo: AccountKind
  /** Digits. */
  readonly cuenta: string
  readonly titular: string
}

export interface PaymentDetails extends PayTo {
  /** On receipts to pay and their reminders. */
  readonly mostrar: boolean
}

export const NO_PAYMENT_DETAILS: PaymentDetails = {
  ...{ nequi: '', daviplata: '', banco: '', tipo: 'ahorros', cuenta: '', titular: '', mostrar: false },
}

/** The fields of the form, in its order. */
export const PAYMENT_DETAIL_FIELDS = Object.keys(NO_PAYMENT_DETAILS) as (keyof PaymentDetails)[]

export const BANK_MAX_LENGTH = 40
export const HOLDER_MAX_LENGTH = 80
export const ACCOUNT_DIGITS = { min: 6, max: 20 } as const
/** As typed, with spaces or dashes. */
export const NUMBER_MAX_LENGTH = 40

export type PaymentDetailsFieldCode =
  | 'mobile-invalid'
  | 'bank-required'
  | 'bank-invalid'
  | 'account-required'
  | 'account-invalid'
  | 'holder-required'
  | 'holder-invalid'
  | 'means-required'

export type PaymentDetailsRefusal =
  | PaymentDetailsFieldCode
  | 'details-failed'
  | 'no-profile'
  | 'too-many-requests'

const TYPED_NUMBER = /^\+?[\d .-]*$/
const MOBILE = /^3\d{9}$/
/** Letters, numbers and what stands in names of people and banks. */
const NAME = /^[\p{L}\p{M}\p{N} .&'’-]*$/u
const LETTER = /\p{L}/u

const hasMeans = ({ nequi, daviplata, cuenta }: PayTo) => `${nequi}${daviplata}${cuenta}` !== ''
export const isEmptyDetails = (details: PaymentDetails) => !hasMeans(details) && details.titular === ''

/** The values of the form, or its first mistake from the top. */
export function parsePaymentDetails(
  typed: Readonly<Record<string, string | undefined>>,
):
  | { ok: true; value: PaymentDetails }
  | { ok: false; field: keyof PaymentDetails; code: PaymentDetailsFieldCode } {
  const line = (field: keyof PaymentDetails) => (typed[field] ?? '').replace(/\s+/g, ' ').trim()
  const digits = (field: keyof PaymentDetails) =>
    TYPED_NUMBER.test(line(field)) ? line(field).replace(/\D/g, '') : 'no number'
  const mobile = (field: keyof PaymentDetails) => digits(field).replace(/^57(?=3\d{9}$)/, '')
  const value: PaymentDetails = {
    nequi: mobile('nequi'),
    daviplata: mobile('daviplata'),
    banco: line('banco'),
    tipo: ACCOUNT_KINDS.find(each => each === typed.tipo) ?? NO_PAYMENT_DETAILS.tipo,
    cuenta: digits('cuenta'),
    titular: line('titular'),
    mostrar: typed.mostrar === '1',
  }
  const { nequi, daviplata, banco, cuenta, titular, mostrar } = value
  const refused = (field: keyof PaymentDetails, code: PaymentDetailsFieldCode) =>
    ({ ok: false, field, code }) as const
  if (nequi && !MOBILE.test(nequi)) return refused('nequi', 'mobile-invalid')
  if (daviplata && !MOBILE.test(daviplata)) return refused('daviplata', 'mobile-invalid')
  if (cuenta && !banco) return refused('banco', 'bank-required')
  if (banco && !isName(banco, BANK_MAX_LENGTH)) return refused('banco', 'bank-invalid')
  if (banco && !cuenta) return refused('cuenta', 'account-required')
  const { min, max } = ACCOUNT_DIGITS
  if (cuenta && !(/^\d+$/.test(cuenta) && cuenta.length >= min && cuenta.length <= max))
    return refused('cuenta', 'account-invalid')
  if (cuenta && !titular) return refused('titular', 'holder-required')
  if (titular && !isName(titular, HOLDER_MAX_LENGTH)) return refused('titular', 'holder-invalid')
  if (mostrar && !hasMeans(value)) return refused('mostrar', 'means-required')
  return { ok: true, value }
}

const isName = (text: string, max: number) => text.length <= max && NAME.test(text) && LETTER.test(text)
