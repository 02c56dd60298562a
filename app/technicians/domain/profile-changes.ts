// Sections 4 and 5; D21, 150: what saving and publishing change in a stored profile, and when they are allowed.
import { EDITOR_CURRENCY } from '#platform/domain/money.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import { technicianSlug } from '#platform/domain/slug.ts'
import { draftFromProfile, EMPTY_PROFILE, isSameDraft } from '#technicians/domain/profile-edit.ts'
import { missingPoints } from '#technicians/domain/publish-checklist.ts'
import type { OwnTechnician, ProfileEdit, SavedProfile, Technician } from '#technicians/domain/technician.ts'

export type ProfileRefusal =
  | 'profile-not-saved'
  | 'profile-not-published'
  | 'profile-not-hidden'
  | 'profile-incomplete'
  | 'profile-changed'

export interface ProfileForm {
  readonly edit: SavedProfile
  /** The revision that the form was loaded from. */
  readonly revision: number
}

interface ChangeContext {
  /** How many other profiles use, or used, the slug of this name. */
  readonly namesakes: number
  readonly now: Date
}

export type ProfileChanges = SavedProfile & Pick<Technician, 'slug' | 'publicado' | 'moneda'>

/** D40: what an administrator edits before there is a record; the first save makes it. */
export function unsavedProfile(uid: string, now: Date): OwnTechnician {
  return {
    ...EMPTY_PROFILE,
    uid,
    slug: '',
    descripcion: '',
    fotoURL: null,
    moneda: null,
    horasBloqueadas: [],
    ratingPromedio: 0,
    resenasCount: 0,
    publicado: false,
    verificado: false,
    estado: null,
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
    revision: 0,
  }
}

/** D21: not while under review, blocked or deleted. */
function mayPublish({ estado, deletedAt }: Pick<Technician, 'estado' | 'deletedAt'>): boolean {
  return deletedAt === null && (estado === null || estado === 'publicado')
}

/** A published profile that no longer meets the checklist is hidden. */
export function changesOnSave(
  stored: OwnTechnician,
  form: ProfileForm,
  { namesakes, now }: ChangeContext,
): Outcome<ProfileChanges, ProfileRefusal> {
  if (stored.deletedAt) return refused('profile-not-saved')
  if (isStale(stored, form, now)) return refused('profile-changed')
  return accepted({
    ...changesOf(stored, form.edit, namesakes),
    publicado: stored.publicado && isComplete(stored, form.edit),
  })
}

export function changesOnPublish(
  stored: OwnTechnician,
  form: ProfileForm,
  { namesakes, now }: ChangeContext,
): Outcome<ProfileChanges, ProfileRefusal> {
  if (!mayPublish(stored)) return refused('profile-not-published')
  if (isStale(stored, form, now)) return refused('profile-changed')
  if (!isComplete(stored, form.edit)) return refused('profile-incomplete')
  return accepted({ ...changesOf(stored, form.edit, namesakes), publicado: true })
}

/** Saved by somebody else since this form was loaded; a repeated submission of the same contents is not stale. */
function isStale(stored: OwnTechnician, { edit, revision }: ProfileForm, now: Date): boolean {
  return (
    stored.revision !== revision && !isSameDraft(draftFromProfile(stored, now), draftFromProfile(edit, now))
  )
}

function isComplete({ fotoURL }: Technician, edit: ProfileEdit): boolean {
  return missingPoints({ ...edit, fotoURL }).length === 0
}

/** A changed name gets a new slug. */
function changesOf(stored: OwnTechnician, edit: SavedProfile, namesakes: number) {
  const slug =
    edit.nombre === stored.nombre ? stored.slug : technicianSlug(edit.nombre, stored.uid, namesakes)
  return { ...edit, slug, moneda: EDITOR_CURRENCY }
}
