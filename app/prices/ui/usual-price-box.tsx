import { PriceBars } from '#prices/ui/price-bars.tsx'
import type { ShownPrices } from '#prices/wording/usual-prices.ts'
import { usualTitle } from '#prices/wording/usual-prices.ts'

interface UsualPriceBoxProps {
  usual: ShownPrices
  /** Beside a price that is being agreed the figures are enough. */
  withBars?: boolean
  className?: string
}

/** Beside the price of a booking or a quote: what is usual for the trouble that its words name. */
export function UsualPriceBox({ usual, withBars = true, className = '' }: UsualPriceBoxProps) {
  const [price] = usual.prices
  if (!price) return null
  return (
    <div className={`rounded-12 border border-petrol-200 bg-petrol-50 px-3.5 py-3 text-support ${className}`}>
      <p>
        <span className="text-ink-700">{usualTitle(usual.ciudad)}:</span>{' '}
        <strong className="font-extrabold text-ink-900">{price.range}</strong>
      </p>
      <p className="text-ink-600">
        {price.name} · {price.visits}
      </p>
      {withBars && <PriceBars price={price} height={24} className="mt-2 h-6" />}
    </div>
  )
}
