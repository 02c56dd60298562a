// Technicians and forms for tests about their own profile.

import type { Viewer } from '#accounts/domain/role.ts'
import type { ProfileDraft } from '#technicians/domain/profile-draft.ts'
import { parseProfile } from '#technicians/domain/profile-edit.ts'
import { findOwnProfile } from '#technicians/persistence/own-profile.server.ts'
import { newTechnician } from '#tests/support/people/bookings.ts'
import type { TestDatabase } from '#tests/support/program/database.ts'

export const PHOTO = '/image/upload/c_fill,g_auto,w_640,h_640,q_auto,f_auto/tech_photos/x'

export async function newOwner(
  database: TestDatabase,
  { photo = true, publicado = false } = {},
): Promise<Viewer> {
  const viewer = await newTechnician(database, { publicado: false })
  await database.rows('update technicians set "fotoURL" = $2, publicado = $3 where uid = $1', [
    viewer.uid,
    photo ? PHOTO : null,
    publicado,
  ])
  return viewer
}

export function formOf(draft: ProfileDraft, revision = 0) {
  const parsed = parseProfile(draft)
  if (!parsed.ok) throw new Error(`${parsed.field}: ${parsed.code}`)
  return { edit: parsed.value, revision }
}

export async function storedProfile({ db }: TestDatabase, { uid }: Viewer) {
  const found = await findOwnProfile(db, uid)
  if (!found) throw new Error('no profile')
  return found
}
