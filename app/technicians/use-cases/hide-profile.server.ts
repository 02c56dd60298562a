import type { Viewer } from '#accounts/domain/viewer.ts'
import type { Services } from '#app/services.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import type { ProfileRefusal } from '#technicians/domain/profile-changes.ts'
import { hideOwnProfile } from '#technicians/persistence/own-profile.server.ts'

/** Section 4: removes the profile from the catalogue and changes nothing else. */
export async function hideProfile(
  { db, now }: Services,
  { uid }: Viewer,
): Promise<Outcome<void, ProfileRefusal>> {
  return (await hideOwnProfile(db, uid, now())) ? accepted() : refused('profile-not-hidden')
}
