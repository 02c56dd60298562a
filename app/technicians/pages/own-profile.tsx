import { data, redirect } from 'react-router'
import { ACCOUNT_SUCCESSES } from '#accounts/wording/outcomes.ts'
import { originContext, servicesContext } from '#app/services.ts'
import { findReturnTo } from '#bookings/http/return-to-cookie.server.ts'
import { ReturnToLink } from '#bookings/ui/return-to-card.tsx'
import { countKeepers } from '#catalogue/persistence/favourites.server.ts'
import { findNearDemand } from '#catalogue/persistence/near-demand.server.ts'
import { PreviewCard, TypedPreview } from '#catalogue/ui/profile/profile-preview.tsx'
import { keepersText } from '#catalogue/wording/outcomes.ts'
import { NearDemandRow } from '#demand/ui/near-demand-row.tsx'
import { viewerContext } from '#guards/viewer.server.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import { formEntriesOf, refusalStatus, withCookies } from '#platform/http/request-form.server.ts'
import { flashCookie, takeFlash } from '#platform/http/site-cookies.server.ts'
import { actionFallback, revalidateOnConflict } from '#platform/ui/basics/page-actions.ts'
import { FailureView } from '#platform/ui/frame/failure-view.tsx'
import { pageMeta } from '#platform/wording/page-meta.ts'
import { OWN_REVIEWS_PATH } from '#reviews/domain/review-reply.ts'
import { unsavedProfile } from '#technicians/domain/profile-changes.ts'
import { draftFromForm } from '#technicians/domain/profile-draft.ts'
import { draftFromProfile, parseProfile } from '#technicians/domain/profile-edit.ts'
import { missingPointsOf } from '#technicians/domain/profile-preview.ts'
import { ProfileEditor } from '#technicians/ui/editor/profile-editor.tsx'
import type { EditorAnswer } from '#technicians/ui/editor/use-profile-editor.ts'
import {
  hideProfile,
  openOwnProfile,
  publishProfile,
  saveProfile,
} from '#technicians/use-cases/profile-editing.server.ts'
import {
  TECHNICIAN_REFUSALS,
  TECHNICIAN_SUCCESSES,
  type TechnicianRefusalCode,
  type TechnicianSuccess,
  technicianRefusalText,
} from '#technicians/wording/outcomes.ts'
import { EDITOR_PATH } from '#technicians/wording/technician-paths.ts'
import { VERIFICATION_PAGE } from '#verification/wording/verification-paths.ts'
import type { Route } from './+types/own-profile'
import { editorProfileOf, emptyEditorProfile } from './editor-profile.server.ts'

