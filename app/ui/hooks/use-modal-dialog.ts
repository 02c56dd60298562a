import { useEffect } from 'react'

/** Opens the dialog with that id as a modal while `isOpen`, and closes it afterwards. */
export function useModalDialog(id: string, isOpen: boolean): void {
  useEffect(() => {
    const dialog = document.getElementById(id)
    if (!(dialog instanceof HTMLDialogElement)) return
    if (isOpen && !dialog.open) dialog.showModal()
    if (!isOpen && dialog.open) dialog.close()
  }, [id, isOpen])
}
