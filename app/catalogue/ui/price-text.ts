// The prices that the filter is about, as its fields show them.

import { atMost, type PriceRange } from '#catalogue/domain/catalogue-filters.ts'
import { groupThousands } from '#platform/domain/money.ts'
import { parsePrice } from '#technicians/domain/parse-price.ts'

interface Prices {
  readonly minPrecio: string
  readonly maxPrecio: string
}

export interface PriceChoice extends Prices {
  /** D36: the prices of the technicians that match the other filters. */
  readonly range: PriceRange
  /** Empty for too few prices. */
  readonly bars: readonly number[]
  readonly onChange: (prices: Prices) => void
}

/** The typed prices in order, '60.000'; '' for what is no price. The server brings them inside the range of the data. */
export function orderedPrices(
  minPrecio: string,
  maxPrecio: string,
): { minPrecio: string; maxPrecio: string } {
  const max = parsePrice(maxPrecio)
  return { minPrecio: priceText(atMost(parsePrice(minPrecio), max)), maxPrecio: priceText(max) }
}

/** As the fields show it; '' without a price. */
export function priceText(price: number | null): string {
  return price === null ? '' : groupThousands(price)
}
