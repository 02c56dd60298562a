import type { RouterContextProvider } from 'react-router'
import { servicesContext } from '#app/services.ts'
import { viewerContext } from '#guards/viewer.server.ts'
import { type Outcome, refused } from '#platform/domain/outcome.ts'
import type { PhotoRefusal } from '#platform/domain/photo.ts'
import { handleUpload } from '#platform/http/photo-form.server.ts'
import type { StoredPhoto } from '#platform/photos/photos.server.ts'
import { changePhoto } from '#technicians/use-cases/profile-editing.server.ts'

/** The technician's own photo. Only the file is read from the form; the technician is the session's. */
export function handlePhotoForm(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<Outcome<StoredPhoto, PhotoRefusal>> {
  const services = context.get(servicesContext)
  const viewer = context.get(viewerContext)
  return handleUpload(request, services, async upload =>
    viewer ? changePhoto(services, viewer, upload) : refused('sign-in-as-technician'),
  )
}
