import { citySlug } from '#platform/domain/slug.ts'
import { PriceBars } from '#prices/ui/price-bars.tsx'
import { namedPrice, type PricesToName } from '#prices/wording/named-price.ts'
import { type ShownPrice, usualTitle } from '#prices/wording/usual-prices.ts'

export interface UsualPriceBoxProps {
  ciudad: string
  price: ShownPrice
  /** Beside a price to agree the figures are enough. */
  withBars?: boolean
}

/** Beside the price of a booking or a quote. It tells what is usual and judges nothing. */
export function UsualPriceBox({ ciudad, price, withBars = true }: UsualPriceBoxProps) {
  return (
    <div className="rounded-12 border border-petrol-200 bg-petrol-50 px-3.5 py-3 text-support">
      <p>
        {usualTitle(ciudad)}:{' '}
        <strong className="font-extrabold whitespace-nowrap text-ink-900">{price.range}</strong>
      </p>
      <p className="text-ink-600">
        {price.name} · {price.visits}
      </p>
      {withBars && <PriceBars price={price} className="mt-2 h-6" />}
    </div>
  )
}

/** Of the work that the texts name, in the city of the visit only; null where nothing is known. */
export function namedPriceBox(
  usual: PricesToName | null,
  {
    trade,
    ciudad,
    texts,
  }: { readonly trade: string; readonly ciudad: string; readonly texts: readonly string[] },
) {
  if (!usual || citySlug(ciudad) !== citySlug(usual.ciudad)) return null
  const price = namedPrice(usual, trade, texts)
  return price && <UsualPriceBox ciudad={usual.ciudad} price={price} />
}
