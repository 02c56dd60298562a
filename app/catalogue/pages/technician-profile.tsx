import { data, isRouteErrorResponse, redirect } from 'react-router'
import { originContext, servicesContext } from '#app/services.ts'
import { searchedFrom } from '#bookings/domain/booking-paths.ts'
import { answerHeart } from '#catalogue/pages/heart-form.server.ts'
import { openPublicProfile } from '#catalogue/pages/public-profile.server.ts'
import { isFavourite } from '#catalogue/persistence/favourites.server.ts'
import { findPublishedTechnician } from '#catalogue/persistence/public-profile.server.ts'
import { SearchedWork } from '#catalogue/ui/card/searched-work.ts'
import { Heart, heartOrFailure } from '#catalogue/ui/heart.tsx'
import { ProfileUnavailable, ProfileView } from '#catalogue/ui/profile/profile-view.tsx'
import { technicianMeta } from '#catalogue/wording/technician-meta.ts'
import { openedDemand } from '#demand/domain/demand.ts'
import { reportDemand } from '#demand/http/report-demand.server.ts'
import { worksToAskAbout } from '#guarantee/domain/covered-works.ts'
import { mentionedWorks } from '#guarantee/pages/covered-works.server.ts'
import { GuaranteeLine } from '#guarantee/ui/guarantee-first.tsx'
import { viewerContext } from '#guards/viewer.server.ts'
import { withCookies } from '#platform/http/request-form.server.ts'
import { takeFlash } from '#platform/http/site-cookies.server.ts'
import { FlashMessage, Message } from '#platform/ui/basics/message.tsx'
import { FailureView } from '#platform/ui/frame/failure-view.tsx'
import { useAnchorFocus } from '#platform/ui/hooks/after-navigation.tsx'
import { useRevalidateOnReturn } from '#platform/ui/hooks/use-safe-revalidate.ts'
import { pageMeta } from '#platform/wording/page-meta.ts'
import { technicianName } from '#platform/wording/person-names.ts'
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

  const viewer = context.get(viewerContext)
  const searched = searchedFrom(url.searchParams)
  const [profile, isKept, works] = await Promise.all([
    openPublicProfile(services, found, url.searchParams.get('resenas')),
    viewer !== null && isFavourite(services.db, { clientId: viewer.uid, technicianId: found.uid }),
    mentionedWorks(services, viewer),
  ])
  const covered = worksToAskAbout(works, { technicianId: found.uid, trades: searched.trades })
  if (viewer?.uid !== found.uid)
    reportDemand(context, openedDemand('profile', { searched: searched.trades, technician: found }))
  // Nobody keeps the own profile.
  const heart = viewer?.uid === found.uid ? null : { uid: found.uid, isKept }
  const origin = context.get(originContext)
  const { flash, cookies } = takeFlash(request, origin, ['report-sent'])
  return data(
    { ...profile, heart, covered, searched, origin, flash: flash && REPORT_SUCCESSES[flash] },
    withCookies(cookies),
  )
}

export const action = (args: Route.ActionArgs) => answerHeart(args)

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  heartOrFailure(request.clone(), serverAction())

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

export default function TechnicianProfile({ loaderData, actionData }: Route.ComponentProps) {
  useRevalidateOnReturn()
  useAnchorFocus()
  const { technician, heart } = loaderData
  const nombre = technicianName(technician.nombre)
  return (
    <>
      <div className="container-page my-3 grid gap-2.5 empty:hidden">
        <FlashMessage text={loaderData.flash} />
        <GuaranteeLine works={loaderData.covered} today={loaderData.today} />
        {actionData?.refusal && <Message kind="error">{actionData.refusal}</Message>}
      </div>
      <SearchedWork value={loaderData.searched}>
        <ProfileView
          {...loaderData}
          url={loaderData.origin + technicianPath(technician.slug)}
          heart={heart && <Heart technician={{ uid: heart.uid, nombre }} isKept={heart.isKept} look="pill" />}
        />
      </SearchedWork>
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <ProfileUnavailable />
  return <FailureView error={error} />
}
