import { Suspense, useRef } from 'react'
import { replace, type ShouldRevalidateFunctionArgs } from 'react-router'
import { originContext, type Services, servicesContext } from '#app/services.ts'
import type { CatalogueAnswer } from '#catalogue/domain/catalogue-answer.ts'
import { catalogueCursorText, cataloguePositionFrom } from '#catalogue/domain/catalogue-cursor.ts'
import {
  CATALOGUE_PAGE_SIZE,
  type CatalogueFilters,
  catalogueSearch,
  type PriceRange,
  pricesWithin,
  shownHistogram,
} from '#catalogue/domain/catalogue-filters.ts'
import { catalogueFiltersFrom, unknownSpecialtyFrom } from '#catalogue/domain/catalogue-filters-from.ts'
import { placesFor, placesText } from '#catalogue/domain/catalogue-places.ts'
import { searchedWork } from '#catalogue/domain/search/described-work.ts'
import { areaNamed } from '#catalogue/domain/search/places/place-lookup.ts'
import { withUnderstood } from '#catalogue/domain/search/search-parts.ts'
import { isPlaceUnderstood, searchedDemand } from '#catalogue/domain/searched-demand.ts'
import { alertOffer, answerAlert } from '#catalogue/pages/alert-form.server.ts'
import { answerHeart } from '#catalogue/pages/heart-form.server.ts'
import { listFavouriteIds } from '#catalogue/persistence/favourites.server.ts'
import { listNearestTrades } from '#catalogue/persistence/nearest.server.ts'
import { SearchedWork } from '#catalogue/ui/card/searched-work.ts'
import { CatalogueHero } from '#catalogue/ui/catalogue-hero.tsx'
import { CatalogueResults } from '#catalogue/ui/catalogue-results.tsx'
import { FilterBar } from '#catalogue/ui/filter-bar.tsx'
import { FilterPanel } from '#catalogue/ui/filter-panel.tsx'
import { heartOrFailure, KeptTechnicians } from '#catalogue/ui/heart.tsx'
import { TradeRow } from '#catalogue/ui/trade-row.tsx'
import { searchCatalogue } from '#catalogue/use-cases/search-catalogue.server.ts'
import { noHourText } from '#catalogue/wording/catalogue.ts'
import { catalogueMeta, cataloguePageTexts } from '#catalogue/wording/catalogue-page.ts'
import { searchSummary } from '#catalogue/wording/search-summary.ts'
import { ASK_ALERT } from '#demand/domain/search-alert.ts'
import { reportDemand } from '#demand/http/report-demand.server.ts'
import type { AlertAnswer } from '#demand/ui/alert-offer.tsx'
import { ALERT_REFUSALS } from '#demand/wording/outcomes.ts'
import { worksOfTrades } from '#guarantee/domain/covered-works.ts'
import { mentionedWorks } from '#guarantee/pages/covered-works.server.ts'
import { GuaranteeLine } from '#guarantee/ui/guarantee-first.tsx'
import { viewerContext } from '#guards/viewer.server.ts'
import { plainText } from '#platform/domain/plain-text.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import { formOf } from '#platform/http/request-form.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { Message } from '#platform/ui/basics/message.tsx'
import { actionFallback } from '#platform/ui/basics/page-actions.ts'
import { FailureView } from '#platform/ui/frame/failure-view.tsx'
import { lazyPart } from '#platform/ui/hooks/lazy-part.ts'
import { formRefusal } from '#platform/wording/form-answer.ts'
import { pricesPath } from '#prices/domain/price-paths.ts'
import { findPriceOfSearch } from '#prices/persistence/usual-prices.server.ts'
import { UsualPriceLink } from '#prices/ui/usual-price-box.tsx'
import { priceInWords } from '#prices/wording/usual-prices.ts'
import { isSlotPast } from '#technicians/domain/free-hours.ts'
import { LAST_HOUR } from '#technicians/domain/hours.ts'
import type { SpecialtyLabel } from '#technicians/domain/specialties.ts'
import type { Route } from './+types/catalogue'

