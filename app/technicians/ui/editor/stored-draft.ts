// The unsaved form of the editor in sessionStorage, per user: a session that ends while it is open loses nothing.
// Deleted when it is saved or discarded, and on sign-out.

import { BROWSER_STORAGE } from '#platform/domain/browser-storage.ts'
import { withSessionStorage } from '#platform/ui/hooks/session-storage.ts'
import type { ProfileDraft } from '#technicians/domain/profile-draft.ts'

export interface StoredDraft {
  readonly draft: ProfileDraft
  /** The stored revision that the form was based on. */
  readonly revision: number
}

const KEY = BROWSER_STORAGE.profileDraft.key

export function storeDraft(owner: string, { draft, revision }: StoredDraft): void {
  withSessionStorage(storage => storage.setItem(KEY, JSON.stringify({ owner, draft, revision })))
}

export function findStoredDraft(owner: string): StoredDraft | null {
  return withSessionStorage(storage => {
    const stored = JSON.parse(storage.getItem(KEY) ?? 'null') as (StoredDraft & { owner: string }) | null
    return stored?.owner === owner ? stored : null
  })
}

export function deleteStoredDraft(): void {
  withSessionStorage(storage => storage.removeItem(KEY))
}
