import type { RouterContextProvider } from 'react-router'
import { servicesContext } from '#app/services.ts'
import type { ProblemPhotoRefusal } from '#bookings/domain/problem-photo.ts'
import { addProblemPhoto } from '#bookings/use-cases/add-problem-photos.server.ts'
import { viewerContext } from '#guards/viewer.server.ts'
import { type Outcome, refused } from '#platform/domain/outcome.ts'
import { handleUpload, PHOTO_STATUS } from '#platform/http/photo-form.server.ts'

export const PROBLEM_PHOTO_STATUS: Record<ProblemPhotoRefusal, number> = {
  ...PHOTO_STATUS,
  'too-many-photos': 400,
  'sign-in-to-book': 401,
}

/** A photo of the problem; its id. */
export function handleProblemPhotoForm(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<Outcome<string, ProblemPhotoRefusal>> {
  const services = context.get(servicesContext)
  const viewer = context.get(viewerContext)
  return handleUpload(request, services, async upload =>
    viewer ? addProblemPhoto(services, viewer, upload) : refused('sign-in-to-book'),
  )
}