export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { db, now: clock, isHoliday, cataloguePlaces, catalogueWords } = services
  const { searchParams } = url
  const now = clock()
  const today = bogotaDate(now)
  const moment = { now, isHoliday }
  const requested = catalogueFiltersFrom(searchParams)
  const unknownTrade = unknownSpecialtyFrom(searchParams)
  const cursor = cataloguePositionFrom(searchParams)
  const viewer = context.get(viewerContext)
  const [places, kept, works, answer] = await Promise.all([
    cataloguePlaces.list(),
    viewer ? listFavouriteIds(db, viewer.uid) : [],
    mentionedWorks(services, viewer),
    unknownTrade === null
      ? searchCatalogue(db, requested, moment, {
          cursor,
          size: CATALOGUE_PAGE_SIZE,
          places: cataloguePlaces,
          words: catalogueWords,
        })
      : answerUnknownTrade(db, unknownTrade),
  ])
  const { technicians, nextCursor, tally, prices, report } = answer
  // As it is stored, whatever the case and accents of the URL or the account.
  const storedCity = (city: string) =>
    places.find(({ ciudad }) => plainText(ciudad) === plainText(city))?.ciudad
  const ciudad = storedCity(requested.ciudad ?? '') ?? requested.ciudad
  const lugar = requested.lugar && areaNamed(requested.lugar, ciudad).label
  const filters = { ...requested, ciudad, lugar }
  if (cursor === null) keepPricesWithin(filters, prices)
  const understood = withUnderstood(filters, report)
  const applied = { ...understood, ciudad: storedCity(understood.ciudad ?? '') ?? understood.ciudad }
  const demand =
    cursor === null && unknownTrade === null
      ? searchedDemand(filters, { report, found: tally.count, today })
      : null
  reportDemand(context, demand)
  const isPlaceKnown = demand !== null && isPlaceUnderstood(filters, report, demand)
  const accountCity = storedCity(viewer?.ciudad ?? '') ?? null
  const search = searchSummary(filters, report, {
    found: tally.count,
    firstCity: technicians[0]?.ciudad,
    unknownTrade,
    today,
    isTodayOver: isSlotPast({ date: today, hour: LAST_HOUR }, now),
    accountCity,
  })
  const searched = searchedWork(filters, report.parts)
  const texts = cataloguePageTexts(filters, tally.count, search)
  return {
    filters,
    applied,
    tally,
    options: {
      places: placesText(placesFor(answer.places ?? places, accountCity)),
      prices: { min: prices.min, max: prices.max },
      priceBars: shownHistogram(prices.histogram),
      today,
    },
    technicians,
    kept: [...kept],
    next:
      nextCursor &&
      catalogueSearch({ ...filters, q: report.correction ?? filters.q }, catalogueCursorText(nextCursor)),
    search,
    searched,
    alert: await alertOffer(db, viewer, { demand, isPlaceKnown }),
    covered: worksOfTrades(works, searched.trades).slice(0, 1),
    usual: await readUsualPrice(services, searched.trades, applied),
    fromStart: cursor === null,
    noHour: noHourText(applied, report.nextDay, now),
    heading: texts.heading,
    text: texts.text,
    meta: catalogueMeta({ ...texts, indexed: texts.indexed && cursor === null }, context.get(originContext)),
  }
}

/** D73: of one trade in one city. The list does without it. */
async function readUsualPrice(
  services: Services,
  [trade, ...others]: readonly SpecialtyLabel[],
  { ciudad, q }: CatalogueFilters,
) {
  const to = trade && ciudad && others.length === 0 ? pricesPath(trade, ciudad) : null
  if (!trade || !ciudad || to === null) return null
  const price = await findPriceOfSearch(services, { trade, ciudad, text: q }).catch(error => {
    services.log.warn({ err: error }, 'the usual price of a search could not be read')
    return null
  })
  return price && { to, ciudad: price.ciudad, price: priceInWords(price) }
}

/** An `esp` that names no trade lists nobody and offers the nearest trades. */
async function answerUnknownTrade(db: Db, esp: string): Promise<CatalogueAnswer> {
  const nearestTrades = await listNearestTrades(db, [esp], null)
  return {
    technicians: [],
    nextCursor: null,
    tally: { count: 0, more: false },
    prices: { min: 0, max: 0, histogram: [] },
    places: null,
    report: {
      parts: [],
      closeSecond: null,
      correction: null,
      dropped: [],
      unknownPlace: null,
      nearestCity: null,
      unknownWords: [esp],
      nearestTrades,
      nextDay: null,
    },
  }
}

