// The price sliders: round ends and a step that a thumb or an arrow key can work with.
import { type PriceRange, pricesWithin } from '#domain/technicians/catalogue-filters.ts'
import { parsePrice } from '#domain/technicians/parse-price.ts'

export interface PriceScale {
  readonly min: number
  readonly max: number
  readonly step: number
}

const STEPS_ACROSS = 100
const ROUND_STEPS = [1, 5, 10, 50, 100, 500, 1_000, 5_000, 10_000, 50_000, 100_000] as const

export function priceScaleOf({ min, max }: PriceRange): PriceScale {
  const wanted = (max - min) / STEPS_ACROSS
  const step = ROUND_STEPS.findLast(round => round <= wanted) ?? 1
  return { min: Math.floor(min / step) * step, max: Math.ceil(max / step) * step, step }
}

/** Where both thumbs stand; an empty field is the end of the scale. */
export function thumbsOf(
  minPrecio: string,
  maxPrecio: string,
  scale: PriceScale,
): { low: number; high: number } {
  const high = within(numberOr(maxPrecio, scale.max), scale)
  return { low: Math.min(within(numberOr(minPrecio, scale.min), scale), high), high }
}

/** A thumb at its own end of the scale asks for nothing; the round ends lie a little outside of the data. */
export function textOfThumb(value: number, end: number, range: PriceRange): string {
  return value === end ? '' : String(within(value, range))
}

/** Section 5: what was typed, inside the range and in order. */
export function clampedPrices(
  minPrecio: string,
  maxPrecio: string,
  range: PriceRange,
): { minPrecio: string; maxPrecio: string } {
  const prices = pricesWithin(
    { minPrecio: numberOr(minPrecio, null), maxPrecio: numberOr(maxPrecio, null) },
    range,
  )
  return { minPrecio: String(prices.minPrecio ?? ''), maxPrecio: String(prices.maxPrecio ?? '') }
}

function within(value: number, { min, max }: PriceRange): number {
  return Math.min(Math.max(value, min), max)
}

/** A number field lets '60.000' pass, and means sixty by it; people here mean sixty thousand. */
function numberOr<Otherwise>(text: string, otherwise: Otherwise): number | Otherwise {
  const number = parsePrice(text) ?? (text.trim() === '' ? Number.NaN : Number(text))
  return Number.isFinite(number) ? number : otherwise
}
