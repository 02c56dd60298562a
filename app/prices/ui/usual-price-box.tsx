import { Link } from 'react-router'
import { citySlug } from '#platform/domain/slug.ts'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { PriceBars } from '#prices/ui/price-bars.tsx'
import { namedPrice, type PricesToName } from '#prices/wording/named-price.ts'
import { type PriceInWords, type ShownPrice, usualTitle } from '#prices/wording/usual-prices.ts'

export interface UsualPriceBoxProps {
  ciudad: string
  price: ShownPrice
  /** Beside a price to agree the figures are enough. */
  withBars?: boolean
}

/** Beside the price of a booking or a quote. It tells what is usual and judges nothing. */
export function UsualPriceBox({ ciudad, price, withBars = true }: UsualPriceBoxProps) {
  return (
    <div className={BOX}>
      <PriceLines ciudad={ciudad} price={price} />
      {withBars && <PriceBars price={price} className="mt-2 h-6" />}
    </div>
  )
}

interface PriceLinesProps {
  ciudad: string
  price: PriceInWords
}

/** Below a list of people; leads to what is usual for the other work of their trade. */
export function UsualPriceLink({ to, ...price }: PriceLinesProps & { to: string }) {
  return (
    <Link to={to} className={`${BOX} flex items-center gap-3 hover:border-petrol-600`}>
      <span className="min-w-0 flex-1">
        <PriceLines {...price} />
      </span>
      <Icon of="chevron-right" size={18} className="shrink-0 text-petrol-600" />
    </Link>
  )
}

const BOX = 'rounded-12 border border-petrol-200 bg-petrol-50 px-3.5 py-3 text-support'

function PriceLines({ ciudad, price: { name, range, visits } }: PriceLinesProps) {
  return (
    <>
      <span className="block">
        {usualTitle(ciudad)}:{' '}
        <strong className="font-extrabold whitespace-nowrap text-ink-900">{range}</strong>
      </span>
      <span className="block text-ink-600">
        {name} · {visits}
      </span>
    </>
  )
}

interface FormWork {
  readonly servicio: string
  readonly description: string
  readonly ciudad: string
}

/** Of a booking form: what is usual for its work, in the city of the visit only; null where that is not known. */
export function usualPriceBoxes(
  usual: PricesToName | null,
  area: { readonly ciudad: string; readonly trades: Readonly<Record<string, string>> } | null,
) {
  return ({ servicio, description, ciudad }: FormWork) => {
    if (!usual || !area || citySlug(ciudad || area.ciudad) !== citySlug(usual.ciudad)) return null
    const price = namedPrice(usual, area.trades[servicio] ?? '', [servicio, description])
    return price && <UsualPriceBox ciudad={usual.ciudad} price={price} />
  }
}