const FLASHES = ['account-created', 'profile-saved', 'profile-published', 'profile-fell'] as const

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const viewer = context.get(viewerContext)
  // Guests only get here by posting the form after the session ended (D33).
  if (!viewer)
    return data(
      { own: emptyEditorProfile(services), flash: null, returnTo: null, keepers: 0, near: null },
      401,
    )
  const stored = (await openOwnProfile(services, viewer)) ?? unsavedProfile(viewer.uid, services.now())
  const origin = context.get(originContext)
  const { flash, cookies: shown } = takeFlash(request, origin, FLASHES)
  const [own, keepers, near, { returnTo, cookies }] = await Promise.all([
    editorProfileOf(services, stored),
    countKeepers(services.db, viewer.uid),
    findNearDemand(services.db, stored, bogotaDate(services.now())),
    findReturnTo(request, { services, viewer, origin }),
  ])
  return data(
    {
      own,
      keepers,
      near,
      returnTo,
      flash: flash && { ...ACCOUNT_SUCCESSES, ...TECHNICIAN_SUCCESSES }[flash],
    },
    withCookies([...cookies, ...shown]),
  )
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const viewer = context.get(viewerContext)
  const entries = await formEntriesOf(request)
  const fields = Object.fromEntries(entries)
  const act = fields.act ?? ''
  let form = { typed: draftFromForm(entries), revision: revisionFrom(fields.revision) }
  const answer = (changes: Partial<EditorAnswer>, status = 200) =>
    data<EditorAnswer>({ ...form, mistake: null, success: null, ...changes }, status)
  const refuse = (code: TechnicianRefusalCode, field: string | null, changes: Partial<EditorAnswer> = {}) => {
    const mistake = { field, text: technicianRefusalText(code) }
    return answer({ mistake, ...changes }, refusalStatus(TECHNICIAN_REFUSALS[code]))
  }

  if (!viewer) return refuse('sign-in-as-technician', null, { isSignedOut: true })
  try {
    const stored = await openOwnProfile(services, viewer)
    if (stored) {
      // Fields that the form does not have keep their stored values.
      const typed = draftFromForm(entries, draftFromProfile(stored, services.now()))
      form = { typed, revision: revisionFrom(fields.revision, stored.revision) }
    }
    if (act === 'ocultar') {
      const outcome = await hideProfile(services, viewer)
      if (outcome.ok) return answer({ success: TECHNICIAN_SUCCESSES['profile-hidden'] })
      return refuse(outcome.code, null)
    }
    if (act !== 'guardar' && act !== 'publicar') return answer({ mistake: failureOf(act) }, 400)
    const reading = parseProfile(form.typed)
    if (!reading.ok) return refuse(reading.code, reading.field)
    if (act === 'publicar' && missingPointsOf(form.typed, stored?.fotoURL ?? null).includes('service'))
      return refuse('profile-incomplete', null)
    const write = act === 'publicar' ? publishProfile : saveProfile
    const outcome = await write(services, viewer, { edit: reading.value, revision: form.revision })
    if (!outcome.ok) {
      // After a conflict, the same form sent again may replace the current revision.
      const revision = outcome.code === 'profile-changed' ? await currentRevision() : form.revision
      return refuse(outcome.code, null, { revision })
    }
    const { wasPublished, publicado } = outcome.value
    const flash =
      act === 'publicar' ? 'profile-published' : wasPublished && !publicado ? 'profile-fell' : 'profile-saved'
    return redirect(
      EDITOR_PATH,
      withCookies([flashCookie<TechnicianSuccess>(flash, context.get(originContext))]),
    )
  } catch (error) {
    services.log.error({ err: error }, 'profile could not be changed')
    return answer({ mistake: failureOf(act) }, 503)
  }

  async function currentRevision(): Promise<number> {
    const stored = viewer && (await openOwnProfile(services, viewer))
    return stored?.revision ?? form.revision
  }
}

/** Section 8: each button has its own failure text. */
function failureOf(act: string): { field: null; text: string } {
  if (act === 'publicar') return { field: null, text: technicianRefusalText('profile-not-published') }
  return {
    field: null,
    text: technicianRefusalText(act === 'ocultar' ? 'profile-not-hidden' : 'profile-not-saved'),
  }
}

function revisionFrom(text: string | undefined, missing = -1): number {
  if (text === undefined) return missing
  return /^\d{1,9}$/.test(text) ? Number(text) : -1
}

export const clientAction = async ({ serverAction, request }: Route.ClientActionArgs) => {
  const entries = [...(await request.clone().formData())].map(
    ([name, value]) => [name, String(value)] as const,
  )
  const fields = Object.fromEntries(entries)
  const form = { typed: draftFromForm(entries), revision: revisionFrom(fields.revision), success: null }
  try {
    return await actionFallback(serverAction(), { ...form, mistake: failureOf(fields.act ?? '') })
  } catch (thrown) {
    const isSaved = thrown instanceof Response && thrown.headers.get('location') === EDITOR_PATH
    if (!isSaved) throw thrown
    // Instead of the redirect, which is for browsers without JavaScript: the editor is told, and its page loaded again.
    return { ...form, mistake: null, isSaved }
  }
}

export const shouldRevalidate = revalidateOnConflict

export const meta = () => pageMeta('Mi perfil técnico')

export default function OwnProfilePage({ loaderData, actionData }: Route.ComponentProps) {
  const { own, near, returnTo, flash } = loaderData
  const { facts, calendar } = own
  return (
    <ProfileEditor
      own={own}
      answer={actionData}
      flash={flash}
      keepersText={keepersText(loaderData.keepers)}
      verificationPath={VERIFICATION_PAGE}
      reviewsPath={OWN_REVIEWS_PATH}
      returnToLink={returnTo && <ReturnToLink returnTo={returnTo} className="mt-4" />}
      nearDemand={near && <NearDemandRow {...near} className="mt-4" />}
      renderCard={edit => <PreviewCard edit={edit} facts={facts} calendar={calendar} />}
      renderProfile={edit => <TypedPreview edit={edit} facts={facts} calendar={calendar} />}
    />
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailureView error={error} />
}
