import type { Viewer } from '#accounts/domain/viewer.ts'
import type { Services } from '#app/services.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import type { JobPhotoRefusal, JobPhotoText } from '#technicians/domain/job-photo.ts'
import { updateJobPhoto } from '#technicians/persistence/job-photos.server.ts'

/** Changes caption and month of an own photo. */
export async function editJobPhoto(
  { db }: Services,
  { uid }: Viewer,
  { id, text }: { id: number; text: JobPhotoText },
): Promise<Outcome<void, JobPhotoRefusal>> {
  return (await updateJobPhoto(db, uid, id, text)) ? accepted() : refused('job-photo-gone')
}
