// The price sliders: a scale with rounded ends and a step usable by thumb and arrow keys.

import type { PriceRange } from '#catalogue/domain/catalogue-filters.ts'
import { groupThousands } from '#platform/domain/money.ts'
import { parsePrice } from '#technicians/domain/parse-price.ts'

export interface PriceScale {
  readonly min: number
  readonly max: number
  readonly step: number
}

const STEPS_ACROSS = 100
const ROUND_STEPS = [1, 5, 10, 50, 100, 500, 1_000, 5_000, 10_000, 50_000, 100_000] as const

export function priceScaleOf({ min, max }: PriceRange): PriceScale {
  const idealStep = (max - min) / STEPS_ACROSS
  const step = ROUND_STEPS.findLast(round => round <= idealStep) ?? 1
  return { min: Math.floor(min / step) * step, max: Math.ceil(max / step) * step, step }
}

/** The positions of both thumbs; an empty field is the end of the scale. */
export function thumbsOf(
  minPrecio: string,
  maxPrecio: string,
  scale: PriceScale,
): { low: number; high: number } {
  const high = clamp(parsePrice(maxPrecio) ?? scale.max, scale)
  return { low: Math.min(clamp(parsePrice(minPrecio) ?? scale.min, scale), high), high }
}

/** The field text for a thumb: '' at its own end of the scale, else clamped (the rounded ends lie outside the data). */
export function textOfThumb(value: number, end: number, range: PriceRange): string {
  return value === end ? '' : groupThousands(clamp(value, range))
}

function clamp(value: number, { min, max }: PriceRange): number {
  return Math.min(Math.max(value, min), max)
}
