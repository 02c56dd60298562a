import { type ReactNode, type SubmitEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import {
  catalogueSearch,
  cleanSearch,
  NO_FILTERS,
  placeFrom,
  placeValue,
} from '#catalogue/domain/catalogue-filters.ts'
import type { CataloguePlace } from '#catalogue/domain/catalogue-places.ts'
import { PlaceInput } from '#catalogue/ui/place-combobox.tsx'
import { PlaceOptions } from '#catalogue/ui/place-field.tsx'
import { rememberSearch } from '#catalogue/ui/search/recent-searches.ts'
import { SearchCombobox } from '#catalogue/ui/search/search-combobox.tsx'
import { placeText } from '#catalogue/wording/catalogue.ts'
import { buttonClasses } from '#platform/ui/basics/button.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { useHydrated } from '#platform/ui/hooks/use-hydrated.ts'

interface HeroSearchProps {
  places: readonly CataloguePlace[]
  /** The city of the account, as the list of places spells it; null for none. */
  presetCity: string | null
}

/** What and where: a GET form of the catalogue. Narrow bars stack their fields. */
export function HeroSearch({ places, presetCity }: HeroSearchProps) {
  const id = useId()
  const navigate = useNavigate()
  const [place, setPlace] = useState({
    value: placeValue({ ciudad: presetCity, lugar: null }),
    name: presetCity ?? '',
  })
  /** A select that has the focus stays until it is left. */
  const [isUsed, setIsUsed] = useState(false)
  const isHydrated = useHydrated()
  const { ciudad, lugar } = placeFrom(place.value)

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const q = cleanSearch(String(new FormData(event.currentTarget).get('q') ?? ''))
    rememberSearch(q)
    navigate(`/tecnicos${catalogueSearch({ ...NO_FILTERS, q, ciudad, lugar })}`)
  }

  return (
    <search aria-label="Qué y dónde">
      <form
        action="/tecnicos"
        onSubmit={onSubmit}
        className="relative flex flex-wrap gap-1.5 rounded-16 bg-white p-1.5 text-ink-900 shadow-3 [--focus:var(--color-petrol-600)] lg:h-17 lg:flex-nowrap lg:gap-0 lg:p-2"
      >
        <Cell id={`${id}-q`} label="¿Qué necesitas arreglar?" className="w-full max-lg:relative lg:flex-1">
          <SearchCombobox
            id={`${id}-q`}
            ciudad={ciudad}
            placeholder="Se me dañó la nevera"
            className={`${CONTROL} px-4`}
          />
        </Cell>
        <Cell
          id={`${id}-ciudad`}
          label="¿Dónde?"
          className="relative min-w-0 flex-1 lg:w-[12.75rem] lg:flex-none lg:before:absolute lg:before:inset-y-1.5 lg:before:w-px lg:before:bg-paper-300"
        >
          <div className="size-full">
            {isHydrated && !isUsed ? (
              <PlaceInput
                id={`${id}-ciudad`}
                label="¿Dónde?"
                places={places}
                chosen={place}
                onChoose={setPlace}
                placeholder="Toda Colombia"
                className={`${CONTROL} ${PLACE}`}
                listClassName="menu absolute top-full left-0 z-30 w-[min(20rem,calc(100vw-3rem))] text-left"
              />
            ) : (
              <select
                id={`${id}-ciudad`}
                name="ciudad"
                value={place.value}
                onFocus={() => setIsUsed(true)}
                onBlur={() => setIsUsed(false)}
                onChange={({ target: { value } }) => setPlace({ value, name: placeText(placeFrom(value)) })}
                className={`${CONTROL} ${PLACE} appearance-none`}
              >
                <PlaceOptions places={places} chosen={place} />
              </select>
            )}
          </div>
          <Icon of="map-pin" size={16} className={`left-4 text-petrol-600 max-[21.875rem]:hidden ${ICON}`} />
          <Icon of="chevron-down" size={16} className={`right-3.5 text-ink-600 ${ICON}`} />
        </Cell>
        <button
          type="submit"
          className={buttonClasses({
            kind: 'primary',
            size: 'large',
            className: 'max-lg:min-h-12 max-lg:px-5',
          })}
        >
          <span>
            Buscar<span className="sr-only"> técnicos por lugar</span>
          </span>
        </button>
      </form>
    </search>
  )
}

const CONTROL =
  'size-full rounded-12 bg-transparent pt-[1.125rem] text-body/6 font-semibold text-ink-900 placeholder:font-medium focus-visible:outline-2 focus-visible:-outline-offset-2'
const PLACE = 'truncate pr-8 pl-[2.4375rem] max-[21.875rem]:pr-6 max-[21.875rem]:pl-4'
const ICON = 'pointer-events-none absolute bottom-[0.4375rem] lg:bottom-2'

interface CellProps {
  /** Of the control. */
  id: string
  label: string
  className: string
  children: ReactNode
}

/** The control fills the cell and lies over its label, so that all of it can be tapped. */
function Cell({ id, label, className, children }: CellProps) {
  return (
    <div
      className={`h-12 max-lg:rounded-12 max-lg:border-[1.5px] max-lg:border-ink-400 lg:h-13 ${className}`}
    >
      <label htmlFor={id} className="-mb-5 block h-5 pt-1 pl-4 text-small/4 font-bold text-ink-600 lg:pt-1.5">
        {label}
      </label>
      {children}
    </div>
  )
}
