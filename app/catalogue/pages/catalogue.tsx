import { useRef } from 'react'
import { replace } from 'react-router'
import { originContext, servicesContext } from '#app/services.ts'
import type { CatalogueAnswer } from '#catalogue/domain/catalogue-answer.ts'
import { catalogueCursorText, cataloguePositionFrom } from '#catalogue/domain/catalogue-cursor.ts'
import {
  CATALOGUE_PAGE_SIZE,
  type CatalogueFilters,
  catalogueFiltersFrom,
  catalogueSearch,
  type PriceRange,
  pricesWithin,
  unknownSpecialtyFrom,
} from '#catalogue/domain/catalogue-filters.ts'
import { describedWork } from '#catalogue/domain/search/described-work.ts'
import { listCatalogueCities } from '#catalogue/persistence/catalogue-cities.server.ts'
import { listNearestTrades } from '#catalogue/persistence/nearest.server.ts'
import { SearchedWork } from '#catalogue/ui/card/searched-work.ts'
import { CatalogueHero } from '#catalogue/ui/catalogue-hero.tsx'
import { CatalogueResults } from '#catalogue/ui/catalogue-results.tsx'
import { FilterBar } from '#catalogue/ui/filter-bar.tsx'
import { FilterPanel } from '#catalogue/ui/filter-panel.tsx'
import { TradeRow } from '#catalogue/ui/trade-row.tsx'
import { searchCatalogue } from '#catalogue/use-cases/search-catalogue.server.ts'
import { catalogueMeta, cataloguePageTexts } from '#catalogue/wording/catalogue-page.ts'
import { searchSummary } from '#catalogue/wording/search-summary.ts'
import { viewerContext } from '#guards/viewer.server.ts'
import { plainText } from '#platform/domain/plain-text.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { FailureView } from '#site/ui/layout/failure-view.tsx'
import { isSlotPast } from '#technicians/domain/free-hours.ts'
import { LAST_HOUR } from '#technicians/domain/hours.ts'
import type { Route } from './+types/catalogue'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, now: clock, isHoliday } = context.get(servicesContext)
  const { searchParams } = url
  const now = clock()
  const today = bogotaDate(now)
  const moment = { now, isHoliday }
  const requested = catalogueFiltersFrom(searchParams)
  const unknownTrade = unknownSpecialtyFrom(searchParams)
  const cursor = cataloguePositionFrom(searchParams)
  const [cities, answer] = await Promise.all([
    listCatalogueCities(db),
    unknownTrade === null
      ? searchCatalogue(db, requested, moment, { cursor, size: CATALOGUE_PAGE_SIZE })
      : answerUnknownTrade(db, unknownTrade),
  ])
  const { technicians, nextCursor, tally, prices, report } = answer
  // As it is stored, whatever the case and accents of the URL or the account.
  const storedCity = (city: string) => cities.find(stored => plainText(stored) === plainText(city))
  const filters = { ...requested, ciudad: storedCity(requested.ciudad ?? '') ?? requested.ciudad }
  if (cursor === null) keepPricesWithin(filters, prices)
  const texts = cataloguePageTexts(filters, tally.count)
  return {
    filters,
    cities,
    tally,
    prices: { min: prices.min, max: prices.max },
    priceBars: prices.histogram,
    technicians,
    next:
      nextCursor &&
      catalogueSearch({ ...filters, q: report.correction ?? filters.q }, catalogueCursorText(nextCursor)),
    search: searchSummary(filters, report, {
      found: tally.count,
      unknownTrade,
      today,
      isTodayOver: pastPart({ fecha: today, hora: null }, now) !== null,
      accountCity: storedCity(context.get(viewerContext)?.ciudad ?? '') ?? null,
    }),
    work: describedWork(report.parts),
    fromStart: cursor === null,
    past: pastPart(filters, now),
    today,
    heading: texts.heading,
    text: texts.text,
    meta: catalogueMeta({ ...texts, indexed: texts.indexed && cursor === null }, context.get(originContext)),
  }
}

/** An `esp` that names no trade lists nobody and offers the nearest trades. */
async function answerUnknownTrade(db: Db, esp: string): Promise<CatalogueAnswer> {
  const nearestTrades = await listNearestTrades(db, [esp], null)
  return {
    technicians: [],
    nextCursor: null,
    tally: { count: 0, more: false },
    prices: { min: 0, max: 0, histogram: [] },
    report: {
      parts: [],
      correction: null,
      dropped: [],
      nearestCity: null,
      unknownWords: [esp],
      nearestTrades,
    },
  }
}

/** Section 5: prices outside the range of what matches the other filters are brought inside, in the URL too. */
function keepPricesWithin(filters: CatalogueFilters, range: PriceRange) {
  const { minPrecio, maxPrecio } = pricesWithin(filters, range)
  if (minPrecio !== filters.minPrecio || maxPrecio !== filters.maxPrecio)
    throw replace(`/tecnicos${catalogueSearch({ ...filters, minPrecio, maxPrecio })}`)
}

/** Built on the server, so that its code stays out of the browser. */
export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData?.meta ?? [{ title: 'Algo salió mal · TecniYa' }, { name: 'robots', content: 'noindex' }]

export default function Catalogue({ loaderData }: Route.ComponentProps) {
  const { filters, cities, prices, priceBars, tally, today, technicians, next, search } = loaderData
  const results = useRef<HTMLElement>(null)
  return (
    <>
      <CatalogueHero heading={loaderData.heading} text={loaderData.text} />
      <TradeRow filters={filters} understood={search.trade} otherText={search.otherText} />
      <FilterBar filters={filters} count={search.filterCount} />
      <div className="container-page gap-x-8 pt-5 md:grid md:grid-cols-[17.5rem_minmax(0,1fr)] md:pt-8 lg:grid-cols-[18.75rem_minmax(0,1fr)]">
        <FilterPanel
          applied={filters}
          options={{ cities, prices, priceBars, today }}
          tally={tally}
          onApply={() => scrollUpTo(results.current)}
        />
        <section ref={results} aria-label="Técnicos" className="min-h-svh min-w-0 scroll-mt-14">
          <SearchedWork value={loaderData.work}>
            <CatalogueResults
              page={{ technicians, next }}
              filters={filters}
              tally={tally}
              today={today}
              chips={search.chips}
              message={search.message}
              nobody={search.nobody}
              fromStart={loaderData.fromStart}
              past={loaderData.past}
            />
          </SearchedWork>
        </section>
      </div>
    </>
  )
}

/** Section 8: the message and a button to try again. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailureView error={error} />
}

/** What of the requested time has passed: the hour, or the last one of the day. */
function pastPart(
  { fecha, hora }: Pick<CatalogueFilters, 'fecha' | 'hora'>,
  now: Date,
): 'day' | 'hour' | null {
  if (fecha === null || !isSlotPast({ date: fecha, hour: hora ?? LAST_HOUR }, now)) return null
  return hora === null ? 'day' : 'hour'
}

/** Scrolls only when the top of the results is above the viewport. */
function scrollUpTo(results: HTMLElement | null) {
  if (results && results.getBoundingClientRect().top < 0) results.scrollIntoView()
}
