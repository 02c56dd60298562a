import type { CatalogueFilters } from '#domain/technicians/catalogue-filters.ts'
import { catalogueSearch } from '#domain/technicians/catalogue-filters.ts'
import { RemovableChip } from '#ui/basics/chip.tsx'
import { activeFilters } from '#wording/catalogue.ts'
import { showingText } from '#wording/counts.ts'

interface ResultsHeadingProps {
  shown: number
  filters: CatalogueFilters
}

/** How many are shown and by which filters, as a live region for screen readers. */
export function ResultsHeading({ shown, filters }: ResultsHeadingProps) {
  const active = activeFilters(filters)
  return (
    <>
      <div role="status" className="text-body text-ink-600">
        <h2 className="inline font-bold text-ink-900">{showingText(shown)}</h2>
        {filters.q !== '' && <p className="inline"> · Filtrado por: "{filters.q}"</p>}
      </div>
      {active.length > 0 && (
        <ul
          aria-label="Filtros aplicados"
          className="relative -mx-(--gutter) mt-3 flex gap-2 overflow-x-auto px-(--gutter) py-0.5 [scrollbar-width:none] md:mx-0 md:flex-wrap md:px-0"
        >
          {active.map(({ label, without }) => (
            <li key={label} className="shrink-0">
              <RemovableChip to={`/tecnicos${catalogueSearch(without)}`}>{label}</RemovableChip>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
