// D20, prices of exported documents: whole units of the currency of the record.
import { PRICE_MAX } from '#technicians/domain/parse-price.ts'

export type ReadPrice =
  | { readonly ok: true; readonly price: number | null; readonly isRounded: boolean }
  /** Something is written there that is not a price. */
  | { readonly ok: false }

/** Groups of three digits after a separator are thousands; one or two digits after the last separator are decimals. */
const GROUPED = /^(\d{1,3}(?:([.,' ])\d{3})(?:\2\d{3})*)(?:[.,](\d{1,2}))?$/
const PLAIN = /^(\d+)(?:[.,](\d{1,2}))?$/
const THOUSANDS = /^(\d{1,6}) ?(?:mil|k)$/
const NO_PRICE = /^(a convenir|por definir|n\/a|no aplica|-+|—)?$/
const AROUND =
  /^(?:desde )?(?:cop|usd|ars|us|\$| )*|(?: |cop|usd|ars|pesos|\$|\/ ?(?:hora|visita|servicio))*$/g

export function priceFrom(value: unknown): ReadPrice {
  if (value === undefined || value === null) return { ok: true, price: null, isRounded: false }
  if (typeof value === 'number') return bounded(value)
  if (typeof value !== 'string') return { ok: false }
  const text = value.replaceAll(/\s+/g, ' ').trim().toLowerCase()
  if (NO_PRICE.test(text)) return { ok: true, price: null, isRounded: false }
  return fromText(text.replaceAll(AROUND, ''))
}

function fromText(text: string): ReadPrice {
  const thousands = THOUSANDS.exec(text)
  if (thousands) return bounded(Number(thousands[1]) * 1_000)
  const grouped = GROUPED.exec(text)
  if (grouped) return bounded(Number(`${grouped[1]?.replaceAll(/\D/g, '')}.${grouped[3] ?? 0}`))
  const plain = PLAIN.exec(text)
  return plain ? bounded(Number(`${plain[1]}.${plain[2] ?? 0}`)) : { ok: false }
}

/** A negative price is no price: it must not become a free service. */
function bounded(number: number): ReadPrice {
  const price = Math.round(number)
  if (!(number >= 0 && price <= PRICE_MAX)) return { ok: false }
  return { ok: true, price, isRounded: price !== number }
}
