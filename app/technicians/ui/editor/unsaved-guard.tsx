import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { Button } from '#platform/ui/basics/button.tsx'
import { Dialog, DialogCloseButton } from '#platform/ui/basics/dialog.tsx'
import { useModalDialog } from '#platform/ui/hooks/use-modal-dialog.ts'
import { EDITOR_PATH } from '#technicians/ui/editor/editor-context.ts'
import { deleteStoredDraft } from '#technicians/ui/editor/stored-draft.ts'

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
