// D20: es-AR format without decimals; domain/money.ts says which currency is used where.
import {
  CARD_CURRENCY,
  type Currency,
  FILTER_CURRENCY,
  groupThousands,
  PROFILE_CURRENCY,
} from '#platform/domain/money.ts'

const SIGNS: Record<Currency, string> = { COP: 'COP', USD: 'US$', ARS: '$' }
const DASH = '–'

/** '1.234.567'. Not Intl: browsers and Node differ in their locale data, and hydration needs the same text. */
export function numberText(amount: number): string {
  return groupThousands(amount)
}

function moneyText(amount: number, currency: Currency): string {
  return `${SIGNS[currency]}\u00a0${numberText(amount)}`
}

/** 'COP 60.000', or 'A convenir' without a price. */
export function cardPriceText(price: number | null | undefined, moneda: string | null | undefined): string {
  if (!isPrice(price)) return 'A convenir'
  return moneyText(price, isCurrency(moneda) ? moneda : CARD_CURRENCY)
}

export function filterPriceText(price: number): string {
  return moneyText(price, FILTER_CURRENCY)
}

/** '$ 60.000', or a dash. */
export function profilePriceText(price: number | null | undefined): string {
  return isPrice(price) ? moneyText(price, PROFILE_CURRENCY) : DASH
}

/** '$ 60.000', or 'A convenir' without a price. */
export function agreedPriceText(price: number | null | undefined): string {
  return isPrice(price) ? profilePriceText(price) : 'A convenir'
}

/** '$ 60.000', or 'A convenir' for a service without a price. */
export function servicePriceText(price: number | null | undefined): string {
  return agreedPriceText(hasPrice(price) ? price : null)
}

/** Of a service: 0 is stored for a price that was left empty (section 5). As a base price it is one (D69). */
export function hasPrice(price: number | null | undefined): price is number {
  return isPrice(price) && price > 0
}

export function isPrice(price: unknown): price is number {
  return typeof price === 'number' && Number.isFinite(price)
}

function isCurrency(moneda: string | null | undefined): moneda is Currency {
  return moneda !== null && moneda !== undefined && Object.hasOwn(SIGNS, moneda)
}
