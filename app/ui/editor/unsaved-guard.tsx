import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { Button } from '#ui/basics/button.tsx'
import { Dialog, DialogCloseButton } from '#ui/basics/dialog.tsx'
import { EDITOR_PATH } from '#ui/editor/editor-context.ts'
import { useModalDialog } from '#ui/hooks/use-modal-dialog.ts'

const ID = 'cambios-sin-guardar'

/** Asks before leaving the page or closing the tab with unsaved changes. */
export function UnsavedGuard({ isDirty }: { isDirty: boolean }) {
  const blocker = useBlocker(({ nextLocation }) => isDirty && !nextLocation.pathname.startsWith(EDITOR_PATH))
  useModalDialog(ID, blocker.state === 'blocked')
  useEffect(() => {
    if (!isDirty) return
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', preventUnload)
    return () => window.removeEventListener('beforeunload', preventUnload)
  }, [isDirty])
  return (
    <Dialog
      id={ID}
      title="Tienes cambios sin guardar"
      detail="Si sales ahora, se pierde lo que escribiste."
      onClose={() => blocker.state === 'blocked' && blocker.reset()}
    >
      <DialogCloseButton dialog={ID}>Seguir editando</DialogCloseButton>
      <Button kind="danger-solid" onClick={() => blocker.state === 'blocked' && blocker.proceed()}>
        Salir sin guardar
      </Button>
    </Dialog>
  )
}
