import { Link } from 'react-router'
import { type CatalogueFilters, catalogueSearch } from '#catalogue/domain/catalogue-filters.ts'
import { CATALOGUE_ORDERS } from '#catalogue/domain/catalogue-order.ts'
import { ORDER_LABELS } from '#catalogue/wording/catalogue.ts'
import { buttonClasses } from '#platform/ui/basics/button-classes.ts'
import { Icon } from '#platform/ui/basics/icon.tsx'

/** The sort order on phones: a popover with links. */
export function SortMenu({ filters }: { filters: CatalogueFilters }) {
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
