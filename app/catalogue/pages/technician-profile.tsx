import { data, isRouteErrorResponse, redirect } from 'react-router'
import { originContext, servicesContext } from '#app/services.ts'
import { searchedFrom } from '#bookings/domain/booking-paths.ts'
import { openPublicProfile } from '#catalogue/pages/public-profile.server.ts'
import { findPublishedTechnician } from '#catalogue/persistence/public-profile.server.ts'
import { SearchedWork } from '#catalogue/ui/card/searched-work.ts'
import { ProfileUnavailable, ProfileView } from '#catalogue/ui/profile/profile-view.tsx'
import { technicianMeta } from '#catalogue/wording/technician-meta.ts'
import { withCookies } from '#platform/http/request-form.server.ts'
import { takeFlash } from '#platform/http/site-cookies.server.ts'
import { FlashMessage } from '#platform/ui/basics/message.tsx'
import { FailureView } from '#platform/ui/frame/failure-view.tsx'
import { useAnchorFocus } from '#platform/ui/hooks/after-navigation.tsx'
import { useRevalidateOnReturn } from '#platform/ui/hooks/use-safe-revalidate.ts'
import { pageMeta } from '#platform/wording/page-meta.ts'
import { REPORT_SUCCESSES } from '#reports/wording/outcomes.ts'
import { technicianPath } from '#technicians/wording/technician-paths.ts'
import type { Route } from './+types/technician-profile'

export async function loader({ request, params, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const found = await findPublishedTechnician(services.db, params.slug)
  if (!found) throw data(null, 404)
  // The segment may be an id, an old slug or in capitals: redirect to the canonical path. Slugs change, so the
  // redirect must not be cached.
  const path = technicianPath(found.slug)
  if (url.pathname !== path)
    throw redirect(path + url.search, { status: 301, headers: { 'cache-control': 'no-store' } })

  const profile = await openPublicProfile(services, found, url.searchParams.get('resenas'))
  const origin = context.get(originContext)
  const { flash, cookies } = takeFlash(request, origin, ['report-sent'])
  const searched = searchedFrom(url.searchParams)
  return data({ ...profile, searched, origin, flash: flash && REPORT_SUCCESSES[flash] }, withCookies(cookies))
}

export const handle = { footer: 'whole' }

export const meta: Route.MetaFunction = ({ loaderData, error }) => {
  if (loaderData)
    return technicianMeta(
      { ...loaderData.technician, credentials: loaderData.trust.credentials },
      loaderData.origin,
    )
  const missing = isRouteErrorResponse(error) && error.status === 404
  return [
    ...pageMeta(missing ? 'Perfil no disponible' : 'Algo salió mal'),
    { name: 'robots', content: 'noindex' },
  ]
}

export default function TechnicianProfile({ loaderData }: Route.ComponentProps) {
  useRevalidateOnReturn()
  useAnchorFocus()
  return (
    <>
      <div className="container-page my-3 empty:hidden">
        <FlashMessage text={loaderData.flash} />
      </div>
      <SearchedWork value={loaderData.searched}>
        <ProfileView {...loaderData} url={loaderData.origin + technicianPath(loaderData.technician.slug)} />
      </SearchedWork>
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <ProfileUnavailable />
  return <FailureView error={error} />
}
