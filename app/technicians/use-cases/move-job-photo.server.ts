import type { Viewer } from '#accounts/domain/viewer.ts'
import type { Services } from '#app/services.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import type { JobPhotoRefusal } from '#technicians/domain/job-photo.ts'
import { moveJobPhoto as swapPositions } from '#technicians/persistence/job-photos.server.ts'

/** Moves an own photo one place: -1 forwards, 1 backwards. */
export async function moveJobPhoto(
  { db }: Services,
  { uid }: Viewer,
  { id, by }: { id: number; by: -1 | 1 },
): Promise<Outcome<void, JobPhotoRefusal>> {
  return (await swapPositions(db, uid, id, by)) ? accepted() : refused('job-photo-gone')
}
