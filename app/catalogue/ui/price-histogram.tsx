import type { PriceScale } from '#catalogue/ui/price-scale.ts'

interface PriceHistogramProps {
  /** How many technicians are in each price range, from the lowest to the highest. */
  bars: readonly number[]
  scale: PriceScale
  low: number
  high: number
}

const HEIGHT = 56
const GAP_PERCENT = 0.8

/** The bars above the sliders and the track between both thumbs. Hidden from screen readers: the fields say the same. */
export function PriceHistogram({ bars, scale, low, high }: PriceHistogramProps) {
  const span = scale.max - scale.min || 1
  const percent = (price: number) => ((price - scale.min) / span) * 100
  const tallest = Math.max(1, ...bars)
  const width = 100 / Math.max(1, bars.length)
  return (
    <svg aria-hidden="true" className="block h-[3.75rem] w-full overflow-visible">
      {bars.map((count, index) => {
        const inside = (index + 1) * width > percent(low) && index * width < percent(high)
        const height = count === 0 ? 0 : Math.max(4, (count / tallest) * HEIGHT)
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar has no identity but its position.
            key={index}
            x={`${index * width + GAP_PERCENT / 2}%`}
            width={`${width - GAP_PERCENT}%`}
            y={HEIGHT - height}
            height={height}
            rx={2}
            className={inside ? 'fill-petrol-300' : 'fill-paper-200'}
          />
        )
      })}
      <rect y={HEIGHT} width="100%" height={4} rx={2} className="fill-paper-300" />
      <rect
        y={HEIGHT}
        x={`${percent(low)}%`}
        width={`${Math.max(0, percent(high) - percent(low))}%`}
        height={4}
        className="fill-petrol-600"
      />
    </svg>
  )
}
