// Photo uploads, shared by the page's form and the scripts' endpoints.
import type { RouterContextProvider } from 'react-router'
import type { Viewer } from '#accounts/domain/viewer.ts'
import { type Services, servicesContext } from '#app/services.ts'
import type { ProblemPhotoRefusal } from '#bookings/domain/problem-photo.ts'
import { addProblemPhoto } from '#bookings/use-cases/add-problem-photos.server.ts'
import { viewerContext } from '#guards/viewer.server.ts'
import { type Outcome, refused } from '#platform/domain/outcome.ts'
import type { PhotoRefusal } from '#platform/domain/photo.ts'
import type { StoredPhoto } from '#platform/photos/photo-host.server.ts'
import { drainBody, type Upload } from '#platform/photos/photo-upload.server.ts'
import { changePhoto } from '#technicians/use-cases/change-photo.server.ts'

export const PHOTO_STATUS: Record<PhotoRefusal | ProblemPhotoRefusal, number> = {
  'photo-required': 400,
  'photo-one-only': 400,
  'photo-format': 415,
  'photo-too-large': 413,
  'photo-too-many-pixels': 422,
  'photo-proportions': 422,
  'photo-damaged': 422,
  'too-many-photos': 400,
  'sign-in-as-technician': 401,
  'sign-in-to-book': 401,
  'no-profile': 404,
  'too-many-requests': 429,
  'photo-failed': 503,
  'photo-host-refused': 424,
}

const RATE_LIMIT_WINDOW_S = 60 * 60

/** The technician's own photo. Only the file is read from the form; the technician is the session's. */
export function handlePhotoForm(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<Outcome<StoredPhoto, PhotoRefusal>> {
  return handleUpload(request, context, 'sign-in-as-technician', changePhoto)
}

/** A photo of the problem; its id. */
export function handleProblemPhotoForm(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<Outcome<string, ProblemPhotoRefusal>> {
  return handleUpload(request, context, 'sign-in-to-book', addProblemPhoto)
}

async function handleUpload<Value, Code extends string>(
  request: Request,
  context: Readonly<RouterContextProvider>,
  guestRefusal: Code,
  store: (services: Services, viewer: Viewer, upload: Upload) => Promise<Outcome<Value, Code>>,
): Promise<Outcome<Value, Code | 'photo-failed'>> {
  const services = context.get(servicesContext)
  const viewer = context.get(viewerContext)
  const upload = { type: request.headers.get('content-type'), body: request.body }
  const outcome = viewer
    ? await store(services, viewer, upload).catch(error => {
        services.log.error({ err: error }, 'photo not saved')
        return refused('photo-failed' as const)
      })
    : refused(guestRefusal)
  if (!outcome.ok) await drainBody(upload.body)
  return outcome
}

/** The answer to the script. It retries after 429: the header says when. */
export function photoRefusalResponse(code: PhotoRefusal | ProblemPhotoRefusal, text: string): Response {
  const headers = code === 'too-many-requests' ? { 'retry-after': String(RATE_LIMIT_WINDOW_S) } : undefined
  return Response.json({ text }, { status: PHOTO_STATUS[code], headers })
}
