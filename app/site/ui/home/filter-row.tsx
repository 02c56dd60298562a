import { type ComponentProps, useRef } from 'react'
import { CATALOGUE_ORDERS } from '#catalogue/domain/catalogue-filters.ts'
import { rememberSearch } from '#catalogue/ui/search/recent-searches.ts'
import { SearchCombobox } from '#catalogue/ui/search/search-combobox.tsx'
import { ORDER_LABELS } from '#catalogue/wording/catalogue.ts'
import { buttonClasses } from '#platform/ui/basics/button.tsx'
import { Switch } from '#platform/ui/basics/checkbox.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { type HomeFilters, useHomeFilters } from '#site/ui/home/home-filters.ts'
import { SPECIALTIES, specialtySlug } from '#technicians/domain/specialties.ts'

interface FilterRowProps {
  filters: HomeFilters
  cities: readonly string[]
  /** Suggested first when no city is chosen; null for none. */
  presetCity: string | null
}

/** D35: a search field and four controls that apply on change. Without a script it is a form with a button. */
export function FilterRow({ filters, cities, presetCity }: FilterRowProps) {
  const form = useRef<HTMLFormElement>(null)
  const { applyNow, applyDebounced, formKey } = useHomeFilters(form)
  const unlisted = filters.ciudad !== null && !cities.includes(filters.ciudad)
  return (
    <search aria-label="Filtrar técnicos" className="mt-5 block md:mt-7">
      <form
        key={formKey}
        ref={form}
        action="/#catalogo"
        onSubmit={event => {
          event.preventDefault()
          rememberSearch(String(new FormData(event.currentTarget).get('q') ?? ''))
          applyNow()
        }}
        className="flex flex-wrap items-center gap-2.5"
      >
        <SearchBox ciudad={filters.ciudad ?? presetCity} defaultValue={filters.q} onChange={applyDebounced} />
        <div className="-mx-(--gutter) flex max-w-[100vw] items-center gap-2 overflow-x-auto px-(--gutter) py-1 [scrollbar-width:none] max-sm:fade-sides sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0 sm:max-lg:gap-1.5">
          <FilterSelect
            label="Especialidad"
            name="esp"
            defaultValue={filters.esp ? specialtySlug(filters.esp) : ''}
            onChange={applyNow}
          >
            <option value="">Especialidad: todas</option>
            {SPECIALTIES.map(({ label, slug }) => (
              <option key={slug} value={slug}>
                {label}
              </option>
            ))}
          </FilterSelect>
          <FilterSelect label="Ciudad" name="ciudad" defaultValue={filters.ciudad ?? ''} onChange={applyNow}>
            <option value="">Ciudad: todas</option>
            {unlisted && <option>{filters.ciudad}</option>}
            {cities.map(city => (
              <option key={city}>{city}</option>
            ))}
          </FilterSelect>
          <FilterSelect label="Orden" name="orden" defaultValue={filters.orden} onChange={applyNow}>
            {CATALOGUE_ORDERS.map(order => (
              <option key={order} value={order}>
                {ORDER_LABELS[order]}
              </option>
            ))}
          </FilterSelect>
          <div className="shrink-0 pl-1 sm:max-lg:pl-0">
            <Switch
              label={<span className="text-label font-semibold whitespace-nowrap">Solo disponibles</span>}
              name="disponible"
              value="1"
              defaultChecked={filters.disponible}
              onChange={applyNow}
            />
          </div>
        </div>
        <noscript>
          <button type="submit" className={buttonClasses({})}>
            Filtrar
          </button>
        </noscript>
      </form>
    </search>
  )
}

function SearchBox(props: ComponentProps<typeof SearchCombobox>) {
  return (
    <div className="relative w-full lg:w-auto lg:grow">
      <Icon of="search" className="pointer-events-none absolute top-3.5 left-3.5 text-petrol-600" />
      <SearchCombobox
        {...props}
        aria-label="Buscar por nombre, ciudad u oficio"
        placeholder="Nombre, ciudad u oficio"
        className="field-box pl-[2.6875rem]"
      />
    </div>
  )
}

interface FilterSelectProps extends Omit<ComponentProps<'select'>, 'className' | 'style'> {
  label: string
}

/** Highlighted, in CSS, when another option than the first is selected. */
const SELECT_CLASSES =
  'min-h-12 max-w-[15rem] appearance-none truncate rounded-12 border-[1.5px] border-ink-400 bg-white pr-9 pl-3.5 text-label font-semibold pointer-coarse:text-body transition-colors [field-sizing:content] hover:border-ink-600 sm:max-lg:pr-7 sm:max-lg:pl-2.5 not-has-[option:first-child:checked]:border-petrol-600 not-has-[option:first-child:checked]:bg-petrol-50 not-has-[option:first-child:checked]:text-petrol-700'

function FilterSelect({ label, ...rest }: FilterSelectProps) {
  return (
    <span className="relative shrink-0">
      <select {...rest} aria-label={label} className={SELECT_CLASSES} />
      <Icon
        of="chevron-down"
        size={16}
        className="pointer-events-none absolute top-4 right-3 text-ink-600 sm:max-lg:right-2"
      />
    </span>
  )
}
