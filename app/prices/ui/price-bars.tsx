import type { ShownPrice } from '#prices/wording/usual-prices.ts'

const GAP_PERCENT = 1
/** An empty step is a line, so that the scale is seen. */
const EMPTY_HEIGHT = 1.5
const LEAST_HEIGHT = 5

interface PriceBarsProps {
  price: Pick<ShownPrice, 'bars' | 'label'>
  /** In pixels. */
  height: number
  className?: string
}

/** Visits by amount; dark is the range. Read out as its sentence. */
export function PriceBars({ price: { bars, label }, height, className = '' }: PriceBarsProps) {
  const tallest = Math.max(1, ...bars.map(({ visits }) => visits))
  const width = 100 / bars.length
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 100 ${height}`}
      preserveAspectRatio="none"
      className={`block w-full ${className}`}
    >
      {bars.map(({ visits, isInside }, index) => {
        const drawn = visits === 0 ? EMPTY_HEIGHT : Math.max(LEAST_HEIGHT, (visits / tallest) * height)
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar has no identity but its position.
            key={index}
            x={index * width + GAP_PERCENT / 2}
            width={width - GAP_PERCENT}
            y={height - drawn}
            height={drawn}
            className={isInside ? 'fill-petrol-600' : 'fill-petrol-200'}
          />
        )
      })}
    </svg>
  )
}
