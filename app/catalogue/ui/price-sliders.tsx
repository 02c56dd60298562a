import { useId } from 'react'
import { type PriceScale, priceScaleOf, textOfThumb, thumbsOf } from '#catalogue/ui/price-scale.ts'
import type { PriceChoice } from '#catalogue/ui/price-text.ts'
import { filterPriceText } from '#platform/wording/price.ts'

/** The sliders of the price filter, loaded when it is seen. */
export function PriceSliders({ range, bars, minPrecio, maxPrecio, onChange }: PriceChoice) {
  const scale = priceScaleOf(range)
  const { low, high } = thumbsOf(minPrecio, maxPrecio, scale)
  const [lowId, highId] = [useId(), useId()]
  return (
    <>
      <div className="mb-2 flex flex-wrap justify-between gap-x-3 text-support text-ink-600">
        <ThumbLabel id={lowId} text="Desde" value={low} />
        <ThumbLabel id={highId} text="Hasta" value={high} />
      </div>
      <div className="relative px-3.5 pb-2.5 pointer-coarse:px-5.5">
        <PriceHistogram bars={bars} scale={scale} low={low} high={high} />
        <Thumb
          id={lowId}
          scale={scale}
          value={low}
          raised={low > (scale.min + scale.max) / 2}
          onMove={value =>
            onChange({ minPrecio: textOfThumb(Math.min(value, high), scale.min, range), maxPrecio })
          }
        />
        <Thumb
          id={highId}
          scale={scale}
          value={high}
          onMove={value =>
            onChange({ minPrecio, maxPrecio: textOfThumb(Math.max(value, low), scale.max, range) })
          }
        />
      </div>
    </>
  )
}

function ThumbLabel({ id, text, value }: { id: string; text: string; value: number }) {
  return (
    <span>
      <label htmlFor={id}>
        <span className="sr-only">Precio </span>
        {text}
      </label>{' '}
      <output htmlFor={id} aria-live="off" className="font-semibold text-ink-900">
        {filterPriceText(value)}
      </output>
    </span>
  )
}

interface ThumbProps {
  id: string
  scale: ReturnType<typeof priceScaleOf>
  value: number
  raised?: boolean
  onMove: (value: number) => void
}

function Thumb({ id, scale, value, raised = false, onMove }: ThumbProps) {
  return (
    <input
      type="range"
      id={id}
      aria-valuetext={filterPriceText(value)}
      {...scale}
      value={value}
      onChange={event => onMove(event.target.valueAsNumber)}
      className={`price-thumb absolute inset-x-0 bottom-0 pointer-coarse:-bottom-2.5 ${raised ? 'z-1' : ''}`}
    />
  )
}

interface PriceHistogramProps {
  /** How many technicians are in each price range, from the lowest to the highest. */
  bars: readonly number[]
  scale: PriceScale
  low: number
  high: number
}

const BAR_HEIGHT = 56
const TRACK_HEIGHT = 4
const GAP_PERCENT = 0.8

/** The bars above the sliders, where there are enough prices, and the track between both thumbs. Hidden from screen readers: the fields say the same. */
function PriceHistogram({ bars, scale, low, high }: PriceHistogramProps) {
  const span = scale.max - scale.min || 1
  const percent = (price: number) => ((price - scale.min) / span) * 100
  const tallest = Math.max(1, ...bars)
  const width = 100 / Math.max(1, bars.length)
  const barHeight = bars.length > 0 ? BAR_HEIGHT : 10
  return (
    <svg aria-hidden="true" height={barHeight + TRACK_HEIGHT} className="block w-full overflow-visible">
      {bars.map((count, index) => {
        const inside = (index + 1) * width > percent(low) && index * width < percent(high)
        const height = count === 0 ? 0 : Math.max(4, (count / tallest) * barHeight)
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar has no identity but its position.
            key={index}
            x={`${index * width + GAP_PERCENT / 2}%`}
            width={`${width - GAP_PERCENT}%`}
            y={barHeight - height}
            height={height}
            rx={2}
            className={inside ? 'fill-petrol-300' : 'fill-paper-200'}
          />
        )
      })}
      <rect y={barHeight} width="100%" height={TRACK_HEIGHT} rx={2} className="fill-paper-300" />
      <rect
        y={barHeight}
        x={`${percent(low)}%`}
        width={`${Math.max(0, percent(high) - percent(low))}%`}
        height={TRACK_HEIGHT}
        className="fill-petrol-600"
      />
    </svg>
  )
}
