import { type ReactNode, useEffect, useRef } from 'react'
import { Form, Link, useNavigate, useNavigation } from 'react-router'
import { useDebouncedSearch } from '#catalogue/ui/use-debounced-search.ts'
import {
  PANEL_TABS,
  type PanelQuery,
  type PanelTab,
  panelQueryFrom,
  panelQueryText,
  SEARCH_MAX_LENGTH,
  type WorklistFilter,
} from '#moderation/domain/panel-query.ts'
import { tallyText } from '#moderation/wording/moderation.ts'
import { FILTER_LABELS, orderText } from '#moderation/wording/worklist.ts'
import type { Tally } from '#platform/domain/lists.ts'
import { Button, buttonClasses } from '#platform/ui/basics/button.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { MODERATION_STATES } from '#technicians/domain/technician.ts'
import { stateFilterFrom } from '#technicians/domain/technician-moderation.ts'
import { STATE_LABELS } from '#technicians/wording/profile-status.ts'

const TABS = {
  tecnicos: { label: 'Técnicos', icon: 'wrench' },
  usuarios: { label: 'Usuarios', icon: 'users' },
} as const satisfies Record<PanelTab, unknown>

/** Section 2. */
export function PanelTabs({ tab, tallies }: { tab: PanelTab; tallies: Record<PanelTab, Tally> }) {
  return (
    <nav aria-label="Secciones del panel" className="flex border-b-2 border-paper-200 sm:gap-1">
      {PANEL_TABS.map(each => (
        <Link
          key={each}
          to={each === 'tecnicos' ? '/admin' : `/admin?tab=${each}`}
          preventScrollReset
          aria-current={each === tab ? 'page' : undefined}
          className="-mb-0.5 flex min-h-12 items-center justify-center gap-2 max-sm:flex-1 border-b-3 border-transparent px-1 sm:gap-2.5 sm:px-3.5 font-bold text-ink-700 hover:text-ink-900 aria-[current]:border-petrol-600 aria-[current]:text-petrol-600"
        >
          <Icon of={TABS[each].icon} />
          {TABS[each].label}
          <span className="text-support font-semibold tabular-nums">{tallyText(tallies[each])}</span>
        </Link>
      ))}
    </nav>
  )
}

interface WorklistFiltersProps {
  view: PanelQuery
  /** Everybody, without a filter. */
  all: Tally
  tallies: readonly (readonly [WorklistFilter, Tally])[]
}

/** What waits, one filter at a time, and the order of the list. */
export function WorklistFilters({ view, all, tallies }: WorklistFiltersProps) {
  const row = useRef<HTMLElement>(null)
  // On a narrow screen the row scrolls to the chosen filter. scrollIntoView would move the page too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen pill follows the filter.
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (row.current && chosen)
      row.current.scrollLeft = chosen.offsetLeft - (row.current.clientWidth - chosen.offsetWidth) / 2
  }, [view.filtro])
  return (
    <div className="min-w-0 items-center justify-between gap-x-4 lg:flex">
      <nav ref={row} aria-label="Filtros" className="scroll-row relative lg:flex lg:flex-wrap lg:gap-2">
        <Pill view={view} filter={null} tally={all} />
        {tallies.map(([filter, tally]) => (
          <Pill key={filter} view={view} filter={filter} tally={tally} />
        ))}
      </nav>
      <div className="max-lg:hidden">
        <ListOrder view={view} />
      </div>
    </div>
  )
}

/** With the filters, on narrow screens over the cards. */
export function ListOrder({ view }: { view: PanelQuery }) {
  const order = orderText(view.tab, view.filtro, view.q !== '')
  return (
    <p className="flex items-center gap-1.5 text-support text-ink-600">
      <Icon of="arrow-down" size={16} />
      <span>
        {order}
        {!order.startsWith('Por ') && <span className="max-lg:sr-only">, primero</span>}
      </span>
    </p>
  )
}

function Pill({ view, filter, tally }: { view: PanelQuery; filter: WorklistFilter | null; tally: Tally }) {
  return (
    <Link
      to={`/admin${panelQueryText({ ...view, filtro: filter, cursor: null })}`}
      preventScrollReset
      aria-current={view.filtro === filter ? 'true' : undefined}
      className="flex min-h-11 shrink-0 items-center gap-2 rounded-pill border border-paper-300 bg-white px-4 text-support font-bold text-ink-900 hover:border-ink-400 aria-[current]:border-petrol-600 aria-[current]:bg-petrol-600 aria-[current]:text-white"
    >
      {filter ? FILTER_LABELS[filter] : 'Todos'}
      <span className="font-semibold tabular-nums opacity-80">{tallyText(tally)}</span>
    </Link>
  )
}

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
    delayMs: () => SEARCH_DEBOUNCE_MS,
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
      className="flex flex-wrap gap-2.5 md:flex-nowrap"
    >
      {!isTechnicians && <input type="hidden" name="tab" value={tab} />}
      {view.filtro && <input type="hidden" name="filtro" value={view.filtro} />}
      <span className="relative block min-w-0 flex-1">
        <Icon of="search" className="pointer-events-none absolute top-3.5 left-3.5 text-ink-600" />
        <input
          type="search"
          name="q"
          aria-label={searchLabel}
          placeholder={searchLabel}
          value={text}
          onChange={event => setText(event.currentTarget.value)}
          maxLength={SEARCH_MAX_LENGTH}
          autoComplete="off"
          className="field-box pr-2! pl-[2.6875rem] text-ellipsis"
        />
      </span>
      {isTechnicians && (
        <FilterFold count={[chosen.estado, chosen.ciudad].filter(Boolean).length}>
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
        </FilterFold>
      )}
      <noscript className="order-2 grid max-md:w-full">
        <Button type="submit" kind="white" className="min-h-12">
          Buscar
        </Button>
      </noscript>
    </Form>
  )
}

/** On narrow screens beside the search, with how many are chosen; on wide ones only its fields. */
function FilterFold({ count, children }: { count: number; children: ReactNode }) {
  return (
    <details className="panel-filters fold-below">
      <summary
        className={buttonClasses({
          kind: 'white',
          className:
            'min-h-12! shrink-0 cursor-pointer list-none px-3! [&::-webkit-details-marker]:hidden [[open]>&]:bg-paper-100',
        })}
      >
        {count === 0 && <Icon of="sliders-horizontal" size={18} />}
        <span className="max-[21.875rem]:sr-only">Filtros</span>
        {/* In place of the icon, so that the placeholder beside it stays whole. */}
        {count > 0 && (
          <span className="grid size-[1.375rem] place-items-center rounded-pill bg-petrol-600 text-small text-white">
            {count}
            <span className="sr-only"> {count === 1 ? 'activo' : 'activos'}</span>
          </span>
        )}
      </summary>
      <div className="grid grid-cols-2 gap-2.5 max-[21.875rem]:grid-cols-1 md:flex">{children}</div>
    </details>
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
        className="field-box appearance-none truncate pr-8 max-md:pl-3 md:pr-10"
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
