import { type ComponentProps, useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '#ui/basics/button.tsx'
import { Dialog, DialogCloseButton } from '#ui/basics/dialog.tsx'

interface ConfirmDialogProps extends Omit<ComponentProps<typeof Dialog>, 'children'> {
  /** The label of the confirming button: 'Cancelar reserva', 'Eliminar'. */
  confirmText: string
  busyText: string
  /** The form fields posted on confirmation. */
  fields: Readonly<Record<string, string>>
  /** Default: the action of the current page. */
  action?: string
}

/**
 * Asks before something that cannot be undone. It posts through the fetcher with the key `id`, so the page reads the
 * result with `useFetcher({ key: id })`, and closes when the result is there. A plain form without JavaScript.
 */
export function ConfirmDialog({ id, confirmText, busyText, fields, action, ...rest }: ConfirmDialogProps) {
  const fetcher = useFetcher({ key: id })
  const busy = fetcher.state !== 'idle'
  const wasBusy = useRef(false)
  useEffect(() => {
    if (wasBusy.current && !busy) (document.getElementById(id) as HTMLDialogElement | null)?.close()
    wasBusy.current = busy
  }, [busy, id])
  return (
    <Dialog id={id} {...rest}>
      <DialogCloseButton dialog={id} />
      <fetcher.Form method="post" action={action} className="contents">
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" kind="danger-solid" busy={busy} busyText={busyText}>
          {confirmText}
        </Button>
      </fetcher.Form>
    </Dialog>
  )
}
