import type { Viewer } from '#accounts/domain/viewer.ts'
import { insertTechnicianIfMissing } from '#accounts/persistence/technician-record.server.ts'
import { findAccountDetails } from '#accounts/persistence/users.server.ts'
import type { Services } from '#app/services.ts'
import type { OwnTechnician } from '#technicians/domain/technician.ts'
import { findOwnProfile } from '#technicians/persistence/technicians.server.ts'

/** Section 4: creates an unpublished profile with defaults when its owner, or an administrator, first opens it. */
export async function openOwnProfile({ db }: Services, { uid }: Viewer): Promise<OwnTechnician | null> {
  const own = await findOwnProfile(db, uid)
  const account = own ? null : await findAccountDetails(db, uid)
  if (!account) return own
  await insertTechnicianIfMissing(db, { ...account, uid })
  return findOwnProfile(db, uid)
}
