// Section 9 and D20: the currency of each screen.

export const CURRENCIES = ['COP', 'USD', 'ARS'] as const
export type Currency = (typeof CURRENCIES)[number]

/** For records without `moneda`. */
export const CARD_CURRENCY: Currency = 'USD'
export const FILTER_CURRENCY: Currency = 'ARS'
export const PROFILE_CURRENCY: Currency = 'ARS'
/** Stored as `moneda` by the editor. */
export const EDITOR_CURRENCY: Currency = 'COP'

// D20: numbers in es-AR format, without decimals.

/** '1.234.567' */
export function groupThousands(amount: number): string {
  return String(Math.round(amount)).replace(/\B(?=(\d{3})+$)/g, '.')
}
