import { data, isRouteErrorResponse, redirect } from 'react-router'
import { originContext, servicesContext } from '#app/services.ts'
import { pageMeta } from '#content/page-meta.ts'
import { technicianMeta, technicianPath } from '#content/technician-meta.ts'
import { bogotaDate } from '#domain/bogota-time.ts'
import { freeDays, hoursAhead } from '#domain/bookings/free-hours.ts'
import { nextReviewLimit, reviewLimitFrom } from '#domain/reviews/review-limit.ts'
import { FREE_DAYS_SHOWN, type PublicTechnician } from '#domain/technicians/public-technician.ts'
import { takeNotice } from '#http/notice-cookie.server.ts'
import { withCookies } from '#http/request-form.server.ts'
import { listTakenHours } from '#persistence/bookings/bookings.server.ts'
import {
  countReviewsByRating,
  findPublishedTechnician,
  listApprovedReviewsOf,
} from '#persistence/technicians/public-profile.server.ts'
import { FlashNotice } from '#ui/basics/flash-notice.tsx'
import { useRevalidateOnReturn } from '#ui/hooks/use-revalidate-on-return.ts'
import { FailureView } from '#ui/layout/failure-view.tsx'
import { ProfileUnavailable } from '#ui/technicians/profile/profile-unavailable.tsx'
import { ProfileView } from '#ui/technicians/profile/profile-view.tsx'
import { digitsOf } from '#wording/phone.ts'
import { SUCCESS_TEXTS } from '#wording/successes.ts'
import type { Route } from './+types/technician-profile'

export async function loader({ request, params, url, context }: Route.LoaderArgs) {
  const { db, now: clock, isHoliday } = context.get(servicesContext)
  const now = clock()
  const found = await findPublishedTechnician(db, params.slug)
  if (!found) throw data(null, 404)
  // The segment may be an id, an old slug or in capitals: redirect to the canonical path. Slugs change, so the
  // redirect must not be cached.
  const path = technicianPath(found.slug)
  if (url.pathname !== path)
    throw redirect(path + url.search, { status: 301, headers: { 'cache-control': 'no-store' } })

  const shownReviews = reviewLimitFrom(url.searchParams.get('resenas'))
  const [reviews, distribution, taken] = await Promise.all([
    listApprovedReviewsOf(db, found.uid, shownReviews),
    countReviewsByRating(db, found.uid),
    listTakenHours(db, found.uid, hoursAhead(now)),
  ])
  const today = bogotaDate(now)
  const calendar = { taken, isHoliday, now }
  const days = freeDays(found, calendar, FREE_DAYS_SHOWN)
  const origin = context.get(originContext)
  const { notice, cookies } = takeNotice(request, origin, ['report-sent'])
  const view = {
    technician: toPublicTechnician(found),
    days,
    reviews,
    distribution,
    moreReviews: nextReviewLimit(shownReviews, sumOf(distribution)),
    today,
    origin,
    notice: notice && SUCCESS_TEXTS[notice],
  }
  return data(view, withCookies(cookies))
}

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0)

/** Field by field, so that nothing else of the record leaves the server. */
function toPublicTechnician(found: PublicTechnician): PublicTechnician {
  return {
    uid: found.uid,
    slug: found.slug,
    nombre: found.nombre,
    ciudad: found.ciudad,
    barrio: found.barrio,
    fotoURL: found.fotoURL,
    verificado: found.verificado,
    disponible: found.disponible,
    ratingPromedio: found.ratingPromedio,
    resenasCount: found.resenasCount,
    aniosExperiencia: found.aniosExperiencia,
    tarifaBase: found.tarifaBase,
    bioCorta: found.bioCorta,
    especialidades: found.especialidades,
    servicios: found.servicios,
    certificaciones: found.certificaciones,
    licencias: found.licencias,
    zonasCobertura: found.zonasCobertura,
    horarios: found.horarios,
    disponibilidadTxt: found.disponibilidadTxt,
    telefono: digitsOf(found.telefono),
  }
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => {
  if (loaderData) return technicianMeta(loaderData.technician, loaderData.origin)
  const missing = isRouteErrorResponse(error) && error.status === 404
  return [
    ...pageMeta(missing ? 'Perfil no disponible' : 'Algo salió mal'),
    { name: 'robots', content: 'noindex' },
  ]
}

export default function TechnicianProfile({ loaderData }: Route.ComponentProps) {
  useRevalidateOnReturn()
  return (
    <>
      <div className="container-page my-3 empty:hidden">
        <FlashNotice text={loaderData.notice} />
      </div>
      <ProfileView {...loaderData} />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <ProfileUnavailable />
  return <FailureView />
}
