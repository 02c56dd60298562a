import type { Services } from '#app/services.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import type { JobPhotoRefusal, JobPhotoText } from '#domain/technicians/job-photo.ts'
import type { Viewer } from '#domain/users/viewer.ts'
import { updateJobPhoto } from '#persistence/technicians/job-photos.server.ts'

/** Changes caption and month of an own photo. */
export async function editJobPhoto(
  { db }: Services,
  { uid }: Viewer,
  { id, text }: { id: number; text: JobPhotoText },
): Promise<Outcome<void, JobPhotoRefusal>> {
  return (await updateJobPhoto(db, uid, id, text)) ? accepted() : refused('job-photo-gone')
}
