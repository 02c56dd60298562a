import type { ReactNode } from 'react'
import { Link, useNavigation } from 'react-router'
import { type CatalogueFilters, catalogueSearch } from '#catalogue/domain/catalogue-filters.ts'
import { TechnicianGrid } from '#catalogue/ui/card/technician-grid.tsx'
import {
  type CataloguePage,
  type CataloguePages,
  LoadMore,
  useCataloguePages,
} from '#catalogue/ui/catalogue-pages.tsx'
import { ChipList } from '#catalogue/ui/search-chips.tsx'
import { NO_MATCHES, NOBODY_FOUND, NOBODY_PUBLISHED } from '#catalogue/wording/catalogue-texts.ts'
import type { SearchChip } from '#catalogue/wording/search-chips.ts'
import type { NobodyFound, OfferedTrade, SearchSummary } from '#catalogue/wording/search-summary.ts'
import type { Tally } from '#platform/domain/lists.ts'
import { ButtonLink, TextLink } from '#platform/ui/basics/button.tsx'
import { EmptyState } from '#platform/ui/basics/empty-state.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { useDelayedFlag, useLazyModule, useReservedHeight } from '#platform/ui/hooks/loading-hooks.ts'
import { showingText, tallyFigure } from '#platform/wording/counts.ts'
import { TRADE_LOOKS } from '#technicians/ui/trade-looks.ts'

interface CatalogueResultsProps extends Omit<NoResultsProps, 'filtered'> {
  page: CataloguePage
  filters: CatalogueFilters
  tally: Tally
  today: string
  chips: readonly SearchChip[]
  /** How the search was relaxed or corrected; null when it was not. */
  message: string | null
  /** Another trade that may be meant; null where the trade is clear. */
  second: SearchSummary['second']
  fromStart: boolean
  /** Of a search that found nobody in its place. */
  offer: ReactNode
  /** Of the trade, below who does it. */
  usualPrice: ReactNode
}

