import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { REASON_MAX_LENGTH } from '#domain/moderation/acts.ts'
import { RowFields } from '#ui/admin/row-fields.tsx'
import { moderationKey } from '#ui/admin/use-moderation.ts'
import { Button } from '#ui/basics/button.tsx'
import { Dialog, DialogCloseButton } from '#ui/basics/dialog.tsx'
import { DELETE_DETAILS, DELETE_QUESTIONS } from '#wording/moderation.ts'

const ID = 'delete-row'
const FORM = 'delete-row-form'

export interface DeleteTarget {
  readonly kind: 'technician' | 'user'
  readonly uid: string
  readonly name: string
}

interface DeleteDialogProps {
  target: DeleteTarget | null
  action: string
  onClose: () => void
  onSent: () => void
}

/** Section 8: nothing is deleted without being asked. It opens when there is somebody to ask about. */
export function DeleteDialog({ target, action, onClose, onSent }: DeleteDialogProps) {
  const fetcher = useFetcher({ key: target ? moderationKey(target.kind, target.uid) : ID })
  useEffect(() => {
    const dialog = document.getElementById(ID)
    if (!(dialog instanceof HTMLDialogElement)) return
    if (target && !dialog.open) dialog.showModal()
    if (!target && dialog.open) dialog.close()
  }, [target])
  return (
    <Dialog
      id={ID}
      kind="delete"
      title={target ? DELETE_QUESTIONS[target.kind] : ''}
      detail={
        target && (
          <>
            <p>
              <strong className="font-bold text-ink-900">{target.name}</strong>. {DELETE_DETAILS[target.kind]}
            </p>
            <fetcher.Form id={FORM} method="post" action={action} onSubmit={onSent}>
              <RowFields kind={target.kind} id={target.uid} />
              <input type="hidden" name="act" value="delete" />
              <ReasonField />
            </fetcher.Form>
          </>
        )
      }
      onClose={onClose}
    >
      <DialogCloseButton dialog={ID} />
      <Button type="submit" form={FORM} kind="danger-solid">
        Eliminar
      </Button>
    </Dialog>
  )
}

export function ReasonField() {
  return (
    <label className="mt-4 block text-label font-bold text-ink-900">
      Motivo <span className="font-normal text-ink-600">(opcional, queda en el historial)</span>
      <input
        name="motivo"
        maxLength={REASON_MAX_LENGTH}
        autoComplete="off"
        className="field-box mt-2 font-normal"
      />
    </label>
  )
}
