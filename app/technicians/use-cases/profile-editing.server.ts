import type { Viewer } from '#accounts/domain/role.ts'
import { insertTechnicianIfMissing } from '#accounts/persistence/technician-record.server.ts'
import { findAccountDetails } from '#accounts/persistence/users.server.ts'
import type { Services } from '#app/services.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import type { PhotoRefusal } from '#platform/domain/photo.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import type { Upload } from '#platform/photos/photo-upload.server.ts'
import type { StoredPhoto } from '#platform/photos/photos.server.ts'
import { imageAt, STORED_SIZE } from '#platform/photos/transformation.ts'
import {
  changesOnPublish,
  changesOnSave,
  type ProfileForm,
  type ProfileRefusal,
  unsavedProfile,
} from '#technicians/domain/profile-changes.ts'
import type { OwnTechnician } from '#technicians/domain/technician.ts'
import {
  type ChangedProfile,
  changeOwnProfile,
  findOwnProfile,
  findOwnTechnician,
  hideOwnProfile,
} from '#technicians/persistence/own-profile.server.ts'
import { PHOTO_LIMIT, updateOwnPhoto } from '#technicians/persistence/technician-photos.server.ts'

/** Section 4: creates an unpublished profile with defaults when the technician first opens it; null for others without one. */
export async function openOwnProfile({ db }: Services, { uid, role }: Viewer): Promise<OwnTechnician | null> {
  const own = await findOwnProfile(db, uid)
  if (own || role !== 'tecnico') return own
  await makeRecord(db, uid)
  return findOwnProfile(db, uid)
}

async function makeRecord(db: Db, uid: string): Promise<void> {
  const account = await findAccountDetails(db, uid)
  if (account) await insertTechnicianIfMissing(db, { ...account, uid })
}

/** D40: the record of an administrator is made by the first save. */
const ownChange = ({ uid, role }: Viewer, now: Date) => ({
  uid,
  now,
  unsaved: role === 'admin' ? unsavedProfile(uid, now) : null,
})

/** Section 5, "On save"; D21: a published profile that no longer meets the checklist is hidden. */
export async function saveProfile(
  { db, now }: Services,
  viewer: Viewer,
  form: ProfileForm,
): Promise<Outcome<ChangedProfile, ProfileRefusal>> {
  const outcome = await changeOwnProfile(db, ownChange(viewer, now()), (stored, namesakes) =>
    changesOnSave(stored, form, { namesakes, now: now() }),
  )
  return outcome ?? refused('profile-not-saved')
}

/** Section 4: saves and publishes, only with a complete checklist; D21: not while under review, blocked or deleted. */
export async function publishProfile(
  { db, now }: Services,
  viewer: Viewer,
  form: ProfileForm,
): Promise<Outcome<ChangedProfile, ProfileRefusal>> {
  const outcome = await changeOwnProfile(db, ownChange(viewer, now()), (stored, namesakes) =>
    changesOnPublish(stored, form, { namesakes, now: now() }),
  )
  return outcome ?? refused('profile-not-published')
}

/** Section 4: removes the profile from the catalogue and changes nothing else. */
export async function hideProfile(
  { db, now }: Services,
  { uid }: Viewer,
): Promise<Outcome<void, ProfileRefusal>> {
  return (await hideOwnProfile(db, uid, now())) ? accepted() : refused('profile-not-hidden')
}

/** Section 7: uploads and saves in one step. The row is updated only after the photo is durably stored. */
export async function changePhoto(
  { db, images, limits, now }: Services,
  { uid, role }: Viewer,
  upload: Upload,
): Promise<Outcome<StoredPhoto, PhotoRefusal>> {
  if (role === 'cliente') return refused('sign-in-as-technician')
  const hasRecord = (await findOwnTechnician(db, uid)) !== null
  if (!hasRecord && role !== 'admin') return refused('no-profile')
  if (!(await limits.consume(PHOTO_LIMIT, uid))) return refused('too-many-requests')
  const stored = await images.add(upload)
  if (!stored.ok) {
    // A failure of this server does not count against the limit.
    if (stored.code === 'photo-failed' || stored.code === 'photo-host-refused')
      await limits.refund(PHOTO_LIMIT, uid)
    return stored
  }
  const { public_id, secure_url } = stored.value
  const fotoURL = imageAt(secure_url, STORED_SIZE)
  const saved = await db.transaction(async tx => {
    if (!hasRecord) await makeRecord(tx, uid)
    return updateOwnPhoto(tx, uid, fotoURL, now())
  })
  return saved ? accepted({ public_id, secure_url: fotoURL }) : refused('no-profile')
}