const GRID = 'mt-4 grid gap-3.5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-4.5'
const BELOW_TEXT = 'max-md:mt-2.5'
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
      <ResultsHeading shown={technicians.length} tally={tally} q={filters.q} message={props.message} />
      {props.second && (
        <p className="-my-1">
          <TextLink to={`/tecnicos${props.second.search}`}>{props.second.text}</TextLink>
        </p>
      )}
      <SearchChips chips={props.chips} />
      {!props.fromStart && (
        <p className="mt-2">
          <TextLink to={`/tecnicos${catalogueSearch(filters)}`}>Volver al principio de la lista</TextLink>
        </p>
      )}
      {technicians.length === 0 ? (
        <>
          {props.offer}
          <div className="mt-4">
            <NoResults
              filtered={catalogueSearch(filters) !== ''}
              noHour={props.noHour}
              nobody={props.nobody}
            />
          </div>
        </>
      ) : (
        <>
          {props.offer}
          <TechnicianGrid
            technicians={technicians}
            today={today}
            className={filters.q === '' ? GRID : `${GRID} ${BELOW_TEXT}`}
            photoSizes={PHOTO_SIZES}
            eagerCount={EAGER_PHOTOS}
            entrance={!pages.restored}
          />
          {props.usualPrice && <div className="mt-5">{props.usualPrice}</div>}
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

interface ResultsHeadingProps {
  shown: number
  tally: Tally
  q: string
  message: string | null
}

/**
 * How many are shown, for which text, and how it was relaxed; a live region for screen readers. On phones a very long text
 * is cut to one line: the search box above holds it.
 */
function ResultsHeading({ shown, tally, q, message }: ResultsHeadingProps) {
  return (
    <div role="status" className={`text-ink-600 ${q === '' ? 'text-body' : 'text-support md:text-body'}`}>
      <h2 className="inline font-bold text-nowrap text-ink-900">
        {shown === 0 ? NO_MATCHES : showingText(shown)}
      </h2>
      {shown > 0 && shown < tally.count && <p className="inline"> de {tallyFigure(tally)}</p>}
      {q !== '' && (
        <span>
          {' '}
          · Filtrado por:{' '}
          <span className={`wrap-anywhere ${q.length > 60 ? 'max-md:block max-md:truncate' : ''}`}>
            "{q}"{message && '.'}
          </span>
        </span>
      )}
      {message && <p className="inline font-semibold text-petrol-700"> {message}</p>}
    </div>
  )
}

/** What was understood or chosen, then what may be added. On phones the bar above holds them. */
function SearchChips({ chips }: { chips: readonly SearchChip[] }) {
  if (chips.length === 0) return null
  const hasBoth = new Set(chips.map(({ state }) => state === 'offered')).size === 2
  return (
    <div className="-m-1.5 mt-1.5 hidden flex-wrap items-center gap-x-7 gap-y-2 overflow-hidden p-1.5 md:flex">
      <ChipList chips={chips} className={ROW} />
      <ChipList chips={chips} offered className={hasBoth ? `${ROW} ${LINE_BEFORE}` : ROW} />
    </div>
  )
}

const ROW = 'relative flex flex-wrap gap-2'
/** At the beginning of a row it lies outside of the visible part. */
const LINE_BEFORE =
  'before:absolute before:top-2.5 before:-left-3.5 before:h-6 before:w-px before:bg-paper-300'

interface NoResultsProps {
  filtered: boolean
  /** Why nobody is free at the requested time; null without one. */
  noHour: string | null
  /** Why the words of the search found nobody; null when the filters did. */
  nobody: NobodyFound | null
}

/** No technician matches the filters; without filters, none is published. */
function NoResults({ filtered, noHour, nobody }: NoResultsProps) {
  const reason = nobody ? <Reason text={nobody.text} /> : noHour
  return (
    <div className="rounded-16 border border-paper-200 bg-white py-2 shadow-1">
      {filtered || nobody ? (
        <EmptyState drawing="closed-window" title={NOBODY_FOUND.title} text={reason ?? NOBODY_FOUND.text}>
          {nobody && nobody.trades.length > 0 && <Trades trades={nobody.trades} />}
          {reason && <p className="mb-3 w-full text-ink-600">{NOBODY_FOUND.text}</p>}
          <ButtonLink to="/tecnicos" replace preventScrollReset>
            {NOBODY_FOUND.clearLabel}
          </ButtonLink>
        </EmptyState>
      ) : (
        <EmptyState
          drawing="coffee-on-the-sill"
          title={NOBODY_PUBLISHED.title}
          text={NOBODY_PUBLISHED.text}
        />
      )}
    </div>
  )
}

function Reason({ text: { before, words, after } }: { text: NobodyFound['text'] }) {
  return (
    <>
      {before}
      <strong className="font-bold wrap-anywhere text-ink-900">{words}</strong>
      {after}
    </>
  )
}

function Trades({ trades }: { trades: readonly OfferedTrade[] }) {
  return (
    <ul aria-label="Oficios parecidos" className="mb-4 w-full max-w-md border-t border-paper-300 text-left">
      {trades.map(({ trade, countText, search }) => (
        <li key={trade} className="border-b border-paper-300">
          <Link
            to={`/tecnicos${search}`}
            className="flex min-h-16 items-center gap-3 px-1 py-2 hover:bg-petrol-50"
          >
            <span className="grid size-[2.625rem] shrink-0 place-items-center rounded-12 bg-petrol-50 text-petrol-600">
              <Icon of={TRADE_LOOKS[trade].icon} />
            </span>
            <span className="min-w-0 flex-1">
              <span className="block text-label font-bold">{trade}</span>
              {countText && <span className="block text-support text-ink-600">{countText}</span>}
            </span>
            <Icon of="arrow-right" size={18} className="mr-1 text-petrol-600" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
