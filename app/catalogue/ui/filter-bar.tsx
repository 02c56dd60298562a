import type { CatalogueFilters } from '#catalogue/domain/catalogue-filters.ts'
import { FILTER_SHEET_ID } from '#catalogue/ui/filter-panel.tsx'
import { SortMenu } from '#catalogue/ui/sort-menu.tsx'
import { Button } from '#platform/ui/basics/button.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'

/** On narrow screens: the button that opens the filter sheet, with the number of active filters, and the sort menu. */
export function FilterBar({ filters, count }: { filters: CatalogueFilters; count: number }) {
  return (
    <div className="container-page grid grid-cols-[auto_minmax(0,1fr)] gap-2 border-b max-[17rem]:grid-cols-1 border-paper-200 py-3 sm:flex sm:justify-between md:hidden">
      <Button kind="white" popoverTarget={FILTER_SHEET_ID} className="px-3! min-[400px]:px-8! sm:min-w-44">
        <Icon of="sliders-horizontal" size={18} />
        Filtros
        {count > 0 && (
          <span className="grid size-[1.375rem] place-items-center rounded-pill bg-petrol-600 text-small text-white">
            {count}
            <span className="sr-only"> {count === 1 ? 'activo' : 'activos'}</span>
          </span>
        )}
      </Button>
      <div className="sm:w-52">
        <SortMenu filters={filters} />
      </div>
    </div>
  )
}
