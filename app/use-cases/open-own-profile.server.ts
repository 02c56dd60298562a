import type { Services } from '#app/services.ts'
import { technicianSlug } from '#domain/technicians/slug.ts'
import type { OwnTechnician } from '#domain/technicians/technician.ts'
import type { Viewer } from '#domain/users/viewer.ts'
import { findOwnProfile, insertTechnicianIfMissing } from '#persistence/technicians/technicians.server.ts'
import { findAccountDetails } from '#persistence/users/users.server.ts'

/** Section 4: creates an unpublished profile with defaults when its owner, or an administrator, first opens it. */
export async function openOwnProfile({ db }: Services, { uid }: Viewer): Promise<OwnTechnician | null> {
  const own = await findOwnProfile(db, uid)
  const account = own ? null : await findAccountDetails(db, uid)
  if (!account) return own
  const { name: nombre, ciudad, barrio, telefono } = account
  const slug = technicianSlug(nombre, uid)
  await insertTechnicianIfMissing(db, { uid, nombre, slug, ciudad, barrio, telefono })
  return findOwnProfile(db, uid)
}
