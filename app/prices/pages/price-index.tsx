// /precios and /precios/{oficio}: the trades, or the cities of one, with a usual price.
import { data, redirect } from 'react-router'
import { originContext, servicesContext } from '#app/services.ts'
import { catalogueSearch, NO_FILTERS } from '#catalogue/domain/catalogue-filters.ts'
import { specialtyFromSegment } from '#catalogue/domain/landing-paths.ts'
import { LandingHero } from '#catalogue/ui/landing-parts.tsx'
import type { Db } from '#platform/persistence/database.server.ts'
import { ButtonLink } from '#platform/ui/basics/button.tsx'
import { EmptyState } from '#platform/ui/basics/empty-state.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { PageError, pageErrorMeta } from '#platform/ui/frame/page-error.tsx'
import { PRICES_PATH, pricesPath } from '#prices/domain/price-paths.ts'
import type { UsualPrice } from '#prices/domain/usual-price.ts'
import {
  listMostFrequentPrices,
  listPricedCities,
  listUsualPricesOfTrade,
} from '#prices/persistence/usual-prices.server.ts'
import { type PriceEntry, PriceList } from '#prices/ui/price-list.tsx'
import { HowComputed } from '#prices/ui/usual-prices.tsx'
import {
  NO_PRICES_TEXT,
  noPricesTitle,
  pricesCrumbs,
  pricesHeading,
  pricesMeta,
  someCitiesText,
} from '#prices/wording/price-pages.ts'
import { USUAL_SENTENCE, usualRangeText, visitsText } from '#prices/wording/usual-prices.ts'
import { SPECIALTIES, type SpecialtyLabel } from '#technicians/domain/specialties.ts'
import { TRADE_PEOPLE } from '#technicians/wording/trade-people.ts'
import type { Route } from './+types/price-index'

const CITIES_MAX = 60
const ROWS_OF_CITY = 3
const TRADES_BY_CITY_MAX = 5_000

/** All texts are made here, so that the code that makes them stays out of the browser. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext)
  const { trade: segment }: { trade?: string } = params
  const trade = segment === undefined ? null : specialtyFromSegment(segment)
  if (segment !== undefined && trade === null) throw data(null, 404)
  const path = trade === null ? PRICES_PATH : pricesPath(trade)
  if (path !== null && url.pathname !== path) throw redirect(path + url.search, 301)
  const subject = { trade, ciudad: null }
  const entries = trade === null ? await entriesOfTrades(db) : await entriesOfCities(db, trade)
  return {
    crumbs: pricesCrumbs(subject),
    heading: pricesHeading(subject),
    empty: noPricesTitle(subject),
    entries,
    people: trade && {
      label: `Ver ${TRADE_PEOPLE[trade].many}`,
      to: `/tecnicos${catalogueSearch({ ...NO_FILTERS, esp: trade })}`,
    },
    meta: pricesMeta({ subject, prices: [], isKnown: entries.length > 0 }, context.get(originContext)),
  }
}

/** In the order of the editor. */
async function entriesOfTrades(db: Db): Promise<PriceEntry[]> {
  const [priced, frequent] = await Promise.all([
    listPricedCities(db, TRADES_BY_CITY_MAX),
    listMostFrequentPrices(db),
  ])
  return SPECIALTIES.flatMap(({ label }) => {
    const cities = priced.filter(({ trade }) => trade === label).map(({ ciudad }) => ciudad)
    const to = pricesPath(label)
    if (cities.length === 0 || to === null) return []
    const rows = frequent
      .filter(({ trade }) => trade === label)
      .map(price => ({ ...priceRow(price), visits: `${visitsText(price)} en ${price.ciudad}` }))
    return [{ label, to, text: someCitiesText(cities), rows }]
  })
}

async function entriesOfCities(db: Db, trade: SpecialtyLabel): Promise<PriceEntry[]> {
  const prices = await listUsualPricesOfTrade(db, trade, CITIES_MAX)
  const byCity = Map.groupBy(prices, ({ ciudad }) => pricesPath(trade, ciudad) ?? '')
  return [...byCity].flatMap(([to, ofCity]) => {
    const rows = ofCity.slice(0, ROWS_OF_CITY).map(priceRow)
    return to === '' ? [] : [{ label: ofCity[0]?.ciudad ?? '', to, text: '', rows }]
  })
}

const priceRow = (price: UsualPrice) => ({
  name: price.trouble.name,
  visits: visitsText(price),
  range: usualRangeText(price),
})

export const handle = { header: 'tall', footer: 'whole' }

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? pageErrorMeta(error)

export default function PriceIndex({ loaderData }: Route.ComponentProps) {
  const { entries, empty, people } = loaderData
  return (
    <>
      <LandingHero crumbs={loaderData.crumbs} heading={loaderData.heading} sentence={USUAL_SENTENCE} />
      <div className="container-page">
        {entries.length > 0 ? (
          <>
            <PriceList entries={entries} />
            {people && (
              <ButtonLink to={people.to} className="mt-5 max-sm:w-full">
                {people.label}
                <Icon of="arrow-right" size={18} />
              </ButtonLink>
            )}
            <div className="mt-4">
              <HowComputed />
            </div>
          </>
        ) : (
          <div className="mt-8">
            <EmptyState drawing="coffee-on-the-sill" title={empty} text={NO_PRICES_TEXT}>
              <ButtonLink to="/tecnicos" kind="petrol">
                Ver técnicos
              </ButtonLink>
            </EmptyState>
          </div>
        )}
      </div>
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />
}
