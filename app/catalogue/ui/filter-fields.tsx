import { useId, useMemo, useState } from 'react'
import {
  type CatalogueFilters,
  MIN_RATING_OPTIONS,
  type PriceRange,
} from '#catalogue/domain/catalogue-filters.ts'
import { placesFrom } from '#catalogue/domain/catalogue-places.ts'
import { PlaceField } from '#catalogue/ui/place-field.tsx'
import { PriceFilter } from '#catalogue/ui/price-filter.tsx'
import { priceText } from '#catalogue/ui/price-text.ts'
import { WhenFilter } from '#catalogue/ui/when-filter.tsx'
import { ORDER_LABELS } from '#catalogue/wording/catalogue.ts'
import { SegmentedChoice, SelectField } from '#platform/ui/basics/fields.tsx'
import { SPECIALTIES, specialtySlug } from '#technicians/domain/specialties.ts'
import { INSTANT_LABEL } from '#technicians/wording/availability.ts'

export interface FilterOptions {
  /** Where somebody attends: CataloguePlace[] as JSON, because React Router takes four times as long to write its many small values. */
  readonly places: string
  readonly prices: PriceRange
  /** Empty for too few prices. */
  readonly priceBars: readonly number[]
  /** 'YYYY-MM-DD' in Bogotá. */
  readonly today: string
}

const RATINGS = MIN_RATING_OPTIONS.map(rating => ({
  value: String(rating),
  label: rating === 0 ? 'Todas' : `${rating}+`,
}))

interface FilterFieldsProps {
  applied: CatalogueFilters
  options: FilterOptions
}

/** Every field of the sidebar but the text. The fields hold the draft: what is chosen before the script is there stays. */
export function FilterFields({ applied, options }: FilterFieldsProps) {
  const [prices, setPrices] = useState({
    minPrecio: priceText(applied.minPrecio),
    maxPrecio: priceText(applied.maxPrecio),
  })
  const places = useMemo(() => placesFrom(options.places), [options.places])
  return (
    <>
      <PlaceField places={places} applied={applied} />
      <WhenFilter applied={applied} today={options.today} />
      <SelectField
        key={applied.esp}
        label="Especialidad"
        name="esp"
        defaultValue={applied.esp === null ? '' : specialtySlug(applied.esp)}
      >
        <option value="">Todas</option>
        {SPECIALTIES.map(({ label, slug }) => (
          <option key={slug} value={slug}>
            {label}
          </option>
        ))}
      </SelectField>
      <SegmentedChoice
        legend="Calificación mínima"
        name="minRating"
        defaultValue={String(applied.minRating)}
        choices={RATINGS}
      />
      <PriceFilter range={options.prices} bars={options.priceBars} {...prices} onChange={setPrices} />
      <div className="grid gap-3">
        <SwitchRow
          label="Solo disponibles"
          hint="Reciben trabajos ahora"
          name="disponible"
          checked={applied.disponible}
        />
        <SwitchRow
          label={INSTANT_LABEL}
          hint="Sin esperar respuesta"
          name="instante"
          checked={applied.instante}
        />
        <SwitchRow label="Solo 5.0" hint="Calificación perfecta" name="perfect" checked={applied.perfect} />
      </div>
      <SelectField label="Ordenar por" name="orden" defaultValue={applied.orden}>
        {Object.entries(ORDER_LABELS).map(([order, label]) => (
          <option key={order} value={order}>
            {label}
          </option>
        ))}
      </SelectField>
    </>
  )
}

interface SwitchRowProps {
  label: string
  hint: string
  name: string
  /** At first. */
  checked: boolean
}

/** A labelled switch that fills its row. Submitted as '1'. */
function SwitchRow({ label, hint, name, checked }: SwitchRowProps) {
  const id = useId()
  return (
    <label htmlFor={id} className="flex min-h-11 items-center justify-between gap-3">
      <span>
        <span className="block text-label font-bold">{label}</span>
        <span className="block text-support text-ink-600">{hint}</span>
      </span>
      <input
        id={id}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox exposes its checked state.
        role="switch"
        name={name}
        value="1"
        defaultChecked={checked}
        className="switch-track"
      />
    </label>
  )
}
