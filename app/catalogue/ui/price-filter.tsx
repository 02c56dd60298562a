import { useId } from 'react'
import type { PriceRange } from '#catalogue/domain/catalogue-filters.ts'
import {
  orderedPrices,
  type PriceScale,
  priceScaleOf,
  priceText,
  textOfThumb,
  thumbsOf,
} from '#catalogue/ui/price-scale.ts'
import { filterPriceText } from '#platform/wording/price.ts'

const PRICE_MAX_CHARACTERS = 16

interface Prices {
  readonly minPrecio: string
  readonly maxPrecio: string
}

interface PriceFilterProps extends Prices {
  /** D36: the prices of the technicians that match the other filters. */
  range: PriceRange
  bars: readonly number[]
  onChange: (prices: Prices) => void
}

/** Two sliders over two fields. The fields are submitted; without a script only they are shown. */
export function PriceFilter({ range, bars, minPrecio, maxPrecio, onChange }: PriceFilterProps) {
  const scale = priceScaleOf(range)
  const { low, high } = thumbsOf(minPrecio, maxPrecio, scale)
  const [lowId, highId] = [useId(), useId()]
  const orderPrices = () => onChange(orderedPrices(minPrecio, maxPrecio))
  return (
    <fieldset>
      <legend className="mb-2 text-label font-bold">Precio por visita</legend>
      {range.max > 0 && (
        <div className="mb-4 noscript:hidden">
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
        </div>
      )}
      <div className="grid grid-cols-2 gap-2.5">
        <PriceField
          label="Mínimo"
          name="minPrecio"
          value={minPrecio}
          placeholder={range.min}
          onChange={value => onChange({ minPrecio: value, maxPrecio })}
          onBlur={orderPrices}
        />
        <PriceField
          label="Máximo"
          name="maxPrecio"
          value={maxPrecio}
          placeholder={range.max}
          onChange={value => onChange({ minPrecio, maxPrecio: value })}
          onBlur={orderPrices}
        />
      </div>
    </fieldset>
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

interface PriceFieldProps {
  label: string
  name: string
  value: string
  placeholder: number
  onChange: (value: string) => void
  onBlur: () => void
}

function PriceField({ label, name, value, placeholder, onChange, onBlur }: PriceFieldProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-support text-ink-600">
        {label}
      </label>
      <span className="relative block">
        <span aria-hidden="true" className="pointer-events-none absolute top-3 left-3.5 text-ink-600">
          $
        </span>
        <input
          id={id}
          type="text"
          name={name}
          inputMode="numeric"
          autoComplete="off"
          value={value}
          maxLength={PRICE_MAX_CHARACTERS}
          placeholder={placeholder > 0 ? priceText(placeholder) : undefined}
          onChange={event => onChange(event.target.value)}
          onBlur={onBlur}
          className="field-box pr-2 pl-7 tabular-nums"
        />
      </span>
    </div>
  )
}

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
function PriceHistogram({ bars, scale, low, high }: PriceHistogramProps) {
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
