// /precios/{oficio}/{ciudad}: what was paid for each trouble.
import { data, redirect } from 'react-router'
import { originContext, servicesContext } from '#app/services.ts'
import { catalogueSearch, NO_FILTERS } from '#catalogue/domain/catalogue-filters.ts'
import { specialtyFromSegment } from '#catalogue/domain/landing-paths.ts'
import { findCatalogueCity } from '#catalogue/persistence/catalogue-cities.server.ts'
import { LandingHero, LandingLinks } from '#catalogue/ui/landing-parts.tsx'
import { citySlug } from '#platform/domain/slug.ts'
import { ButtonLink } from '#platform/ui/basics/button.tsx'
import { EmptyState } from '#platform/ui/basics/empty-state.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { PageError, pageErrorMeta } from '#platform/ui/frame/page-error.tsx'
import { pricesPath } from '#prices/domain/price-paths.ts'
import { readCitiesOfTrade, readUsualPrices } from '#prices/persistence/usual-prices.server.ts'
import { UsualPrices } from '#prices/ui/usual-prices.tsx'
import {
  NO_PRICES_TEXT,
  noPricesTitle,
  pricesCrumbs,
  pricesHeading,
  pricesMeta,
  pricesSentence,
} from '#prices/wording/price-pages.ts'
import { shownPrices } from '#prices/wording/usual-prices.ts'
import { TRADE_PEOPLE } from '#technicians/wording/trade-people.ts'
import type { Route } from './+types/price-guide'

const OTHER_CITIES_MAX = 24

/** All texts are made here, so that the code that makes them stays out of the browser. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const trade = specialtyFromSegment(params.trade)
  if (trade === null) throw data(null, 404)
  const [known, prices, cities] = await Promise.all([
    findCatalogueCity(services, params.city),
    readUsualPrices(services, { trades: [trade], ciudad: params.city }),
    readCitiesOfTrade(services, trade, OTHER_CITIES_MAX + 1),
  ])
  // Where somebody works, or where somebody was paid.
  const ciudad = known ?? prices[0]?.ciudad ?? null
  const path = ciudad === null ? null : pricesPath(trade, ciudad)
  if (ciudad === null || path === null) throw data(null, 404)
  // A synonym, accents, capitals or a trailing slash: redirect to the canonical path.
  if (url.pathname !== path) throw redirect(path + url.search, 301)
  const subject = { trade, ciudad }
  return {
    crumbs: pricesCrumbs(subject),
    heading: pricesHeading(subject),
    sentence: prices.length === 0 ? '' : pricesSentence(prices),
    empty: noPricesTitle(subject),
    usual: shownPrices(prices),
    people: {
      label: `Ver ${TRADE_PEOPLE[trade].many} en ${ciudad}`,
      to: `/tecnicos${catalogueSearch({ ...NO_FILTERS, esp: trade, ciudad })}`,
    },
    others: cities
      .filter(each => citySlug(each) !== citySlug(ciudad))
      .slice(0, OTHER_CITIES_MAX)
      .flatMap(each => {
        const to = pricesPath(trade, each)
        return to === null ? [] : [{ label: each, to }]
      }),
    meta: pricesMeta({ subject, prices, isKnown: prices.length > 0 }, context.get(originContext)),
  }
}

export const handle = { header: 'tall', footer: 'whole' }

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? pageErrorMeta(error)

export default function PriceGuide({ loaderData }: Route.ComponentProps) {
  const { usual, people, others } = loaderData
  return (
    <>
      <LandingHero crumbs={loaderData.crumbs} heading={loaderData.heading} sentence={loaderData.sentence} />
      <div className="container-page">
        {usual ? (
          <>
            <UsualPrices usual={usual} />
            <ButtonLink to={people.to} className="mt-5 max-sm:w-full">
              {people.label}
              <Icon of="arrow-right" size={18} />
            </ButtonLink>
          </>
        ) : (
          <div className="mt-8">
            <EmptyState drawing="coffee-on-the-sill" title={loaderData.empty} text={NO_PRICES_TEXT}>
              <ButtonLink to={people.to} kind="petrol">
                {people.label}
              </ButtonLink>
            </EmptyState>
          </div>
        )}
        <LandingLinks title="En otras ciudades" links={others} cityLink={null} />
      </div>
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />
}
