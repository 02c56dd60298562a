import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import { originContext, requestIdContext, type Services, servicesContext } from '#app/services.ts'
import type { Searched } from '#bookings/domain/booking-paths.ts'
import type { CatalogueCard } from '#catalogue/domain/catalogue-card.ts'
import { HOME_PAGE_SIZE, NO_FILTERS } from '#catalogue/domain/catalogue-filters.ts'
import { unknownSpecialtyFrom } from '#catalogue/domain/catalogue-filters-from.ts'
import { placesFor } from '#catalogue/domain/catalogue-places.ts'
import { searchedWork } from '#catalogue/domain/search/described-work.ts'
import { withAsked } from '#catalogue/domain/search/search-parts.ts'
import { listCatalogueCities } from '#catalogue/persistence/catalogue-cities.server.ts'
import { listApprovedReviews } from '#catalogue/persistence/public-profile.server.ts'
import { SearchedWork } from '#catalogue/ui/card/searched-work.ts'
import { searchCatalogue } from '#catalogue/use-cases/search-catalogue.server.ts'
import { dayMessage, searchMessage, unknownTradeText } from '#catalogue/wording/search-summary.ts'
import { viewerContext } from '#guards/viewer.server.ts'
import { plainText } from '#platform/domain/plain-text.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import { useAnchorFocus } from '#platform/ui/hooks/after-navigation.tsx'
import { useLastKnown } from '#platform/ui/hooks/use-last-known.ts'
import { Banner } from '#site/ui/home/banner.tsx'
import { BenefitsRow, CountersLine, FoldedMarketing, VoicesRow } from '#site/ui/home/compact-sections.tsx'
import { type HomeFilters, homeFiltersFrom, isFiltered } from '#site/ui/home/home-filters.ts'
import { HowItWorks } from '#site/ui/home/how-it-works.tsx'
import { LowBanner } from '#site/ui/home/low-banner.tsx'
import { Benefits, Counters, Reasons, Testimonials } from '#site/ui/home/marketing-sections.tsx'
import { OwnHomeTop } from '#site/ui/home/own-home.tsx'
import { TopTechnicians } from '#site/ui/home/top-technicians.tsx'
import { HOME_HEADING, homeMeta } from '#site/wording/home-meta.ts'
import type { Route } from './+types/home'
import { readOwnHome, readPublicHome } from './own-home.server.ts'

const SHOWN_REVIEWS = 6

/** The page renders without its data: a part whose query failed is null and shows an error in its place. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { db, log, now, cataloguePlaces } = services
  const { searchParams } = new URL(request.url)
  const filters = homeFiltersFrom(searchParams)
  const logAndReturnNull = (error: unknown) => {
    log.error({ err: error, requestId: context.get(requestIdContext), path: '/' }, 'home page query failed')
    return null
  }
  const viewer = context.get(viewerContext)
  const accountCity = viewer?.ciudad ?? ''
  const origin = context.get(originContext)
  const unknownTrade = unknownSpecialtyFrom(searchParams)
  const isAsked = isFiltered(filters) || filters.orden !== NO_FILTERS.orden || unknownTrade !== null
  // The page of guests is kept whole; who is signed in shares what it shows.
  const kept = viewer && readPublicHome(services, { accountCity, reviewsMax: SHOWN_REVIEWS })
  const best = async () =>
    kept && !isAsked
      ? { ...NOT_SEARCHED, technicians: (await kept).technicians }
      : findTop(services, filters, unknownTrade)
  const [top, cities, places, reviews, own] = await Promise.all([
    best().catch(logAndReturnNull),
    (kept ? kept.then(({ cities }) => cities) : listCatalogueCities(db)).catch(logAndReturnNull),
    cataloguePlaces.list().catch(logAndReturnNull),
    (kept ? kept.then(({ reviews }) => reviews) : listApprovedReviews(db, SHOWN_REVIEWS)).catch(
      logAndReturnNull,
    ),
    viewer ? readOwnHome(services, viewer, origin).catch(logAndReturnNull) : null,
  ])
  const page = {
    own,
    technicians: top?.technicians ?? null,
    searched: top?.searched ?? NOTHING_SEARCHED,
    message: top?.message ?? null,
    cities,
    places: places && placesFor(places, accountCity),
    reviews,
    filters,
    accountCity,
    today: bogotaDate(now()),
    origin,
  }
  return data(page, { status: top === null ? 503 : 200 })
}

const NOTHING_SEARCHED: Searched = { work: '', trades: [] }

const NOT_SEARCHED = { searched: NOTHING_SEARCHED, message: null }

interface TopList {
  technicians: CatalogueCard[]
  /** What the search says about the work, for the bookings that follow it. */
  searched: Searched
  /** How the search was relaxed or corrected, or why nobody matches; null when neither. */
  message: string | null
}

