import { type ComponentProps, useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '#ui/basics/button.tsx'
import { Dialog, DialogBack } from '#ui/basics/dialog.tsx'

interface ConfirmDialogProps extends Omit<ComponentProps<typeof Dialog>, 'children'> {
  /** The verb that does it: 'Cancelar reserva', 'Eliminar'. */
  confirmText: string
  busyText: string
  /** What is posted when confirmed. */
  fields: Readonly<Record<string, string>>
  /** Where to; the page's own action if not said. */
  action?: string
}

/**
 * A question before something that cannot be undone. It posts through the fetcher named by `id`, so the page reads
 * the answer with `useFetcher({ key: id })`; it closes when the answer is there. A plain form without JavaScript.
 */
export function ConfirmDialog({ id, confirmText, busyText, fields, action, ...rest }: ConfirmDialogProps) {
  const fetcher = useFetcher({ key: id })
  const busy = fetcher.state !== 'idle'
  const sent = useRef(false)
  useEffect(() => {
    if (sent.current && !busy) (document.getElementById(id) as HTMLDialogElement | null)?.close()
    sent.current = busy
  }, [busy, id])
  return (
    <Dialog id={id} {...rest}>
      <DialogBack dialog={id} />
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
