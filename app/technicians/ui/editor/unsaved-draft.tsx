// The unsaved form of the editor in sessionStorage, per user: a session that ends while it is open loses nothing.
// Deleted when it is saved or discarded, and on sign-out.

import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { BROWSER_STORAGE } from '#platform/domain/browser-storage.ts'
import { Button } from '#platform/ui/basics/button.tsx'
import { Dialog, DialogCloseButton, useModalDialog } from '#platform/ui/basics/dialog.tsx'
import { withSessionStorage } from '#platform/ui/hooks/session-storage.ts'
import type { ProfileDraft } from '#technicians/domain/profile-draft.ts'
import { EDITOR_PATH } from '#technicians/wording/technician-paths.ts'

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

const ID = 'cambios-sin-guardar'

/** Signing in again leads back to the stored draft. */
const ALLOWED_PATHS = [EDITOR_PATH, '/auth/login']

/** Asks before leaving the page or closing the tab with unsaved changes. */
export function UnsavedGuard({ isDirty }: { isDirty: boolean }) {
  const blocker = useBlocker(
    ({ nextLocation }) => isDirty && !ALLOWED_PATHS.some(path => nextLocation.pathname.startsWith(path)),
  )
  useModalDialog(ID, blocker.state === 'blocked' ? blocker.location : null)
  useEffect(() => {
    if (!isDirty) return
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', preventUnload)
    return () => window.removeEventListener('beforeunload', preventUnload)
  }, [isDirty])
  function leave() {
    deleteStoredDraft()
    if (blocker.state === 'blocked') blocker.proceed()
  }
  return (
    <Dialog
      id={ID}
      title="Tienes cambios sin guardar"
      detail="Si sales ahora, se pierde lo que escribiste."
      onClose={() => blocker.state === 'blocked' && blocker.reset()}
    >
      <DialogCloseButton dialog={ID}>Seguir editando</DialogCloseButton>
      <Button kind="danger-solid" onClick={leave}>
        Salir sin guardar
      </Button>
    </Dialog>
  )
}
