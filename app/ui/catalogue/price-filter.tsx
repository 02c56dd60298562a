import { useId } from 'react'
import type { PriceRange } from '#domain/technicians/catalogue-filters.ts'
import { PriceHistogram } from '#ui/catalogue/price-histogram.tsx'
import { clampedPrices, priceScaleOf, textOfThumb, thumbsOf } from '#ui/catalogue/price-scale.ts'
import { filterPriceText } from '#wording/price.ts'

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

/** Two sliders over two number fields. The fields are submitted; without a script only they are shown. */
export function PriceFilter({ range, bars, minPrecio, maxPrecio, onChange }: PriceFilterProps) {
  const scale = priceScaleOf(range)
  const { low, high } = thumbsOf(minPrecio, maxPrecio, scale)
  const clampPrices = () => onChange(clampedPrices(minPrecio, maxPrecio, range))
  return (
    <fieldset>
      <legend className="mb-2 text-label font-bold">Precio por visita</legend>
      {range.max > 0 && (
        <div className="relative mb-4 px-3.5 pb-2.5 noscript:hidden pointer-coarse:px-5.5">
          <PriceHistogram bars={bars} scale={scale} low={low} high={high} />
          <Thumb
            label="Precio mínimo"
            scale={scale}
            value={low}
            raised={low > (scale.min + scale.max) / 2}
            onMove={value =>
              onChange({ minPrecio: textOfThumb(Math.min(value, high), scale.min, range), maxPrecio })
            }
          />
          <Thumb
            label="Precio máximo"
            scale={scale}
            value={high}
            onMove={value =>
              onChange({ minPrecio, maxPrecio: textOfThumb(Math.max(value, low), scale.max, range) })
            }
          />
        </div>
      )}
      <div className="grid grid-cols-2 gap-2.5">
        <PriceField
          label="Mínimo"
          name="minPrecio"
          value={minPrecio}
          placeholder={range.min}
          onChange={value => onChange({ minPrecio: value, maxPrecio })}
          onBlur={clampPrices}
        />
        <PriceField
          label="Máximo"
          name="maxPrecio"
          value={maxPrecio}
          placeholder={range.max}
          onChange={value => onChange({ minPrecio, maxPrecio: value })}
          onBlur={clampPrices}
        />
      </div>
    </fieldset>
  )
}

interface ThumbProps {
  label: string
  scale: ReturnType<typeof priceScaleOf>
  value: number
  raised?: boolean
  onMove: (value: number) => void
}

function Thumb({ label, scale, value, raised = false, onMove }: ThumbProps) {
  return (
    <input
      type="range"
      aria-label={label}
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
          type="number"
          name={name}
          min={0}
          step={1}
          inputMode="numeric"
          autoComplete="off"
          value={value}
          placeholder={placeholder > 0 ? String(placeholder) : undefined}
          onChange={event => onChange(event.target.value)}
          onBlur={onBlur}
          className="field-box pr-2 pl-7 tabular-nums [appearance:textfield] [&::-webkit-inner-spin-button]:hidden"
        />
      </span>
    </div>
  )
}
