import { randomBytes } from 'node:crypto'
import type { Viewer } from '#accounts/domain/role.ts'
import type { Services } from '#app/services.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import { rateLimit } from '#platform/domain/rate-limit.ts'
import { bogotaDate, HOUR_MS } from '#platform/domain/time.ts'
import {
  PORTER_NOTE_MAX_LENGTH,
  type PorterLink,
  type PorterRefusal,
  porterNoteFrom,
} from '#visits/domain/porter.ts'
import {
  findPorterLinkOfClient,
  storePorterNote,
  storePorterToken,
} from '#visits/persistence/porter.server.ts'

const TOKEN_BYTES = 24

export const PORTER_NOTE_LIMIT = rateLimit('porter-note-person', 60, HOUR_MS)

/**
 * The link of an own confirmed visit of today, with its note; made when it is first offered, because the button must carry it
 * without script too. Null for any other visit.
 */
export async function openPorterLink(
  { db, now }: Services,
  viewer: Viewer,
  key: number,
): Promise<PorterLink | null> {
  const visit = { key, clientId: viewer.uid, date: bogotaDate(now()) }
  const link = await findPorterLinkOfClient(db, visit)
  if (!link) return null
  const token =
    link.token ?? (await storePorterToken(db, visit, randomBytes(TOKEN_BYTES).toString('base64url')))
  return token === null ? null : { ...link, token }
}

/** An empty note is one too: none is taken from an earlier visit. */
export async function changePorterNote(
  { db, limits, now }: Services,
  viewer: Viewer,
  typed: { readonly key: number; readonly note: string },
): Promise<Outcome<void, PorterRefusal | 'too-many-requests'>> {
  const note = porterNoteFrom(typed.note)
  if (note.length > PORTER_NOTE_MAX_LENGTH) return refused('porter-note-too-long')
  if (!(await limits.consume(PORTER_NOTE_LIMIT, viewer.uid))) return refused('too-many-requests')
  const visit = { key: typed.key, clientId: viewer.uid, date: bogotaDate(now()) }
  return (await storePorterNote(db, visit, note)) ? accepted() : refused('porter-closed')
}
