// Pages by trade, by city and by both, for whoever comes from a search engine.
import { data, redirect } from 'react-router'
import { originContext, servicesContext } from '#app/services.ts'
import { NO_FILTERS } from '#catalogue/domain/catalogue-filters.ts'
import { LANDING_SAMPLE_SIZE } from '#catalogue/domain/landing-facts.ts'
import { landingPath, specialtyFromSegment } from '#catalogue/domain/landing-paths.ts'
import { searchedWork } from '#catalogue/domain/search/described-work.ts'
import { findCatalogueCity } from '#catalogue/persistence/catalogue-cities.server.ts'
import { findLandingFacts } from '#catalogue/persistence/landing-facts.server.ts'
import { SearchedWork } from '#catalogue/ui/card/searched-work.ts'
import { LandingView } from '#catalogue/ui/landing-view.tsx'
import { searchCatalogue } from '#catalogue/use-cases/search-catalogue.server.ts'
import { landingMeta } from '#catalogue/wording/landing-meta.ts'
import {
  comparePath,
  factTexts,
  landingCrumbs,
  landingHeading,
  landingLinks,
  landingQuestions,
  landingSentence,
  listTitle,
} from '#catalogue/wording/landing-texts.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import { PageError, pageErrorMeta } from '#platform/ui/frame/page-error.tsx'
import { pricesPath } from '#prices/domain/price-paths.ts'
import { readUsualPrices } from '#prices/persistence/usual-prices.server.ts'
import { shownPrices } from '#prices/wording/usual-prices.ts'
import type { Route } from './+types/landing'

const SHOWN_TECHNICIANS = 3
const SHOWN_PRICES = 3

/** All texts are made here, so that the code that makes them stays out of the browser. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { db, now: clock, isHoliday } = services
  const now = clock()
  const { trade, city }: { trade?: string; city?: string } = params
  const esp = trade === undefined ? null : specialtyFromSegment(trade)
  if (trade !== undefined && esp === null) throw data(null, 404)
  const ciudad = city === undefined ? null : await findCatalogueCity(services, city)
  if (city !== undefined && ciudad === null) throw data(null, 404)
  const subject = { esp, ciudad }

  const filters = { ...NO_FILTERS, ...subject }
  const answer = await searchCatalogue(db, filters, { now, isHoliday }, { size: LANDING_SAMPLE_SIZE })
  const [facts, known] = await Promise.all([
    findLandingFacts(db, answer),
    esp !== null && ciudad !== null ? readUsualPrices(services, { trades: [esp], ciudad }) : [],
  ])
  const usual = known.slice(0, SHOWN_PRICES)
  const path = landingPath(subject)
  if (!facts || path === null) throw data(null, 404)
  // A synonym, accents, capitals or a trailing slash: redirect to the canonical path.
  if (url.pathname !== path) throw redirect(path + url.search, 301)

  const today = bogotaDate(now)
  const shown = facts.technicians.slice(0, SHOWN_TECHNICIANS)
  const questions = landingQuestions(subject, facts, today, usual)
  return {
    crumbs: landingCrumbs(subject),
    heading: landingHeading(subject),
    sentence: landingSentence(facts),
    facts: factTexts(subject, facts, today),
    usual: shownPrices(usual),
    pricesPath: esp === null ? null : pricesPath(esp, ciudad),
    listTitle: listTitle(subject),
    technicians: shown,
    searched: searchedWork(subject, []),
    comparePath: comparePath(subject),
    links: landingLinks(subject, facts),
    questions,
    reviews: facts.reviews,
    today,
    meta: landingMeta({ subject, facts, questions, shown }, context.get(originContext)),
  }
}

export const handle = { header: 'tall', footer: 'whole' }

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? pageErrorMeta(error)

export default function Landing({ loaderData }: Route.ComponentProps) {
  const { searched, ...view } = loaderData
  return (
    <SearchedWork value={searched}>
      <LandingView {...view} />
    </SearchedWork>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />
}
