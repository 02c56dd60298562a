import type { Services } from '#app/services.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import type { JobPhotoRefusal } from '#domain/technicians/job-photo.ts'
import type { Viewer } from '#domain/users/viewer.ts'
import { deleteJobPhoto } from '#persistence/technicians/job-photos.server.ts'

export async function removeJobPhoto(
  { db }: Services,
  { uid }: Viewer,
  id: number,
): Promise<Outcome<void, JobPhotoRefusal>> {
  return (await deleteJobPhoto(db, uid, id)) ? accepted() : refused('job-photo-gone')
}