/** Section 5: the home page searches names, cities and specialties. */
async function findTop(
  { db, now, isHoliday, catalogueWords }: Services,
  filters: HomeFilters,
  unknownTrade: string | null,
): Promise<TopList> {
  if (unknownTrade !== null)
    return { technicians: [], searched: NOTHING_SEARCHED, message: unknownTradeText(unknownTrade) }
  const asked = { ...NO_FILTERS, ...filters }
  const moment = { now: now(), isHoliday }
  const options = { size: HOME_PAGE_SIZE, worstTier: 0, words: catalogueWords } as const
  const { technicians, report } = await searchCatalogue(db, asked, moment, options)
  const today = bogotaDate(moment.now)
  const applied = withAsked(asked, report.parts, report.dropped)
  const message =
    technicians.length === 0
      ? null
      : searchMessage(applied, report, {
          today,
          found: technicians.length,
          firstCity: technicians[0]?.ciudad,
        })
  return {
    technicians,
    searched: searchedWork(filters, report.parts),
    message: message ?? dayMessage(applied, today, technicians.length),
  }
}

/** Without a connection the list shows its error state and the rest of the page stays. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader()
  } catch (error) {
    if (request.signal.aborted) throw error
    const { origin, searchParams } = new URL(request.url)
    const filters = homeFiltersFrom(searchParams)
    return {
      ...{
        own: null,
        technicians: null,
        searched: NOTHING_SEARCHED,
        message: null,
        cities: null,
        places: null,
        reviews: null,
      },
      ...{ filters, accountCity: '', today: '', origin },
    }
  }
}

/** The filters navigate with `defaultShouldRevalidate: false` to skip the root loader; this loader must still run. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return args.defaultShouldRevalidate || args.currentUrl.pathname === args.nextUrl.pathname
}

export const handle = { header: 'tall', footer: 'whole' }

export const meta: Route.MetaFunction = ({ loaderData }) => homeMeta(loaderData?.origin ?? '')

export default function Home({ loaderData }: Route.ComponentProps) {
  useAnchorFocus()
  const cities = useLastKnown(loaderData.cities, [])
  const accountCity = plainText(loaderData.accountCity)
  const presetCity = cities.find(city => plainText(city) === accountCity) ?? null
  const places = useLastKnown(loaderData.places, [])
  const reviews = useLastKnown(loaderData.reviews, [])
  const { own } = loaderData
  const isClient = own?.lead.kind === 'client'
  const technicians = (
    <SearchedWork value={loaderData.searched}>
      <TopTechnicians {...loaderData} cities={cities} presetCity={presetCity} isRow={isClient} />
    </SearchedWork>
  )
  if (own && isClient)
    return (
      <>
        <OwnHomeTop own={own} />
        <LowBanner places={places} presetCity={presetCity} />
        <BenefitsRow />
        {technicians}
        <FoldedMarketing />
        <CountersLine />
        <VoicesRow reviews={reviews} />
      </>
    )
  return (
    <>
      {own ? <OwnHomeTop own={own} /> : <h1 className="sr-only">{HOME_HEADING}</h1>}
      <Banner places={places} presetCity={presetCity} />
      <Benefits />
      {technicians}
      <HowItWorks />
      <Reasons />
      <Counters />
      <Testimonials reviews={reviews} />
    </>
  )
}
