import { TROUBLES } from '#prices/domain/troubles.ts'
import type { UsualPrice } from '#prices/domain/usual-price.ts'
import type { PricesToName } from '#prices/wording/named-price.ts'
import { shownPrice } from '#prices/wording/usual-prices.ts'

/** Of a city; null for none. The table of troubles stays on the server. */
export function pricesToName(prices: readonly UsualPrice[]): PricesToName | null {
  const [first] = prices
  if (!first) return null
  const trades = [...new Set(prices.map(({ trade }) => trade))]
  return {
    ciudad: first.ciudad,
    trades: trades.map(trade => ({
      trade,
      troubles: TROUBLES[trade].map(({ key, phrases }) => {
        const price = prices.find(each => each.trade === trade && each.trouble.key === key)
        return { phrases, price: price ? shownPrice(price) : null }
      }),
    })),
  }
}
