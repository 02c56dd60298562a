import type { Viewer } from '#accounts/domain/viewer.ts'
import type { Services } from '#app/services.ts'
import { type Outcome, refused } from '#platform/domain/outcome.ts'
import { changesOnSave, type ProfileForm, type ProfileRefusal } from '#technicians/domain/profile-changes.ts'
import { type ChangedProfile, changeOwnProfile } from '#technicians/persistence/own-profile.server.ts'

/** Section 5, "On save"; D21: a published profile that no longer meets the checklist is hidden. */
export async function saveProfile(
  { db, now }: Services,
  { uid }: Viewer,
  form: ProfileForm,
): Promise<Outcome<ChangedProfile, ProfileRefusal>> {
  const outcome = await changeOwnProfile(db, uid, now(), (stored, namesakes) =>
    changesOnSave(stored, form, { namesakes, now: now() }),
  )
  return outcome ?? refused('profile-not-saved')
}
