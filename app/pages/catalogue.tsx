import { useRef } from 'react'
import { originContext, servicesContext } from '#app/services.ts'
import { catalogueMeta, cataloguePageTexts } from '#content/catalogue-page.ts'
import { bogotaDate } from '#domain/bogota-time.ts'
import { isSlotPast } from '#domain/bookings/free-hours.ts'
import { plainText } from '#domain/plain-text.ts'
import { catalogueCursorText } from '#domain/technicians/catalogue-cursor.ts'
import {
  CATALOGUE_PAGE_SIZE,
  type CatalogueFilters,
  catalogueSearch,
} from '#domain/technicians/catalogue-filters.ts'
import { catalogueFiltersFrom, cataloguePositionFrom } from '#domain/technicians/catalogue-query.ts'
import { listCatalogueCities } from '#persistence/catalogue/catalogue.server.ts'
import { searchCatalogue } from '#persistence/catalogue/search-catalogue.server.ts'
import { CatalogueHero } from '#ui/catalogue/catalogue-hero.tsx'
import { CatalogueResults } from '#ui/catalogue/catalogue-results.tsx'
import { FilterBar } from '#ui/catalogue/filter-bar.tsx'
import { FilterPanel } from '#ui/catalogue/filter-panel.tsx'
import { TradeRow } from '#ui/catalogue/trade-row.tsx'
import { FailureView } from '#ui/layout/failure-view.tsx'
import type { Route } from './+types/catalogue'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, now: clock, isHoliday } = context.get(servicesContext)
  const { searchParams } = url
  const now = clock()
  const moment = { now, isHoliday }
  const requested = catalogueFiltersFrom(searchParams)
  const cursor = cataloguePositionFrom(searchParams)
  const [cityRows, found] = await Promise.all([
    listCatalogueCities(db),
    searchCatalogue(db, requested, moment, { cursor, size: CATALOGUE_PAGE_SIZE }),
  ])
  const cities = cityRows.map(({ ciudad }) => ciudad)
  // The city as it is stored, whatever the case and accents of the URL.
  const ciudad =
    cities.find(city => plainText(city) === plainText(requested.ciudad ?? '')) ?? requested.ciudad
  const filters = { ...requested, ciudad }
  const { tally, prices, report } = found
  const texts = cataloguePageTexts(filters, tally.count)
  return {
    filters,
    cities,
    tally,
    prices: { min: prices.min, max: prices.max },
    priceBars: prices.histogram,
    technicians: found.technicians,
    next:
      found.nextCursor &&
      catalogueSearch(
        { ...filters, q: report.correction ?? filters.q },
        catalogueCursorText(found.nextCursor),
      ),
    report,
    fromStart: cursor === null,
    hourPassed: isHourPassed(filters, now),
    today: bogotaDate(now),
    heading: texts.heading,
    text: texts.text,
    meta: catalogueMeta({ ...texts, indexed: texts.indexed && cursor === null }, context.get(originContext)),
  }
}

/** Built on the server, so that its code stays out of the browser. */
export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData?.meta ?? [{ title: 'Algo salió mal · TecniYa' }, { name: 'robots', content: 'noindex' }]

export default function Catalogue({ loaderData }: Route.ComponentProps) {
  const { filters, cities, prices, priceBars, tally, today, technicians, next } = loaderData
  const results = useRef<HTMLElement>(null)
  return (
    <>
      <CatalogueHero heading={loaderData.heading} text={loaderData.text} />
      <TradeRow filters={filters} />
      <FilterBar filters={filters} />
      <div className="container-page gap-x-8 pt-5 md:grid md:grid-cols-[17.5rem_minmax(0,1fr)] md:pt-8 lg:grid-cols-[18.75rem_minmax(0,1fr)]">
        <FilterPanel
          applied={filters}
          options={{ cities, prices, priceBars, today }}
          tally={tally}
          onApply={() => scrollUpTo(results.current)}
        />
        <section ref={results} aria-label="Técnicos" className="min-w-0 scroll-mt-14">
          <CatalogueResults
            page={{ technicians, next }}
            filters={filters}
            tally={tally}
            today={today}
            report={loaderData.report}
            fromStart={loaderData.fromStart}
            hourPassed={loaderData.hourPassed}
          />
        </section>
      </div>
    </>
  )
}

/** Section 8: the message and a button to try again. */
export function ErrorBoundary() {
  return <FailureView />
}

function isHourPassed({ fecha, hora }: CatalogueFilters, now: Date): boolean {
  return fecha !== null && hora !== null && isSlotPast({ date: fecha, hour: hora }, now)
}

/** Scrolls only when the top of the results is above the viewport. */
function scrollUpTo(results: HTMLElement | null) {
  if (results && results.getBoundingClientRect().top < 0) results.scrollIntoView()
}
