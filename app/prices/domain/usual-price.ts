// D73: what is usual is what was really paid, from the tenth to the ninetieth part, and nothing below the threshold.
import type { Trouble } from '#prices/domain/troubles.ts'
import type { SpecialtyLabel } from '#technicians/domain/specialties.ts'

export const USUAL = {
  months: 12,
  minVisits: 5,
  minTechnicians: 3,
  from: 0.1,
  to: 0.9,
  /** In pesos. */
  roundedTo: 5_000,
  barWidth: 25_000,
  /** What lies further out than so many bars is counted in the outermost: one amount alone tells of nobody. */
  tailBars: 2,
} as const

/** Of a trouble in a city. */
export interface UsualPrice {
  readonly trade: SpecialtyLabel
  readonly trouble: Trouble
  /** As it was written most often. */
  readonly ciudad: string
  readonly low: number
  readonly high: number
  /** Where the first bar begins, in pesos. */
  readonly barsFrom: number
  /** Visits in each bar; neither the first nor the last is 0. */
  readonly bars: readonly number[]
  readonly visits: number
  readonly computedAt: Date
}

export interface PriceBar {
  readonly visits: number
  /** It touches the range. */
  readonly isInside: boolean
}

export interface PriceScale {
  readonly from: number
  readonly until: number
  /** Of one bar. */
  readonly width: number
}

/** A drawing holds so many: wider prices get wider bars. */
const BARS_MAX = 20

/** One scale for all that is drawn side by side. */
export function scaleOf(prices: readonly Pick<UsualPrice, 'barsFrom' | 'bars'>[]): PriceScale {
  const from = Math.min(...prices.map(({ barsFrom }) => barsFrom))
  const until = Math.max(...prices.map(({ barsFrom, bars }) => barsFrom + bars.length * USUAL.barWidth))
  const width = USUAL.barWidth * Math.ceil((until - from) / USUAL.barWidth / BARS_MAX)
  const start = Math.floor(from / width) * width
  return { from: start, until: start + Math.ceil((until - start) / width) * width, width }
}

export function barsOn(
  { from, until, width }: PriceScale,
  { low, high, barsFrom, bars }: Pick<UsualPrice, 'low' | 'high' | 'barsFrom' | 'bars'>,
): PriceBar[] {
  return Array.from({ length: (until - from) / width }, (_, index) => {
    const start = from + index * width
    const end = start + width
    const visits = bars.reduce((sum, count, bar) => {
      const at = barsFrom + bar * USUAL.barWidth
      return at >= start && at < end ? sum + count : sum
    }, 0)
    return { visits, isInside: start <= high && end > low }
  })
}
