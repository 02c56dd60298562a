import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { originContext, servicesContext } from '#app/services.ts'
import { pageMeta } from '#content/page-meta.ts'
import { draftFromForm } from '#domain/technicians/draft-from-form.ts'
import { applyRowAction } from '#domain/technicians/draft-row-actions.ts'
import { parseProfile } from '#domain/technicians/parse-profile.ts'
import { viewerContext } from '#guards/viewer.server.ts'
import { type Notice, noticeCookie, takeNotice } from '#http/notice-cookie.server.ts'
import { formEntriesOf, withCookies } from '#http/request-form.server.ts'
import { actionFallback } from '#ui/basics/action-fallback.ts'
import { ButtonLink } from '#ui/basics/button.tsx'
import { EmptyState } from '#ui/basics/empty-state.tsx'
import { ProfileEditor } from '#ui/editor/profile-editor.tsx'
import type { EditorAnswer } from '#ui/editor/use-profile-editor.ts'
import { hideProfile } from '#use-cases/hide-profile.server.ts'
import { openOwnProfile } from '#use-cases/open-own-profile.server.ts'
import { publishProfile } from '#use-cases/publish-profile.server.ts'
import { saveProfile } from '#use-cases/save-profile.server.ts'
import { PROFILE_NOT_LOADED_TEXT } from '#wording/publish-checklist.ts'
import { refusalText } from '#wording/refusals.ts'
import { SUCCESS_TEXTS } from '#wording/successes.ts'
import type { Route } from './+types/own-profile'
import { failureOf, STATUS } from './own-profile/refused.ts'
import { nobodysProfile, shownProfile } from './own-profile/shown.server.ts'

const NOTICES = ['profile-saved', 'profile-published', 'profile-fell'] satisfies Notice[]

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const viewer = context.get(viewerContext)
  // A guest only comes here with a form whose sign-in was lost on the way (D33).
  if (!viewer) return data({ own: nobodysProfile(services), notice: null }, 401)
  const stored = await openOwnProfile(services, viewer)
  if (!stored) throw data(PROFILE_NOT_LOADED_TEXT, 404)
  const { notice, cookies } = takeNotice(request, context.get(originContext), NOTICES)
  return data(
    { own: await shownProfile(services, stored), notice: notice && SUCCESS_TEXTS[notice] },
    withCookies(cookies),
  )
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const viewer = context.get(viewerContext)
  const entries = await formEntriesOf(request)
  const fields = Object.fromEntries(entries)
  const act = fields.act ?? ''
  const form = { typed: draftFromForm(entries), revision: revisionFrom(fields.revision) }
  const answer = (changes: Partial<EditorAnswer>, status = 200) =>
    data<EditorAnswer>({ ...form, mistake: null, said: null, ...changes }, status)

  if (!viewer) return answer({ mistake: { field: null, text: refusalText('sign-in-as-technician') } }, 401)
  try {
    if (act === 'ocultar') {
      const outcome = await hideProfile(services, viewer)
      if (outcome.ok) return answer({ said: SUCCESS_TEXTS['profile-hidden'] })
      return answer({ mistake: { field: null, text: refusalText(outcome.code) } }, STATUS[outcome.code])
    }
    if (act !== 'guardar' && act !== 'publicar') {
      const typed = applyRowAction(form.typed, act)
      return typed ? answer({ typed }) : answer({ mistake: failureOf(act) }, 400)
    }
    const reading = parseProfile(form.typed)
    if (!reading.ok)
      return answer({ mistake: { field: reading.field, text: refusalText(reading.code) } }, 400)
    const write = act === 'publicar' ? publishProfile : saveProfile
    const outcome = await write(services, viewer, { edit: reading.value, revision: form.revision })
    if (!outcome.ok) {
      // Sent once more, a form that came too late replaces what it was told of.
      const revision = outcome.code === 'profile-changed' ? await currentRevision() : form.revision
      const mistake = { field: null, text: refusalText(outcome.code) }
      return answer({ mistake, revision }, STATUS[outcome.code])
    }
    const { wasPublished, publicado } = outcome.value
    const notice =
      act === 'publicar' ? 'profile-published' : wasPublished && !publicado ? 'profile-fell' : 'profile-saved'
    return redirect('/mi-perfil', withCookies([noticeCookie(notice, context.get(originContext))]))
  } catch (error) {
    services.log.error({ err: error }, 'profile could not be changed')
    return answer({ mistake: failureOf(act) }, 503)
  }

  async function currentRevision(): Promise<number> {
    const stored = viewer && (await openOwnProfile(services, viewer))
    return stored?.revision ?? form.revision
  }
}

function revisionFrom(text = ''): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : -1
}

export const clientAction = async ({ serverAction, request }: Route.ClientActionArgs) => {
  const entries = [...(await request.clone().formData())].map(
    ([name, value]) => [name, String(value)] as const,
  )
  const fields = Object.fromEntries(entries)
  return actionFallback<unknown, EditorAnswer>(serverAction(), {
    typed: draftFromForm(entries),
    revision: revisionFrom(fields.revision),
    mistake: failureOf(fields.act ?? ''),
    said: null,
  }) as Promise<EditorAnswer>
}

/** A form that came too late says that the page is behind. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate

export const meta = () => pageMeta('Mi perfil técnico')

export default function OwnProfilePage({ loaderData: { own, notice }, actionData }: Route.ComponentProps) {
  return <ProfileEditor own={own} notice={notice} answer={actionData} />
}

export function ErrorBoundary() {
  return (
    <div className="container-page py-8 md:py-16">
      <EmptyState level={1} drawing="unplugged-cord" title="Mi perfil técnico" text={PROFILE_NOT_LOADED_TEXT}>
        <ButtonLink to="/mi-perfil" size="large" reloadDocument>
          Reintentar
        </ButtonLink>
      </EmptyState>
    </div>
  )
}
