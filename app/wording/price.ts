// D20: es-AR form without decimals. These choices of currency are constants in this one file.

export type Currency = 'COP' | 'USD' | 'ARS'

/** Cards use the record's own currency, or this one where it has none. */
export const CARD_CURRENCY: Currency = 'USD'
/** The price filter and the profile show pesos with a plain sign. */
export const FILTER_CURRENCY: Currency = 'ARS'
export const PROFILE_CURRENCY: Currency = 'ARS'
/** What the editor asks for, and stores with the price. */
export const EDITOR_CURRENCY: Currency = 'COP'

const SIGNS: Record<Currency, string> = { COP: 'COP', USD: 'US$', ARS: '$' }
const DASH = '–'

/** '1.234.567'. Written out by hand: browsers differ in their tables, and the server's page must match theirs. */
export function numberText(amount: number): string {
  return String(Math.round(amount)).replace(/\B(?=(\d{3})+$)/g, '.')
}

function moneyText(amount: number, currency: Currency): string {
  return `${SIGNS[currency]}\u00a0${numberText(amount)}`
}

/** 'COP 60.000', or 'A convenir' where no price is set. */
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

export function isPrice(price: unknown): price is number {
  return typeof price === 'number' && Number.isFinite(price)
}

function isCurrency(moneda: string | null | undefined): moneda is Currency {
  return moneda !== null && moneda !== undefined && Object.hasOwn(SIGNS, moneda)
}
