import type { Viewer } from '#accounts/domain/role.ts'
import { asActingAdmin } from '#accounts/use-cases/as-acting-admin.server.ts'
import type { Services } from '#app/services.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import type { AdminRefusal } from '#platform/domain/trail.ts'
import { addToTrail } from '#platform/trail/moderation-trail.server.ts'
import type { JobPhotoRefusal } from '#technicians/domain/job-photo.ts'
import { lockTechnician } from '#technicians/persistence/technician-moderation.server.ts'
import {
  findJobPhotoOwner,
  lockJobPhoto,
  writeJobPhotoHidden,
} from '#technicians/persistence/technician-photos.server.ts'

interface HideJobPhoto {
  readonly id: number
  /** False shows it again. */
  readonly hide: boolean
  readonly reason: string | null
}

/** An administrator hides a photo of a past job, or shows it again. Gives the technician's id. */
export function hideJobPhoto(
  services: Services,
  viewer: Viewer,
  { id, hide, reason }: HideJobPhoto,
): Promise<Outcome<string, AdminRefusal | JobPhotoRefusal>> {
  const act = hide ? 'hide-job-photo' : 'show-job-photo'
  return asActingAdmin(services, viewer, { act }, async (tx, now) => {
    const owner = await findJobPhotoOwner(tx, id)
    if (owner === null) return refused('job-photo-gone')
    await lockTechnician(tx, owner)
    const photo = await lockJobPhoto(tx, id)
    if (!photo) return refused('job-photo-gone')
    const isHidden = photo.hiddenAt !== null
    if (isHidden === hide) return refused('job-photo-decided')
    await writeJobPhotoHidden(tx, id, hide ? now : null)
    await addToTrail(tx, {
      actorUid: viewer.uid,
      act,
      targetKind: 'technician',
      targetId: owner,
      before: hide ? { fotoVisible: photo.caption } : { fotoOculta: photo.caption },
      after: hide ? { fotoOculta: photo.caption } : { fotoVisible: photo.caption },
      reason,
      at: now,
    })
    return accepted(owner)
  })
}
