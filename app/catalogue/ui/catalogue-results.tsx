import { useNavigation } from 'react-router'
import { type CatalogueFilters, catalogueSearch } from '#catalogue/domain/catalogue-filters.ts'
import { TechnicianGrid } from '#catalogue/ui/card/technician-grid.tsx'
import type { CataloguePage } from '#catalogue/ui/catalogue-pages.ts'
import { LoadMore } from '#catalogue/ui/load-more.tsx'
import { NoResults, type NoResultsProps } from '#catalogue/ui/no-results.tsx'
import { ResultsHeading } from '#catalogue/ui/results-heading.tsx'
import { SearchChips } from '#catalogue/ui/search-chips.tsx'
import { type CataloguePages, useCataloguePages } from '#catalogue/ui/use-catalogue-pages.ts'
import type { SearchChip } from '#catalogue/wording/search-chips.ts'
import type { Tally } from '#platform/domain/tally.ts'
import { Message } from '#platform/ui/basics/message.tsx'
import { TextLink } from '#platform/ui/basics/text-link.tsx'
import { useDelayedFlag } from '#platform/ui/hooks/use-delayed-flag.ts'
import { useLazyModule } from '#platform/ui/hooks/use-lazy-module.ts'
import { useReservedHeight } from '#platform/ui/hooks/use-reserved-height.ts'

interface CatalogueResultsProps extends Omit<NoResultsProps, 'filtered'> {
  page: CataloguePage
  filters: CatalogueFilters
  tally: Tally
  today: string
  chips: readonly SearchChip[]
  /** How the search was relaxed or corrected; null when it was not. */
  message: string | null
  fromStart: boolean
}

const GRID = 'mt-4 grid gap-3.5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-4.5'
const PHOTO_SIZES = '(width >= 80rem) 16.5rem, (width >= 56.25rem) 30vw, 45vw'
const EAGER_PHOTOS = 3
const SKELETON_DELAY_MS = 120

export function CatalogueResults({ page, ...props }: CatalogueResultsProps) {
  const pages = useCataloguePages(page)
  const loading = useIsLoading()
  const reserved = useReservedHeight<HTMLDivElement>(loading)
  const showSkeleton = useDelayedFlag(loading, SKELETON_DELAY_MS)
  const skeleton = useLazyModule(loading, () => import('#catalogue/ui/card/technician-grid-skeleton.tsx'))
  return (
    <div ref={reserved} aria-busy={showSkeleton}>
      {showSkeleton ? (
        <>
          <p role="status" className="font-bold">
            Buscando técnicos…
          </p>
          {skeleton && <skeleton.TechnicianGridSkeleton className={GRID} />}
        </>
      ) : (
        <Results pages={pages} {...props} />
      )}
    </div>
  )
}

interface ResultsProps extends Omit<CatalogueResultsProps, 'page'> {
  pages: CataloguePages
}

function Results({ pages, filters, tally, today, ...props }: ResultsProps) {
  const { technicians } = pages
  return (
    <>
      <ResultsHeading shown={technicians.length} q={filters.q} />
      {props.message && (
        <div className="mt-3">
          <Message kind="info">{props.message}</Message>
        </div>
      )}
      <SearchChips chips={props.chips} />
      {!props.fromStart && (
        <p className="mt-2">
          <TextLink to={`/tecnicos${catalogueSearch(filters)}`}>Volver al principio de la lista</TextLink>
        </p>
      )}
      {technicians.length === 0 ? (
        <div className="mt-4">
          <NoResults filtered={catalogueSearch(filters) !== ''} past={props.past} nobody={props.nobody} />
        </div>
      ) : (
        <>
          <TechnicianGrid
            technicians={technicians}
            today={today}
            className={GRID}
            photoSizes={PHOTO_SIZES}
            eagerCount={EAGER_PHOTOS}
            entrance={!pages.restored}
          />
          <LoadMore pages={pages} tally={tally} fromStart={props.fromStart} />
        </>
      )}
    </>
  )
}

/** True while a navigation to other filters is pending. */
function useIsLoading(): boolean {
  const { state, location } = useNavigation()
  return state === 'loading' && location.pathname === '/tecnicos'
}
