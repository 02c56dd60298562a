import type { ShownPrice } from '#prices/wording/usual-prices.ts'

const GAP_PERCENT = 1
/** An empty step is a line, so that the scale is seen. */
const EMPTY_PERCENT = 2.5
const LEAST_PERCENT = 10
/** The lower corners are round below the edge. */
const BELOW_PERCENT = 30

interface PriceBarsProps {
  price: Pick<ShownPrice, 'bars' | 'label'>
  className: string
}

/** Visits by amount; dark is the range. Read out as its sentence. */
export function PriceBars({ price: { bars, label }, className }: PriceBarsProps) {
  const tallest = Math.max(1, ...bars.map(({ visits }) => visits))
  const width = 100 / bars.length
  return (
    <svg role="img" aria-label={label} className={`block w-full overflow-hidden ${className}`}>
      {bars.map(({ visits, isInside }, index) => {
        const height = visits === 0 ? EMPTY_PERCENT : Math.max(LEAST_PERCENT, (visits / tallest) * 100)
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar has no identity but its position.
            key={index}
            x={`${index * width + GAP_PERCENT / 2}%`}
            width={`${width - GAP_PERCENT}%`}
            y={`${100 - height}%`}
            height={`${height + BELOW_PERCENT}%`}
            rx={visits === 0 ? 0 : 4}
            className={isInside ? 'fill-petrol-600' : 'fill-petrol-200'}
          />
        )
      })}
    </svg>
  )
}
