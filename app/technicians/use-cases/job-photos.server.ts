import type { Viewer } from '#accounts/domain/role.ts'
import type { Services } from '#app/services.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import type { PhotoRefusal } from '#platform/domain/photo.ts'
import { sanitizeText } from '#platform/domain/sanitize-text.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import type { FormWithPhotos } from '#platform/photos/photo-intake.server.ts'
import type { Upload } from '#platform/photos/photo-upload.server.ts'
import {
  JOB_PHOTO_FIELDS,
  JOB_PHOTOS_MAX,
  type JobPhotoRefusal,
  type JobPhotoText,
  parseJobPhoto,
} from '#technicians/domain/job-photo.ts'
import { findOwnTechnician } from '#technicians/persistence/own-profile.server.ts'
import {
  countJobPhotos,
  deleteJobPhoto,
  insertJobPhoto,
  PHOTO_LIMIT,
  moveJobPhoto as swapPositions,
  updateJobPhoto,
} from '#technicians/persistence/technician-photos.server.ts'

export type AddedJobPhoto = Outcome<void, JobPhotoRefusal | PhotoRefusal> & {
  /** The field of the form that the refusal is about. */
  readonly field?: string | null
  /** To be shown again in a refused form. */
  readonly typed: Readonly<Record<string, string>>
}

/** The form with photo, caption and month. Null when it cannot be parsed. The photo is stored only when all is valid. */
export async function addJobPhoto(
  services: Services,
  viewer: Viewer,
  upload: Upload,
): Promise<AddedJobPhoto | null> {
  const { db, images, limits, now, log } = services
  const { uid } = viewer
  const received = await images.receiveForm(upload, { field: 'foto', max: 1 })
  if (!received) return null
  const typed = textsOf(received.form)
  const refuse = (code: JobPhotoRefusal | PhotoRefusal, field: string | null = null) => ({
    ...refused(code),
    field,
    typed,
  })
  if (viewer.role === 'cliente') return refuse('sign-in-as-technician')
  if (!(await findOwnTechnician(db, uid))) return refuse('no-profile')
  if ((await countJobPhotos(db, uid)) >= JOB_PHOTOS_MAX) return refuse('too-many-job-photos')
  const picture = pictureIn(received)
  if (!picture.ok) return refuse(picture.code, 'foto')
  const text = parseJobPhoto(typed, bogotaDate(now()))
  if (!text.ok) return refuse(text.code, text.field)
  if (!(await limits.consume(PHOTO_LIMIT, uid))) return refuse('too-many-requests', 'foto')
  const stored = await images.store(picture.value)
  if (!stored.ok) {
    // A failure of this server does not count against the limit.
    await limits.refund(PHOTO_LIMIT, uid)
    return refuse(stored.code, 'foto')
  }
  const photo = { ...text.value, url: stored.value.secure_url }
  try {
    const isAdded = await insertJobPhoto(db, uid, photo, now())
    return isAdded ? { ...accepted(), typed: {} } : refuse('too-many-job-photos')
  } catch (error) {
    log.error({ err: error }, 'job photo not saved')
    return refuse('job-photo-not-saved')
  }
}

function pictureIn({ photos: [photo], hasMore }: FormWithPhotos) {
  if (hasMore) return refused('photo-one-only')
  return photo ?? refused('photo-required')
}

function textsOf(form: FormData): Record<string, string> {
  return Object.fromEntries(
    JOB_PHOTO_FIELDS.flatMap(name => {
      const value = form.get(name)
      return typeof value === 'string' ? [[name, sanitizeText(value)]] : []
    }),
  )
}

/** Changes caption and month of an own photo. */
export async function editJobPhoto(
  { db }: Services,
  { uid }: Viewer,
  { id, text }: { id: number; text: JobPhotoText },
): Promise<Outcome<void, JobPhotoRefusal>> {
  return (await updateJobPhoto(db, uid, id, text)) ? accepted() : refused('job-photo-gone')
}

/** Moves an own photo one place: -1 forwards, 1 backwards. */
export async function moveJobPhoto(
  { db }: Services,
  { uid }: Viewer,
  { id, by }: { id: number; by: -1 | 1 },
): Promise<Outcome<void, JobPhotoRefusal>> {
  return (await swapPositions(db, uid, id, by)) ? accepted() : refused('job-photo-gone')
}

export async function removeJobPhoto(
  { db }: Services,
  { uid }: Viewer,
  id: number,
): Promise<Outcome<void, JobPhotoRefusal>> {
  return (await deleteJobPhoto(db, uid, id)) ? accepted() : refused('job-photo-gone')
}
