import type { Services } from '#app/services.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import type { ProfileRefusal } from '#domain/technicians/profile-changes.ts'
import type { Viewer } from '#domain/users/viewer.ts'
import { hideOwnProfile } from '#persistence/technicians/own-profile.server.ts'

/** Section 4: removes the profile from the catalogue and changes nothing else. */
export async function hideProfile(
  { db, now }: Services,
  { uid }: Viewer,
): Promise<Outcome<void, ProfileRefusal>> {
  return (await hideOwnProfile(db, uid, now())) ? accepted() : refused('profile-not-hidden')
}
