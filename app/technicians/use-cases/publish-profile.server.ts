import type { Viewer } from '#accounts/domain/viewer.ts'
import type { Services } from '#app/services.ts'
import { type Outcome, refused } from '#platform/domain/outcome.ts'
import {
  changesOnPublish,
  type ProfileForm,
  type ProfileRefusal,
} from '#technicians/domain/profile-changes.ts'
import { type ChangedProfile, changeOwnProfile } from '#technicians/persistence/own-profile.server.ts'

/** Section 4: saves and publishes, only with a complete checklist; D21: not while under review, blocked or deleted. */
export async function publishProfile(
  { db, now }: Services,
  { uid }: Viewer,
  form: ProfileForm,
): Promise<Outcome<ChangedProfile, ProfileRefusal>> {
  const outcome = await changeOwnProfile(db, uid, now(), (stored, namesakes) =>
    changesOnPublish(stored, form, { namesakes, now: now() }),
  )
  return outcome ?? refused('profile-not-published')
}
