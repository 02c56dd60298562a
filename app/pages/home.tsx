import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import { originContext, requestIdContext, servicesContext } from '#app/services.ts'
import { HOME_HEADING, homeMeta } from '#content/home-meta.ts'
import { bogotaDate } from '#domain/bogota-time.ts'
import type { Moment } from '#domain/bookings/free-hours.ts'
import { HOME_PAGE_SIZE } from '#domain/technicians/catalogue-filters.ts'
import { listCatalogueCities, listTopTechnicians } from '#persistence/catalogue/catalogue.server.ts'
import { findAsTypedOrMeant } from '#persistence/catalogue/catalogue-correction.server.ts'
import type { Db } from '#persistence/database.server.ts'
import { listApprovedReviews } from '#persistence/technicians/public-profile.server.ts'
import { Banner } from '#ui/home/banner.tsx'
import { Benefits } from '#ui/home/benefits.tsx'
import { Counters } from '#ui/home/counters.tsx'
import { type HomeFilters, homeFiltersFrom } from '#ui/home/home-filters.ts'
import { HowItWorks } from '#ui/home/how-it-works.tsx'
import { Reasons } from '#ui/home/reasons.tsx'
import { TopTechnicians } from '#ui/home/top-technicians.tsx'
import { useAnchorFocus } from '#ui/home/use-anchor-focus.ts'
import { useLastKnown } from '#ui/home/use-last-known.ts'
import { Voices } from '#ui/home/voices.tsx'
import type { Route } from './+types/home'

const SHOWN_REVIEWS = 6

/** The page stands without its data: what could not be read is null, and says so in its place. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, log, now, isHoliday } = context.get(servicesContext)
  const filters = homeFiltersFrom(new URL(request.url).searchParams)
  const orNull = (error: unknown) => {
    log.error({ err: error, requestId: context.get(requestIdContext), path: '/' }, 'home could not be read')
    return null
  }
  const [top, cities, reviews] = await Promise.all([
    findTop(db, filters, { now: now(), isHoliday }).catch(orNull),
    listCatalogueCities(db).then(rows => rows.map(({ ciudad }) => ciudad), orNull),
    listApprovedReviews(db, SHOWN_REVIEWS).catch(orNull),
  ])
  const page = {
    technicians: top?.found ?? null,
    correction: top?.correction ?? null,
    cities,
    reviews,
    filters,
    today: bogotaDate(now()),
    origin: context.get(originContext),
  }
  return data(page, { status: top === null ? 503 : 200 })
}

function findTop(db: Db, filters: HomeFilters, moment: Moment) {
  return findAsTypedOrMeant(
    db,
    filters.q,
    q => listTopTechnicians(db, { ...filters, q }, HOME_PAGE_SIZE, moment),
    technicians => technicians.length === 0,
  )
}

/** Away from the network the list says that it could not be read, and the rest of the page stays. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader()
  } catch (error) {
    if (request.signal.aborted) throw error
    const { origin, searchParams } = new URL(request.url)
    const filters = homeFiltersFrom(searchParams)
    return { technicians: null, correction: null, cities: null, reviews: null, filters, today: '', origin }
  }
}

/** The filters ask for this page alone (`defaultShouldRevalidate: false` keeps the rest); it always answers. */
export function shouldRevalidate(asked: ShouldRevalidateFunctionArgs) {
  return asked.defaultShouldRevalidate || asked.currentUrl.pathname === asked.nextUrl.pathname
}

export const meta: Route.MetaFunction = ({ loaderData }) => homeMeta(loaderData?.origin ?? '')

export default function Home({ loaderData }: Route.ComponentProps) {
  useAnchorFocus()
  const cities = useLastKnown(loaderData.cities, [])
  const reviews = useLastKnown(loaderData.reviews, [])
  return (
    <>
      <h1 className="sr-only">{HOME_HEADING}</h1>
      <Banner />
      <Benefits />
      <TopTechnicians {...loaderData} cities={cities} />
      <HowItWorks />
      <Reasons />
      <Counters />
      <Voices reviews={reviews} />
    </>
  )
}
