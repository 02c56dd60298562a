// The photo upload, shared by the page's form and the script's endpoint.
import type { RouterContextProvider } from 'react-router'
import { servicesContext } from '#app/services.ts'
import { type Outcome, refused } from '#domain/outcome.ts'
import type { PhotoRefusal } from '#domain/technicians/photo.ts'
import { viewerContext } from '#guards/viewer.server.ts'
import type { StoredPhoto } from '#images/photo-host.server.ts'
import { drainBody } from '#images/photo-upload.server.ts'
import { changePhoto } from '#use-cases/change-photo.server.ts'

export const PHOTO_STATUS: Record<PhotoRefusal, number> = {
  'photo-required': 400,
  'photo-one-only': 400,
  'photo-format': 415,
  'photo-too-large': 413,
  'photo-too-many-pixels': 422,
  'photo-damaged': 422,
  'sign-in-as-technician': 401,
  'no-profile': 404,
  'too-many-requests': 429,
  'photo-failed': 503,
  'photo-host-refused': 424,
}

/** Only the file is read from the form; the technician is the session's. */
export async function handlePhotoForm(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<Outcome<StoredPhoto, PhotoRefusal>> {
  const services = context.get(servicesContext)
  const viewer = context.get(viewerContext)
  const upload = { type: request.headers.get('content-type'), body: request.body }
  const outcome = viewer
    ? await changePhoto(services, viewer, upload).catch(error => {
        services.log.error({ err: error }, 'photo not saved')
        return refused('photo-failed')
      })
    : refused('sign-in-as-technician')
  if (!outcome.ok) await drainBody(upload.body)
  return outcome
}
