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
      <p>
        {usualTitle(ciudad)}: <strong className={RANGE}>{price.range}</strong>
      </p>
      <p className="text-ink-600">
        {price.name} · {price.visits}
      </p>
      {withBars && <PriceBars price={price} className="mt-2 h-6" />}
    </div>
  )
}

interface UsualPriceLinkProps {
  to: string
  ciudad: string
  price: PriceInWords
}

/** Below a list of people: one trouble, which leads to what is usual for the others of their trade. */
export function UsualPriceLink({ to, ciudad, price }: UsualPriceLinkProps) {
  return (
    <Link to={to} className={`${BOX} flex items-center gap-3 hover:border-petrol-600`}>
      <span className="min-w-0 flex-1">
        <span className="block text-pretty">
          {price.name}: <strong className={RANGE}>{price.range}</strong>
        </span>
        <span className="block text-balance text-ink-600">
          {usualTitle(ciudad)} · {price.visits}
        </span>
      </span>
      <span className="font-bold text-petrol-600 max-sm:sr-only">Ver precios</span>
      <Icon of="chevron-right" size={18} className="shrink-0 text-petrol-600" />
    </Link>
  )
}

const BOX = 'rounded-12 border border-petrol-200 bg-petrol-50 px-3.5 py-3 text-support'
const RANGE = 'font-extrabold whitespace-nowrap text-ink-900'

interface FormWork {
  readonly servicio: string
  readonly description: string
  readonly ciudad: string
}

/**
 * Of a booking form: what is usual for its work, in the city of the visit only; null where that is not known. `text` is JSON of
 * PricesToName.
 */
export function usualPriceBoxes(
  text: string | null,
  area: { readonly ciudad: string; readonly trades: Readonly<Record<string, string>> } | null,
) {
  const usual: PricesToName | null = text === null ? null : JSON.parse(text)
  return ({ servicio, description, ciudad }: FormWork) => {
    if (!usual || !area || citySlug(ciudad || area.ciudad) !== citySlug(usual.ciudad)) return null
    const price = namedPrice(usual, area.trades[servicio] ?? '', [servicio, description])
    return price && <UsualPriceBox ciudad={usual.ciudad} price={price} />
  }
}
