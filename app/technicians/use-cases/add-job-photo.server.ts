import type { Viewer } from '#accounts/domain/viewer.ts'
import type { Services } from '#app/services.ts'
import { bogotaDate } from '#platform/domain/bogota-time.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import type { PhotoRefusal } from '#platform/domain/photo.ts'
import { sanitizeText } from '#platform/domain/sanitize-text.ts'
import type { FormWithPhotos } from '#platform/photos/photo-intake.server.ts'
import type { Upload } from '#platform/photos/photo-upload.server.ts'
import {
  JOB_PHOTO_FIELDS,
  JOB_PHOTOS_MAX,
  type JobPhotoRefusal,
  parseJobPhoto,
} from '#technicians/domain/job-photo.ts'
import { countJobPhotos, insertJobPhoto } from '#technicians/persistence/job-photos.server.ts'
import { findOwnTechnician } from '#technicians/persistence/technicians.server.ts'

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
  if (!(await limits.consume('photo-person', uid))) return refuse('too-many-requests', 'foto')
  const stored = await images.store(picture.value)
  if (!stored.ok) {
    // A failure of this server does not count against the limit.
    await limits.refund('photo-person', uid)
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
