import type { Viewer } from '#accounts/domain/viewer.ts'
import type { Services } from '#app/services.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import type { JobPhotoRefusal } from '#technicians/domain/job-photo.ts'
import { deleteJobPhoto } from '#technicians/persistence/job-photos.server.ts'

export async function removeJobPhoto(
  { db }: Services,
  { uid }: Viewer,
  id: number,
): Promise<Outcome<void, JobPhotoRefusal>> {
  return (await deleteJobPhoto(db, uid, id)) ? accepted() : refused('job-photo-gone')
}
