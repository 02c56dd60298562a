import type { Services } from '#app/services.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import type { ProfileRefusal } from '#domain/technicians/profile-changes.ts'
import type { Viewer } from '#domain/users/viewer.ts'
import { hideOwnProfile } from '#persistence/technicians/own-profile.server.ts'

/** Section 4: out of the catalogue at once; whatever else the profile holds stays. */
export async function hideProfile(
  { db, now }: Services,
  { uid }: Viewer,
): Promise<Outcome<void, ProfileRefusal>> {
  return (await hideOwnProfile(db, uid, now())) ? accepted() : refused('profile-not-hidden')
}
