import { useNavigation } from 'react-router'
import type { SearchReport } from '#domain/search/search-report.ts'
import type { Tally } from '#domain/tally.ts'
import { type CatalogueFilters, catalogueSearch } from '#domain/technicians/catalogue-filters.ts'
import { Message } from '#ui/basics/message.tsx'
import { TextLink } from '#ui/basics/text-link.tsx'
import type { CataloguePage } from '#ui/catalogue/catalogue-pages.ts'
import { LoadMore } from '#ui/catalogue/load-more.tsx'
import { NoResults } from '#ui/catalogue/no-results.tsx'
import { ResultsHeading } from '#ui/catalogue/results-heading.tsx'
import { useCataloguePages } from '#ui/catalogue/use-catalogue-pages.ts'
import { useDelayedFlag } from '#ui/hooks/use-delayed-flag.ts'
import { useLazyModule } from '#ui/hooks/use-lazy-module.ts'
import { TechnicianGrid } from '#ui/technicians/technician-grid.tsx'
import { correctionText } from '#wording/catalogue.ts'

interface CatalogueResultsProps {
  page: CataloguePage
  filters: CatalogueFilters
  tally: Tally
  today: string
  /** What the text was understood to mean. */
  report: SearchReport
  fromStart: boolean
  /** The requested hour is in the past. */
  hourPassed: boolean
}

const GRID = 'mt-4 grid gap-3.5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-4.5'
const PHOTO_SIZES = '(width >= 80rem) 16.5rem, (width >= 56.25rem) 30vw, 45vw'
const EAGER_PHOTOS = 3
const SKELETON_DELAY_MS = 120

export function CatalogueResults(props: CatalogueResultsProps) {
  const { page, filters, tally, today, report, fromStart } = props
  const pages = useCataloguePages(page)
  const loading = useIsLoading()
  const showSkeleton = useDelayedFlag(loading, SKELETON_DELAY_MS)
  const skeletons = useLazyModule(loading, () => import('#ui/layout/page-skeletons.tsx'))
  if (showSkeleton)
    return (
      <div aria-busy="true">
        <p role="status" className="font-bold">
          Buscando técnicos…
        </p>
        {skeletons && <skeletons.TechnicianGridSkeleton className={GRID} />}
      </div>
    )
  const { technicians } = pages
  const filtered = catalogueSearch(filters) !== ''
  return (
    <>
      <ResultsHeading shown={technicians.length} filters={filters} />
      {report.correction && (
        <div className="mt-3">
          <Message kind="info">{correctionText(filters.q, report.correction)}</Message>
        </div>
      )}
      {!fromStart && (
        <p className="mt-2">
          <TextLink to={`/tecnicos${catalogueSearch(filters)}`}>Volver al principio de la lista</TextLink>
        </p>
      )}
      {technicians.length === 0 ? (
        <div className="mt-4">
          <NoResults filtered={filtered} hourPassed={props.hourPassed} />
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
          <LoadMore pages={pages} tally={tally} fromStart={fromStart} />
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
