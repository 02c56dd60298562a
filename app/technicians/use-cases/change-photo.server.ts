import type { Viewer } from '#accounts/domain/viewer.ts'
import type { Services } from '#app/services.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import type { PhotoRefusal } from '#platform/domain/photo.ts'
import type { StoredPhoto } from '#platform/photos/photo-host.server.ts'
import type { Upload } from '#platform/photos/photo-upload.server.ts'
import { imageAt, STORED_SIZE } from '#platform/photos/transformation.ts'
import { updateOwnPhoto } from '#technicians/persistence/technician-photos.server.ts'
import { findOwnTechnician } from '#technicians/persistence/technicians.server.ts'

/** Section 7: uploads and saves in one step. The row is updated only after the photo is durably stored. */
export async function changePhoto(
  { db, images, limits, now }: Services,
  { uid, role }: Viewer,
  upload: Upload,
): Promise<Outcome<StoredPhoto, PhotoRefusal>> {
  if (role === 'cliente') return refused('sign-in-as-technician')
  if (!(await findOwnTechnician(db, uid))) return refused('no-profile')
  if (!(await limits.consume('photo-person', uid))) return refused('too-many-requests')
  const stored = await images.add(upload)
  if (!stored.ok) {
    // A failure of this server does not count against the limit.
    if (stored.code === 'photo-failed' || stored.code === 'photo-host-refused')
      await limits.refund('photo-person', uid)
    return stored
  }
  const { public_id, secure_url } = stored.value
  const fotoURL = imageAt(secure_url, STORED_SIZE)
  const saved = await updateOwnPhoto(db, uid, fotoURL, now())
  return saved ? accepted({ public_id, secure_url: fotoURL }) : refused('no-profile')
}
