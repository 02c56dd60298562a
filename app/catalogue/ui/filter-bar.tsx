import { Link } from 'react-router'
import {
  CATALOGUE_ORDERS,
  type CatalogueFilters,
  catalogueSearch,
} from '#catalogue/domain/catalogue-filters.ts'
import { FILTER_SHEET_ID } from '#catalogue/ui/filter-panel.tsx'
import { ORDER_LABELS } from '#catalogue/wording/catalogue.ts'
import { Button, buttonClasses } from '#platform/ui/basics/button.tsx'
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

/** The sort order on phones: a popover with links. */
function SortMenu({ filters }: { filters: CatalogueFilters }) {
  return (
    <>
      <button
        type="button"
        popoverTarget="orden"
        className={buttonClasses({ kind: 'white', wide: true, className: 'sort-anchor px-2.5!' })}
      >
        <span className="sr-only">Ordenar por: </span>
        {ORDER_LABELS[filters.orden]}
        <Icon of="chevron-down" size={16} className="chevron transition-[rotate]" />
      </button>
      <div id="orden" popover="auto" className="menu sort-menu pops">
        <ul className="p-2">
          {CATALOGUE_ORDERS.map(orden => (
            <li key={orden}>
              <Link
                to={`/tecnicos${catalogueSearch({ ...filters, orden })}`}
                replace
                preventScrollReset
                aria-current={orden === filters.orden ? 'true' : undefined}
                className="flex min-h-11 items-center justify-between gap-3 rounded-8 px-3 font-semibold hover:bg-petrol-50"
              >
                {ORDER_LABELS[orden]}
                {orden === filters.orden && <Icon of="check" size={18} className="text-petrol-600" />}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
