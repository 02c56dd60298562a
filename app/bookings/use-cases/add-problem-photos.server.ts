import type { Viewer } from '#accounts/domain/role.ts'
import type { Services } from '#app/services.ts'
import { PHOTOS_MAX } from '#bookings/domain/booking.ts'
import { type ProblemPhotoRefusal, problemPhotoIdsFrom } from '#bookings/domain/problem-photo.ts'
import { insertProblemPhoto } from '#bookings/persistence/problem-photo-store.server.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import { rateLimit } from '#platform/domain/rate-limit.ts'
import { HOUR_MS } from '#platform/domain/time.ts'
import type { NormalizedPhoto } from '#platform/photos/photo-intake.server.ts'
import type { Upload } from '#platform/photos/photo-upload.server.ts'

export const PROBLEM_PHOTO_LIMIT = rateLimit('problem-photo-person', 60, HOUR_MS)

/** One photo, uploaded by the script. */
export async function addProblemPhoto(
  services: Services,
  viewer: Viewer,
  upload: Upload,
): Promise<Outcome<string, ProblemPhotoRefusal>> {
  const { limits, problemPhotos } = services
  if (!(await limits.consume(PROBLEM_PHOTO_LIMIT, viewer.uid))) return refused('too-many-requests')
  try {
    const photo = await problemPhotos.receivePhoto(upload)
    return photo.ok ? accepted(await storePhoto(services, viewer, photo.value)) : photo
  } catch (error) {
    return failed(services, viewer, error)
  }
}

/** One photo that came by another way than a form. */
export async function addPhotoOfMessage(
  services: Services,
  viewer: Viewer,
  bytes: Buffer,
): Promise<Outcome<string, ProblemPhotoRefusal>> {
  const { limits, problemPhotos } = services
  if (!(await limits.consume(PROBLEM_PHOTO_LIMIT, viewer.uid))) return refused('too-many-requests')
  return storeUnlessFull(services, viewer, await problemPhotos.receiveBytes(bytes), 0)
}

export interface FormWithProblemPhotos {
  readonly form: FormData
  /** Ids of photos that were stored before and of those stored now. */
  readonly fotos: readonly string[]
  /** Why a photo was not stored; the others were. */
  readonly refusal: ProblemPhotoRefusal | null
}

/**
 * The booking form as sent without script, with up to three files in `foto`. A form counts as one upload. Null when it
 * cannot be parsed.
 */
export async function addProblemPhotosOfForm(
  services: Services,
  viewer: Viewer,
  upload: Upload,
): Promise<FormWithProblemPhotos | null> {
  const { limits, problemPhotos } = services
  const isAllowed = await limits.consume(PROBLEM_PHOTO_LIMIT, viewer.uid)
  const received = await problemPhotos.receiveForm(upload, { field: 'foto', max: isAllowed ? PHOTOS_MAX : 0 })
  if (!received) return null
  const { form, photos, hasMore } = received
  const fotos = problemPhotoIdsFrom(form.getAll('fotos').filter(value => typeof value === 'string'))
  let refusal: ProblemPhotoRefusal | null = null
  if (hasMore) refusal = isAllowed ? 'too-many-photos' : 'too-many-requests'
  for (const photo of photos) {
    const stored = await storeUnlessFull(services, viewer, photo, fotos.length)
    if (stored.ok) fotos.push(stored.value)
    else refusal ??= stored.code
  }
  return { form, fotos, refusal }
}

async function storeUnlessFull(
  services: Services,
  viewer: Viewer,
  photo: NormalizedPhoto,
  count: number,
): Promise<Outcome<string, ProblemPhotoRefusal>> {
  if (!photo.ok) return photo
  if (count >= PHOTOS_MAX) return refused('too-many-photos')
  try {
    return accepted(await storePhoto(services, viewer, photo.value))
  } catch (error) {
    return failed(services, viewer, error)
  }
}

/** The row is inserted only after the file is durably stored. */
async function storePhoto({ db, problemPhotos, now }: Services, { uid }: Viewer, picture: Buffer) {
  const id = await problemPhotos.store(picture)
  await insertProblemPhoto(db, { id, clientId: uid, createdAt: now() })
  return id
}

/** A failure of this server does not count against the limit. */
async function failed({ limits, log }: Services, { uid }: Viewer, error: unknown) {
  log.error({ err: error }, 'problem photo not stored')
  await limits.refund(PROBLEM_PHOTO_LIMIT, uid).catch(() => {})
  return refused('photo-failed')
}
