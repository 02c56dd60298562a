import { data, redirect } from 'react-router'
import { originContext, servicesContext } from '#app/services.ts'
import { viewerContext } from '#guards/viewer.server.ts'
import { PHOTO_STATUS } from '#platform/http/photo-form.server.ts'
import { withCookies } from '#platform/http/request-form.server.ts'
import { noticeCookie, takeNotice } from '#platform/http/site-cookies.server.ts'
import { TextLink } from '#platform/ui/basics/button.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { PhotoField } from '#platform/ui/photo/photo-field.tsx'
import { pageMeta } from '#platform/wording/page-meta.ts'
import { PHOTO_PAGE } from '#platform/wording/photo-paths.ts'
import { SessionEndedView } from '#site/ui/layout/session-ended-view.tsx'
import { handlePhotoForm } from '#technicians/pages/own-photo-form.server.ts'
import { openOwnProfile } from '#technicians/use-cases/profile-editing.server.ts'
import {
  TECHNICIAN_SUCCESSES,
  type TechnicianSuccess,
  technicianRefusalText,
} from '#technicians/wording/outcomes.ts'
import type { Route } from './+types/own-photo'

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  // Guests only get here by posting the form after the session ended (D33).
  if (!viewer) return data(null, 401)
  const own = await openOwnProfile(context.get(servicesContext), viewer)
  if (!own) throw data(technicianRefusalText('no-profile'), 404)
  const { notice, cookies } = takeNotice(request, context.get(originContext), ['photo-saved'])
  const { nombre, fotoURL } = own
  return data({ nombre, fotoURL, notice: notice && TECHNICIAN_SUCCESSES[notice] }, withCookies(cookies))
}

/** The form without script. */
export async function action({ request, context }: Route.ActionArgs) {
  const outcome = await handlePhotoForm(request, context)
  if (outcome.ok)
    throw redirect(
      PHOTO_PAGE,
      withCookies([noticeCookie<TechnicianSuccess>('photo-saved', context.get(originContext))]),
    )
  return data({ refusal: technicianRefusalText(outcome.code) }, PHOTO_STATUS[outcome.code])
}

export const meta = () => pageMeta('Tu foto')

export default function OwnPhoto({ loaderData: own, actionData }: Route.ComponentProps) {
  if (!own) return <SessionEndedView from={PHOTO_PAGE} />
  return (
    <div className="mx-auto w-full max-w-[calc(45rem+2*var(--gutter))] px-(--gutter) pt-5 md:pt-7">
      <TextLink to="/mi-perfil">
        <Icon of="arrow-left" size={18} className="mr-1.5" />
        Volver a tu perfil
      </TextLink>
      <h1 className="mt-0.5 type-h1">Tu foto</h1>
      <section className="mt-5 rounded-16 border border-paper-200 bg-white p-5 shadow-1 md:p-7">
        <p className="text-ink-600">De frente, con buena luz y sin gafas oscuras.</p>
        <div className="mt-4">
          <PhotoField
            nombre={own.nombre}
            fotoURL={own.fotoURL}
            refusal={actionData?.refusal}
            success={own.notice}
          />
        </div>
      </section>
    </div>
  )
}
