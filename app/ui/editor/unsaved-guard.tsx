import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'
import { Button } from '#ui/basics/button.tsx'
import { Dialog, DialogCloseButton } from '#ui/basics/dialog.tsx'
import { EDITOR_PATH } from '#ui/editor/editor-context.ts'

const ID = 'cambios-sin-guardar'

/** Nobody loses what was typed by a slip of the thumb: leaving asks first, and so does closing the tab. */
export function UnsavedGuard({ isDirty }: { isDirty: boolean }) {
  const blocker = useBlocker(({ nextLocation }) => isDirty && !nextLocation.pathname.startsWith(EDITOR_PATH))
  const shown = useRef<HTMLSpanElement>(null)
  const asks = blocker.state === 'blocked'
  useEffect(() => {
    const dialog = shown.current?.closest('dialog')
    if (asks && dialog && !dialog.open) dialog.showModal()
  }, [asks])
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])
  return (
    <Dialog
      id={ID}
      title="Tienes cambios sin guardar"
      detail="Si sales ahora, se pierde lo que escribiste."
      onClose={() => blocker.state === 'blocked' && blocker.reset()}
    >
      <span ref={shown} hidden />
      <DialogCloseButton dialog={ID}>Seguir editando</DialogCloseButton>
      <Button kind="danger-solid" onClick={() => blocker.state === 'blocked' && blocker.proceed()}>
        Salir sin guardar
      </Button>
    </Dialog>
  )
}
