// Sections 4 and 5; D21, 150: what saving and publishing do to a stored profile, and when they may.
import { EDITOR_CURRENCY } from '#domain/currencies.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { draftFromProfile, isSameDraft } from '#domain/technicians/draft-from-profile.ts'
import type { ProfileEdit } from '#domain/technicians/parse-profile.ts'
import { missingPoints } from '#domain/technicians/publish-checklist.ts'
import { technicianSlug } from '#domain/technicians/slug.ts'
import type { OwnTechnician, Technician } from '#domain/technicians/technician.ts'

export type ProfileRefusal =
  | 'profile-not-saved'
  | 'profile-not-published'
  | 'profile-not-hidden'
  | 'profile-incomplete'
  | 'profile-changed'

export interface ProfileForm {
  readonly edit: ProfileEdit
  /** The revision that the form was filled in from. */
  readonly revision: number
}

interface Circumstances {
  /** How many others have, or had, the address that the name makes. */
  readonly namesakes: number
  readonly now: Date
}

export type ProfileChanges = ProfileEdit & Pick<Technician, 'slug' | 'publicado' | 'moneda'>

/** A moderated technician does not publish himself. */
export function mayPublish({ estado, deletedAt }: Pick<Technician, 'estado' | 'deletedAt'>): boolean {
  return deletedAt === null && (estado === null || estado === 'publicado')
}

/** Saved below the checklist, a published profile is hidden. */
export function changesOnSave(
  stored: OwnTechnician,
  form: ProfileForm,
  { namesakes, now }: Circumstances,
): Outcome<ProfileChanges, ProfileRefusal> {
  if (stored.deletedAt) return refused('profile-not-saved')
  if (isStale(stored, form, now)) return refused('profile-changed')
  return accepted({
    ...changesOf(stored, form.edit, namesakes),
    publicado: stored.publicado && isComplete(stored, form.edit),
  })
}

/** Saves and publishes, or does neither. */
export function changesOnPublish(
  stored: OwnTechnician,
  form: ProfileForm,
  { namesakes, now }: Circumstances,
): Outcome<ProfileChanges, ProfileRefusal> {
  if (!mayPublish(stored)) return refused('profile-not-published')
  if (isStale(stored, form, now)) return refused('profile-changed')
  if (!isComplete(stored, form.edit)) return refused('profile-incomplete')
  return accepted({ ...changesOf(stored, form.edit, namesakes), publicado: true })
}

/** Somebody saved since this form was opened. The same form sent again is not somebody. */
function isStale(stored: OwnTechnician, { edit, revision }: ProfileForm, now: Date): boolean {
  return (
    stored.revision !== revision && !isSameDraft(draftFromProfile(stored, now), draftFromProfile(edit, now))
  )
}

function isComplete({ fotoURL }: Technician, edit: ProfileEdit): boolean {
  return missingPoints({ ...edit, fotoURL }).length === 0
}

/** Another name makes another address; the same name keeps the one it has. */
function changesOf(stored: OwnTechnician, edit: ProfileEdit, namesakes: number) {
  const slug =
    edit.nombre === stored.nombre ? stored.slug : technicianSlug(edit.nombre, stored.uid, namesakes)
  return { ...edit, slug, moneda: EDITOR_CURRENCY }
}
