import {
  CATALOGUE_ORDERS,
  type CatalogueFilters,
  catalogueSearch,
} from '#catalogue/domain/catalogue-filters.ts'
import { FILTER_SHEET_ID } from '#catalogue/ui/filter-panel.tsx'
import { RowMenu } from '#catalogue/ui/row-menu.tsx'
import { ChipList, chipClasses } from '#catalogue/ui/search-chips.tsx'
import { type TradeChoice, TradeMenu } from '#catalogue/ui/trade-row.tsx'
import { ORDER_LABELS } from '#catalogue/wording/catalogue.ts'
import type { SearchChip } from '#catalogue/wording/search-chips.ts'
import { Button } from '#platform/ui/basics/button.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'

interface FilterBarProps extends TradeChoice {
  chips: readonly SearchChip[]
  /** How many filters narrow the list, those of the text too. */
  count: number
}

/**
 * On narrow screens, one row that scrolls: the button that opens the filter sheet, what was understood or chosen, the sort
 * menu and what may be added. The trade has a menu with a search, a row of its own otherwise.
 */
export function FilterBar({ chips, count, ...choice }: FilterBarProps) {
  const { filters, understood } = choice
  const chosen = filters.esp ?? understood
  const others = chips.filter(({ trade }) => trade === null || trade !== chosen)
  return (
    <div className="relative flex gap-1.5 overflow-x-auto border-b border-paper-200 bg-white px-(--gutter) py-2 [scrollbar-width:none] md:hidden">
      <FiltersButton count={count} className="shrink-0 px-2.5! text-support!" />
      {filters.q !== '' && <TradeMenu {...choice} />}
      <ChipList chips={others} className="flex shrink-0 gap-1.5" />
      <SortMenu filters={filters} className={chipClasses('offered')} />
      <ChipList chips={others} offered className="flex shrink-0 gap-1.5" />
    </div>
  )
}

function FiltersButton({ count, className }: { count: number; className: string }) {
  return (
    <Button kind="white" popoverTarget={FILTER_SHEET_ID} className={className}>
      {count === 0 && <Icon of="sliders-horizontal" size={18} />}
      Filtros
      {count > 0 && (
        <span className="grid size-[1.375rem] place-items-center rounded-pill bg-petrol-600 text-small text-white">
          {count}
          <span className="sr-only"> {count === 1 ? 'activo' : 'activos'}</span>
        </span>
      )}
    </Button>
  )
}

function SortMenu({ filters, className }: { filters: CatalogueFilters; className: string }) {
  return (
    <RowMenu
      id="orden"
      title="Ordenar por"
      label={ORDER_LABELS[filters.orden]}
      links={CATALOGUE_ORDERS.map(orden => ({
        label: ORDER_LABELS[orden],
        search: catalogueSearch({ ...filters, orden }),
        current: orden === filters.orden,
      }))}
      className={className}
    />
  )
}
