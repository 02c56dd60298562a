import { useId, useState } from 'react'
import {
  type CatalogueFilters,
  catalogueSearch,
  MIN_RATING_OPTIONS,
  NO_FILTERS,
  type PriceRange,
} from '#catalogue/domain/catalogue-filters.ts'
import { draftOf, type FilterDraft } from '#catalogue/ui/filter-draft.ts'
import { PriceFilter } from '#catalogue/ui/price-filter.tsx'
import { ORDER_LABELS } from '#catalogue/wording/catalogue.ts'
import { SegmentedChoice, SelectField, TextField } from '#platform/ui/basics/fields.tsx'
import { BOOKABLE_HOURS, hourText } from '#technicians/domain/hours.ts'
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

interface SwitchRowProps {
  label: string
  hint: string
  name: string
  checked: boolean
  onChange: (checked: boolean) => void
}

/** A labelled switch that fills its row. Submitted as '1'. */
function SwitchRow({ label, hint, name, checked, onChange }: SwitchRowProps) {
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
        checked={checked}
        onChange={event => onChange(event.target.checked)}
        className="switch-track"
      />
    </label>
  )
}

interface WhenFilterProps {
  fecha: string
  hora: string
  today: string
  hours: readonly number[]
  onChange: (part: { fecha?: string; hora?: string }) => void
}

/** Free on one day, at one hour of it or any; without a day the hour is ignored. */
function WhenFilter({ fecha, hora, today, hours, onChange }: WhenFilterProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_9.25rem] gap-2.5 md:grid-cols-1 md:gap-5">
      <TextField
        label="Disponible el día"
        type="date"
        name="fecha"
        min={today}
        value={fecha}
        onChange={event => onChange({ fecha: event.target.value })}
      />
      <SelectField
        label="Hora"
        name="hora"
        value={hora}
        onChange={event => onChange({ hora: event.target.value })}
      >
        <option value="">Cualquiera</option>
        {hours.map(hour => (
          <option key={hour} value={hour}>
            {hourText(hour)}
          </option>
        ))}
      </SelectField>
    </div>
  )
}

export interface FilterDraftState {
  readonly draft: FilterDraft
  readonly change: (part: Partial<FilterDraft>) => void
  readonly clear: () => void
  /** The caller applies the draft: the answer, whose prices may have been clamped, fills the fields. */
  readonly markApplied: () => void
}

/** The draft of the sidebar. It is reset when other filters are applied, but not by a new search text. */
export function useFilterDraft(applied: CatalogueFilters): FilterDraftState {
  const [state, setState] = useState({ applied, draft: draftOf(applied), isApplying: false })
  const current = state.applied === applied ? state : { applied, draft: draftFor(applied), isApplying: false }
  if (current !== state) setState(current)

  function draftFor(next: CatalogueFilters): FilterDraft {
    const kept = !state.isApplying && searchOfFields(next) === searchOfFields(state.applied)
    return kept ? state.draft : draftOf(next)
  }

  return {
    draft: current.draft,
    change: part => setState(last => ({ ...last, draft: { ...last.draft, ...part } })),
    clear: () => setState(last => ({ ...last, draft: draftOf(NO_FILTERS) })),
    markApplied: () => setState(last => ({ ...last, isApplying: true })),
  }
}

function searchOfFields(filters: CatalogueFilters): string {
  return catalogueSearch({ ...filters, q: '' })
}
