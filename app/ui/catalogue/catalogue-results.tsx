import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import type { Tally } from '#domain/tally.ts'
import { type CatalogueFilters, catalogueSearch } from '#domain/technicians/catalogue-filters.ts'
import { Message } from '#ui/basics/message.tsx'
import { TextLink } from '#ui/basics/text-link.tsx'
import { LoadMore } from '#ui/catalogue/load-more.tsx'
import type { CataloguePage } from '#ui/catalogue/loaded-pages.ts'
import { NoResults } from '#ui/catalogue/no-results.tsx'
import { ResultsHeading } from '#ui/catalogue/results-heading.tsx'
import { useLoadedPages } from '#ui/catalogue/use-loaded-pages.ts'
import { useLazyModule } from '#ui/hooks/use-lazy-module.ts'
import { TechnicianGrid } from '#ui/technicians/technician-grid.tsx'
import { correctionText } from '#wording/catalogue.ts'

interface CatalogueResultsProps {
  page: CataloguePage
  filters: CatalogueFilters
  tally: Tally
  today: string
  /** What was looked for instead, when nothing matched the text. */
  correction: string | null
  fromStart: boolean
  /** Nobody can be free any more at the hour asked for. */
  hourPassed: boolean
}

const GRID = 'mt-4 grid gap-3.5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-4.5'
const PHOTO_SIZES = '(width >= 80rem) 16.5rem, (width >= 56.25rem) 30vw, 45vw'
const FIRST_SCREEN = 3

export function CatalogueResults(props: CatalogueResultsProps) {
  const { page, filters, tally, today, correction, fromStart } = props
  const pages = useLoadedPages(page)
  const { loading, busy } = useLoading()
  const outlines = useLazyModule(loading, () => import('#ui/layout/outlines.tsx'))
  if (busy)
    return (
      <div aria-busy="true">
        <p role="status" className="font-bold">
          Buscando técnicos…
        </p>
        {outlines && <outlines.TechnicianGridSkeleton className={GRID} />}
      </div>
    )
  const { technicians } = pages
  const filtered = catalogueSearch(filters) !== ''
  return (
    <>
      <ResultsHeading shown={technicians.length} filters={filters} />
      {correction && (
        <div className="mt-3">
          <Message kind="info">{correctionText(filters.q, correction)}</Message>
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
            eagerCount={FIRST_SCREEN}
            entrance={!pages.restored}
          />
          <LoadMore pages={pages} tally={tally} fromStart={fromStart} />
        </>
      )}
    </>
  )
}

/** An answer that is quick enough replaces the list without a flicker. */
const FLICKER_MS = 120

/** Other filters are on their way, and so long that it shows. */
function useLoading(): { loading: boolean; busy: boolean } {
  const { state, location } = useNavigation()
  const [slow, setSlow] = useState(false)
  const loading = state === 'loading' && location.pathname === '/tecnicos'
  useEffect(() => {
    if (!loading) return setSlow(false)
    const timer = setTimeout(() => setSlow(true), FLICKER_MS)
    return () => clearTimeout(timer)
  }, [loading])
  return { loading, busy: loading && slow }
}
