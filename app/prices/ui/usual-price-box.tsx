import { Link } from 'react-router'
import { citySlug } from '#platform/domain/slug.ts'
import { Icon } from '#platform/ui/basics/icon.tsx'
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

/** Below a list of people: leads to what is usual for the other work of the trade. */
export function UsualPriceLink({ to, ...box }: UsualPriceBoxProps & { to: string }) {
  return (
    <Link to={to} className="group relative block rounded-12 hover:*:border-petrol-600">
      <UsualPriceBox {...box} withBars={false} />
      <Icon
        of="chevron-right"
        size={18}
        className="absolute top-1/2 right-3.5 -translate-y-1/2 text-petrol-600"
      />
    </Link>
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
