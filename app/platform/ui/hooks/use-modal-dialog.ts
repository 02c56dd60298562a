import { useEffect } from 'react'

/**
 * Opens the dialog with that id as a modal for each `request`, an object of its own every time it is to open, and closes
 * it when there is none. The request of a dialog that was just closed may still be there: its event `close` comes later.
 */
export function useModalDialog(id: string, request: object | null): void {
  useEffect(() => {
    const dialog = document.getElementById(id)
    if (!(dialog instanceof HTMLDialogElement)) return
    if (request && !dialog.open) dialog.showModal()
    if (!request && dialog.open) dialog.close()
  }, [id, request])
}
