import { MIN_RATING_OPTIONS, type PriceRange } from '#catalogue/domain/catalogue-filters.ts'
import { PriceFilter } from '#catalogue/ui/price-filter.tsx'
import { SwitchRow } from '#catalogue/ui/switch-row.tsx'
import type { FilterDraftState } from '#catalogue/ui/use-filter-draft.ts'
import { WhenFilter } from '#catalogue/ui/when-filter.tsx'
import { ORDER_LABELS } from '#catalogue/wording/catalogue.ts'
import { SegmentedChoice } from '#platform/ui/basics/segmented-choice.tsx'
import { SelectField } from '#platform/ui/basics/select-field.tsx'
import { BOOKABLE_HOURS } from '#technicians/domain/hours.ts'
import { SPECIALTIES } from '#technicians/domain/specialties.ts'

export interface FilterOptions {
  /** Cities with published technicians. */
  readonly cities: readonly string[]
  readonly prices: PriceRange
  readonly priceBars: readonly number[]
  /** 'YYYY-MM-DD' in Bogotá. */
  readonly today: string
}

const RATINGS = MIN_RATING_OPTIONS.map(rating => ({
  value: String(rating),
  label: rating === 0 ? 'Todas' : `${rating}+`,
}))

interface FilterFieldsProps extends Pick<FilterDraftState, 'draft' | 'change'> {
  options: FilterOptions
}

/** Every field of the sidebar but the text. */
export function FilterFields({ draft, change, options }: FilterFieldsProps) {
  const { cities, prices, priceBars, today } = options
  const unlisted = draft.ciudad !== '' && !cities.includes(draft.ciudad)
  return (
    <>
      <SelectField
        label="Especialidad"
        name="esp"
        value={draft.esp}
        onChange={event => change({ esp: event.target.value })}
      >
        <option value="">Todas</option>
        {SPECIALTIES.map(({ label, slug }) => (
          <option key={slug} value={slug}>
            {label}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Ciudad"
        name="ciudad"
        value={draft.ciudad}
        onChange={event => change({ ciudad: event.target.value })}
      >
        <option value="">Todas las ciudades</option>
        {unlisted && <option>{draft.ciudad}</option>}
        {cities.map(city => (
          <option key={city}>{city}</option>
        ))}
      </SelectField>
      <SegmentedChoice
        legend="Calificación mínima"
        name="minRating"
        value={draft.minRating}
        onChoose={minRating => change({ minRating })}
        choices={RATINGS}
      />
      <PriceFilter
        range={prices}
        bars={priceBars}
        minPrecio={draft.minPrecio}
        maxPrecio={draft.maxPrecio}
        onChange={change}
      />
      <div className="grid gap-3">
        <SwitchRow
          label="Solo disponibles"
          hint="Reciben trabajos ahora"
          name="disponible"
          checked={draft.disponible}
          onChange={disponible => change({ disponible })}
        />
        <SwitchRow
          label="Solo 5.0"
          hint="Calificación perfecta"
          name="perfect"
          checked={draft.perfect}
          onChange={perfect => change({ perfect })}
        />
      </div>
      <WhenFilter
        fecha={draft.fecha}
        hora={draft.hora}
        today={today}
        hours={BOOKABLE_HOURS}
        onChange={change}
      />
      <SelectField
        label="Ordenar por"
        name="orden"
        value={draft.orden}
        onChange={event => change({ orden: event.target.value })}
      >
        {Object.entries(ORDER_LABELS).map(([order, label]) => (
          <option key={order} value={order}>
            {label}
          </option>
        ))}
      </SelectField>
    </>
  )
}
