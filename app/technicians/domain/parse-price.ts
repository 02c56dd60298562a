// Section 5, "On save"; D20: prices are typed in whole pesos, with or without thousands separators.

/** Below the maximum of the integer column. */
export const PRICE_MAX = 999_999_999

const GROUPED = /^\d{1,3}([.,' ]\d{3})+$/
const PLAIN = /^\d+$/

/** '60.000', '$ 60.000' and '60000' are 60000; null for anything else. */
export function parsePrice(text: string): number | null {
  const typed = text
    .replaceAll('\u00a0', ' ')
    .trim()
    .replace(/^(COP|\$)\s*/i, '')
  if (!GROUPED.test(typed) && !PLAIN.test(typed)) return null
  const price = Number(typed.replaceAll(/\D/g, ''))
  return price <= PRICE_MAX ? price : null
}
