import { Link } from 'react-router'
import { type PanelQuery, panelQueryText } from '#moderation/domain/panel-query.ts'
import type { WorklistFilter } from '#moderation/domain/worklist.ts'
import { tallyText } from '#moderation/wording/moderation.ts'
import { FILTER_LABELS, orderText } from '#moderation/wording/worklist.ts'
import type { Tally } from '#platform/domain/tally.ts'
import { Icon } from '#platform/ui/basics/icon.tsx'

interface WorklistFiltersProps {
  view: PanelQuery
  /** Everybody, without a filter. */
  all: Tally
  tallies: readonly (readonly [WorklistFilter, Tally])[]
}

/** What waits, one filter at a time, and the order of the list. */
export function WorklistFilters({ view, all, tallies }: WorklistFiltersProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <nav
        aria-label="Filtros"
        className="-mx-(--gutter) flex max-w-[100vw] gap-2 overflow-x-auto px-(--gutter) py-1 [scrollbar-width:none] md:mx-0 md:flex-wrap md:overflow-visible md:px-0 md:py-0"
      >
        <Pill view={view} filter={null} tally={all} />
        {tallies.map(([filter, tally]) => (
          <Pill key={filter} view={view} filter={filter} tally={tally} />
        ))}
      </nav>
      <p className="flex items-center gap-1.5 text-support text-ink-600">
        <Icon of="arrow-down" size={16} />
        {orderText(view.tab, view.filtro, view.q !== '')}
      </p>
    </div>
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
