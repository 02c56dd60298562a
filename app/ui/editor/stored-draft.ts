// The unsaved form of the editor in sessionStorage, per user: a session that ends while it is open loses nothing.
// Deleted when it is saved or discarded, and on sign-out.
import type { ProfileDraft } from '#domain/technicians/profile-draft.ts'

export interface StoredDraft {
  readonly draft: ProfileDraft
  /** The stored revision that the form was based on. */
  readonly revision: number
}

const KEY = 'tecniya-profile'

export function storeDraft(owner: string, { draft, revision }: StoredDraft): void {
  withStorage(storage => storage.setItem(KEY, JSON.stringify({ owner, draft, revision })))
}

export function findStoredDraft(owner: string): StoredDraft | null {
  return withStorage(storage => {
    const stored = JSON.parse(storage.getItem(KEY) ?? 'null') as (StoredDraft & { owner: string }) | null
    return stored?.owner === owner ? stored : null
  })
}

export function deleteStoredDraft(): void {
  withStorage(storage => storage.removeItem(KEY))
}

function withStorage<Result>(use: (storage: Storage) => Result): Result | null {
  try {
    return use(sessionStorage)
  } catch {
    // sessionStorage may be full or disabled: drafts are optional.
    return null
  }
}
