// D36: how the prices of the matches spread between the lowest and the highest.

export const HISTOGRAM_BARS = 16

export function priceHistogram(prices: readonly number[], min: number, max: number): number[] {
  const bars = Array.from({ length: HISTOGRAM_BARS }, () => 0)
  const width = (max - min) / HISTOGRAM_BARS
  for (const price of prices) {
    const bar = width === 0 ? 0 : Math.min(Math.floor((price - min) / width), HISTOGRAM_BARS - 1)
    bars[bar] = (bars[bar] ?? 0) + 1
  }
  return bars
}