/** Section 5: prices outside the range of what matches the other filters are brought inside, in the URL too. */
function keepPricesWithin(filters: CatalogueFilters, range: PriceRange) {
  const { minPrecio, maxPrecio } = pricesWithin(filters, range)
  if (minPrecio !== filters.minPrecio || maxPrecio !== filters.maxPrecio)
    throw replace(`/tecnicos${catalogueSearch({ ...filters, minPrecio, maxPrecio })}`)
}

export async function action(args: Route.ActionArgs) {
  const { act } = await formOf(args.request.clone(), ['act'])
  return act === ASK_ALERT ? answerAlert(args) : answerHeart(args)
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  if (form.get('act') !== ASK_ALERT) return heartOrFailure(request.clone(), serverAction())
  return actionFallback(serverAction(), {
    asked: null,
    askRefusal: formRefusal(ALERT_REFUSALS['alert-not-saved'][1], {}),
  } satisfies AlertAnswer)
}

/** A heart changes nothing else here: the search is not repeated. */
export const shouldRevalidate = ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formMethod !== 'POST' && defaultShouldRevalidate

/** Built on the server, so that its code stays out of the browser. */
export const handle = { footer: 'whole' }

// A script of its own: most searches find somebody.
const AlertOffer = lazyPart(() => import('#demand/ui/alert-offer.tsx').then(({ AlertOffer }) => AlertOffer))

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData?.meta ?? [{ title: 'Algo salió mal · TecniYa' }, { name: 'robots', content: 'noindex' }]

export default function Catalogue({ loaderData, actionData }: Route.ComponentProps) {
  const { filters, options, tally, technicians, next, search } = loaderData
  const trade = { filters, understood: search.trade, otherText: search.otherText }
  const results = useRef<HTMLElement>(null)
  return (
    <>
      <CatalogueHero heading={loaderData.heading} text={loaderData.text} searched={filters.q !== ''} />
      <TradeRow {...trade} />
      <FilterBar {...trade} chips={search.chips} count={search.filterCount} />
      <div
        className={`container-page gap-x-8 md:grid ${filters.q === '' ? 'pt-5' : 'pt-3.5'} md:grid-cols-[17.5rem_minmax(0,1fr)] md:pt-8 lg:grid-cols-[18.75rem_minmax(0,1fr)]`}
      >
        <FilterPanel
          filters={filters}
          applied={loaderData.applied}
          options={options}
          written={search.written}
          tally={tally}
          onApply={() => scrollUpTo(results.current)}
        />
        <section ref={results} aria-label="Técnicos" className="min-h-svh min-w-0 scroll-mt-14">
          <SearchedWork value={loaderData.searched}>
            <KeptTechnicians value={loaderData.kept}>
              {loaderData.covered.length > 0 && (
                <div className="mb-4">
                  <GuaranteeLine works={loaderData.covered} today={options.today} />
                </div>
              )}
              {actionData && 'refusal' in actionData && actionData.refusal && (
                <Message kind="error">{actionData.refusal}</Message>
              )}
              <CatalogueResults
                page={{ technicians, next }}
                filters={filters}
                tally={tally}
                today={options.today}
                chips={search.chips}
                message={search.message}
                second={search.second}
                nobody={search.nobody}
                fromStart={loaderData.fromStart}
                noHour={loaderData.noHour}
                usualPrice={loaderData.usual && <UsualPriceLink {...loaderData.usual} />}
                offer={
                  loaderData.alert && (
                    <Suspense>
                      <AlertOffer
                        offered={loaderData.alert}
                        answered={actionData && 'asked' in actionData ? actionData : null}
                      />
                    </Suspense>
                  )
                }
              />
            </KeptTechnicians>
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

/** Scrolls only when the top of the results is above the viewport. */
function scrollUpTo(results: HTMLElement | null) {
  if (results && results.getBoundingClientRect().top < 0) results.scrollIntoView()
}
