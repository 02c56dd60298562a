import type { ReactNode } from 'react'
import { Form, useNavigate, useNavigation } from 'react-router'
import { useDebouncedSearch } from '#catalogue/ui/use-debounced-search.ts'
import { type PanelQuery, panelQueryFrom, panelQueryText } from '#moderation/domain/panel-query.ts'
import { Button } from '#platform/ui/basics/button.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { MODERATION_STATES } from '#technicians/domain/technician.ts'
import { stateFilterFrom } from '#technicians/domain/technician-status.ts'
import { STATE_LABELS } from '#technicians/wording/technician-status.ts'

const SEARCH_DEBOUNCE_MS = 300

/** Section 2: search and filters apply at once with JavaScript, with a button without it. */
export function PanelFilters({ view, cities }: { view: PanelQuery; cities: readonly string[] }) {
  const navigate = useNavigate()
  const { location } = useNavigation()
  // While loading, the selects already show the new choice.
  const chosen = location?.pathname === '/admin' ? panelQueryFrom(new URLSearchParams(location.search)) : view
  const show = (changes: Partial<PanelQuery>) =>
    navigate(`/admin${panelQueryText({ ...chosen, ...changes, cursor: null })}`, {
      replace: true,
      preventScrollReset: true,
    })
  const { tab } = view
  const { text, setText } = useDebouncedSearch(chosen.q, {
    delayMs: SEARCH_DEBOUNCE_MS,
    paused: location !== undefined && location.pathname !== '/admin',
    onSearch: q => show({ q }),
  })
  const isTechnicians = tab === 'tecnicos'
  const searchLabel = isTechnicians ? 'Buscar por nombre' : 'Buscar por correo o nombre'
  return (
    <Form
      action="/admin"
      role="search"
      aria-label={isTechnicians ? 'Buscar técnicos' : 'Buscar usuarios'}
      className="grid grid-cols-2 gap-2.5 md:flex"
    >
      {!isTechnicians && <input type="hidden" name="tab" value={tab} />}
      {view.filtro && <input type="hidden" name="filtro" value={view.filtro} />}
      <span className="relative col-span-2 block min-w-0 flex-1">
        <Icon of="search" className="pointer-events-none absolute top-3.5 left-3.5 text-ink-600" />
        <input
          type="search"
          name="q"
          aria-label={searchLabel}
          placeholder={searchLabel}
          value={text}
          onChange={event => setText(event.currentTarget.value)}
          maxLength={100}
          autoComplete="off"
          className="field-box pl-[2.6875rem]"
        />
      </span>
      {isTechnicians && (
        <>
          <FilterSelect
            label="Estado"
            name="estado"
            value={chosen.estado ?? ''}
            onChoose={value => show({ estado: stateFilterFrom(value) })}
          >
            <option value="">Estado: todos</option>
            {MODERATION_STATES.map(state => (
              <option key={state} value={state}>
                {STATE_LABELS[state]}
              </option>
            ))}
          </FilterSelect>
          <FilterSelect
            label="Ciudad"
            name="ciudad"
            value={chosen.ciudad}
            onChoose={value => show({ ciudad: value })}
          >
            <option value="">Ciudad: todas</option>
            {chosen.ciudad && !cities.includes(chosen.ciudad) && <option>{chosen.ciudad}</option>}
            {cities.map(city => (
              <option key={city}>{city}</option>
            ))}
          </FilterSelect>
        </>
      )}
      <noscript className="col-span-2 grid">
        <Button type="submit" kind="white" className="min-h-12">
          Buscar
        </Button>
      </noscript>
    </Form>
  )
}

interface FilterSelectProps {
  label: string
  name: string
  value: string
  onChoose: (value: string) => void
  children: ReactNode
}

function FilterSelect({ label, name, value, onChoose, children }: FilterSelectProps) {
  return (
    <span className="relative block min-w-0 md:w-52">
      <select
        aria-label={label}
        name={name}
        value={value}
        onChange={event => onChoose(event.currentTarget.value)}
        className="field-box appearance-none truncate pr-8 max-md:pl-3 max-md:text-label md:pr-10"
      >
        {children}
      </select>
      <Icon
        of="chevron-down"
        size={18}
        className="pointer-events-none absolute top-[0.9375rem] right-2.5 text-ink-600 md:right-3.5"
      />
    </span>
  )
}
