import { useId } from 'react'
import { orderedPrices, type PriceChoice, priceText } from '#catalogue/ui/price-text.ts'
import { useSeenModule } from '#catalogue/ui/use-seen-module.ts'

const PRICE_MAX_CHARACTERS = 16

/** Two sliders over two fields. The fields are submitted; without a script only they are shown. */
export function PriceFilter(props: PriceChoice) {
  const { range, bars, minPrecio, maxPrecio, onChange } = props
  const [place, sliders] = useSeenModule(() => import('#catalogue/ui/price-sliders.tsx'))
  const orderPrices = () => onChange(orderedPrices(minPrecio, maxPrecio))
  return (
    <fieldset>
      <legend className="mb-2 text-label font-bold">Precio por visita</legend>
      {range.max > 0 && (
        <div
          ref={place}
          className={`mb-4 noscript:hidden ${bars.length > 0 ? 'min-h-[6.125rem]' : 'min-h-13'}`}
        >
          {sliders && <sliders.PriceSliders {...props} />}
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
        <span aria-hidden="true" className="pointer-events-none absolute top-3 left-3 text-ink-600">
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
          className="field-box pr-1 pl-6 tabular-nums"
        />
      </span>
    </div>
  )
}
