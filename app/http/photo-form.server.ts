// The photo's form as it reaches us, by a page or by a script: the same acts, the same answers.
import type { RouterContextProvider } from 'react-router'
import { servicesContext } from '#app/services.ts'
import { type Outcome, refused } from '#domain/outcome.ts'
import type { PhotoRefusal } from '#domain/technicians/photo.ts'
import { viewerContext } from '#guards/viewer.server.ts'
import { drainBody } from '#images/incoming.server.ts'
import type { StoredPhoto } from '#images/photo-host.server.ts'
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

/** The field is the photo's, the person is the session's: nothing else of the form is read. */
export async function photoFormOf(
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
