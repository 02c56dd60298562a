import { useEffect, useRef } from 'react'
import { data, redirect } from 'react-router'
import { originContext, servicesContext } from '#app/services.ts'
import { viewerContext } from '#guards/viewer.server.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import { withCookies } from '#platform/http/request-form.server.ts'
import { flashCookie, takeFlash } from '#platform/http/site-cookies.server.ts'
import { TextLink } from '#platform/ui/basics/button.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { Message } from '#platform/ui/basics/message.tsx'
import { actionFallback, revalidateOnConflict } from '#platform/ui/basics/page-actions.ts'
import { SessionEndedView } from '#platform/ui/frame/session-ended-view.tsx'
import { pageMeta } from '#platform/wording/page-meta.ts'
import { JOB_PHOTOS_PAGE } from '#platform/wording/photo-paths.ts'
import { JOB_PHOTOS_MAX } from '#technicians/domain/job-photo.ts'
import { handleJobPhotoForm, type JobPhotoFormAnswer } from '#technicians/pages/job-photo-form.server.ts'
import { listJobPhotosOf } from '#technicians/persistence/technician-photos.server.ts'
import { JobPhotoCard, moveButtonId } from '#technicians/ui/job-photos/job-photo-card.tsx'
import { NewJobPhoto } from '#technicians/ui/job-photos/new-job-photo.tsx'
import { openOwnProfile } from '#technicians/use-cases/profile-editing.server.ts'
import { JOB_PHOTOS_INTRO, JOB_PHOTOS_TITLE, jobPhotoCountText } from '#technicians/wording/job-photos.ts'
import {
  TECHNICIAN_SUCCESSES,
  type TechnicianSuccess,
  technicianRefusalText,
} from '#technicians/wording/outcomes.ts'
import { EDITOR_PATH } from '#technicians/wording/technician-paths.ts'
import type { Route } from './+types/own-job-photos'

const FLASHES = ['job-photo-added', 'job-photo-saved', 'job-photo-deleted'] satisfies TechnicianSuccess[]

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  // Guests only get here by posting the form after the session ended (D33).
  if (!viewer) return data(null, 401)
  const services = context.get(servicesContext)
  if (!(await openOwnProfile(services, viewer))) throw redirect(EDITOR_PATH)
  const { flash, cookies } = takeFlash(request, context.get(originContext), FLASHES)
  const photos = await listJobPhotosOf(services.db, viewer.uid)
  const today = bogotaDate(services.now())
  return data({ photos, today, flash: flash && TECHNICIAN_SUCCESSES[flash] }, withCookies(cookies))
}

export async function action({ request, context }: Route.ActionArgs) {
  const { flash, refusal } = await handleJobPhotoForm(request, context)
  if (refusal) return refusal
  const cookies = flash ? [flashCookie<TechnicianSuccess>(flash, context.get(originContext))] : []
  throw redirect(JOB_PHOTOS_PAGE, withCookies(cookies))
}

export const clientAction = async ({ serverAction, request }: Route.ClientActionArgs) => {
  const form = await request.clone().formData()
  const typed = Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'))
  const refusal = {
    field: null,
    text: technicianRefusalText('job-photo-not-saved'),
    typed,
  } as JobPhotoFormAnswer['refusal']
  return actionFallback<unknown, JobPhotoFormAnswer>(serverAction(), {
    id: Number(form.get('id') ?? 0),
    refusal,
  }) as Promise<JobPhotoFormAnswer>
}

export const shouldRevalidate = revalidateOnConflict

export const meta = () => pageMeta(JOB_PHOTOS_TITLE)

export default function OwnJobPhotos({ loaderData, actionData }: Route.ComponentProps) {
  const photos = loaderData?.photos ?? []
  const onMove = useFocusAfterMove(photos)
  if (!loaderData) return <SessionEndedView from={JOB_PHOTOS_PAGE} />
  const { today, flash } = loaderData
  const refusalOf = (id: number) => (actionData?.id === id ? actionData.refusal : null)
  const isListed = photos.some(({ id }) => id === actionData?.id)
  return (
    <div className="container-45 pt-5 md:pt-7">
      <TextLink to={EDITOR_PATH}>
        <Icon of="arrow-left" size={18} className="mr-1.5" />
        Volver a tu perfil
      </TextLink>
      <h1 className="mt-0.5 type-h1">{JOB_PHOTOS_TITLE}</h1>
      <p className="mt-1 text-ink-600">{JOB_PHOTOS_INTRO}</p>
      <div className="mt-4 empty:hidden">
        {flash && !actionData && <Message kind="success">{flash}</Message>}
        {actionData && actionData.id !== 0 && !isListed && (
          <Message kind="error">{actionData.refusal.text}</Message>
        )}
      </div>
      {photos.length > 0 && (
        <section aria-label="Tus trabajos" className="mt-5">
          <p className="text-label font-bold text-ink-700">{jobPhotoCountText(photos.length)}</p>
          <ol className="mt-2.5 grid gap-3.5">
            {photos.map((photo, index) => (
              <JobPhotoCard
                // A changed photo gets a new form with the stored values.
                key={`${photo.id} ${photo.caption} ${photo.month}`}
                photo={photo}
                today={today}
                isFirst={index === 0}
                isLast={index === photos.length - 1}
                refusal={refusalOf(photo.id)}
                onMove={onMove}
              />
            ))}
          </ol>
        </section>
      )}
      {photos.length < JOB_PHOTOS_MAX ? (
        <NewJobPhoto today={today} refusal={refusalOf(0)} count={photos.length} />
      ) : (
        <div className="mt-6">
          <Message kind="info">{technicianRefusalText('too-many-job-photos')}</Message>
        </div>
      )}
    </div>
  )
}

/** Moving a row in the document takes the focus from its button: gives it back. */
function useFocusAfterMove(photos: readonly object[]) {
  const moved = useRef<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the list was loaded again.
  useEffect(() => {
    if (moved.current) document.getElementById(moved.current)?.focus()
    moved.current = null
  }, [photos])
  return (act: string, id: number) => {
    moved.current = moveButtonId(act, id)
  }
}
