import type { Services } from '#app/services.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import type { PhotoRefusal } from '#domain/technicians/photo.ts'
import type { Viewer } from '#domain/users/viewer.ts'
import type { StoredPhoto } from '#images/photo-host.server.ts'
import type { Upload } from '#images/photo-upload.server.ts'
import { imageAt, STORED_SIZE } from '#images/transformation.ts'
import { updateOwnPhoto } from '#persistence/technicians/technician-photos.server.ts'
import { findOwnTechnician } from '#persistence/technicians/technicians.server.ts'

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
