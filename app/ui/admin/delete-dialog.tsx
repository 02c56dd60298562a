import { useFetcher } from 'react-router'
import { ReasonField } from '#ui/admin/reason-field.tsx'
import { RowFields } from '#ui/admin/row-fields.tsx'
import { moderationKey } from '#ui/admin/use-moderation.ts'
import { Button } from '#ui/basics/button.tsx'
import { Dialog, DialogCloseButton } from '#ui/basics/dialog.tsx'
import { useModalDialog } from '#ui/hooks/use-modal-dialog.ts'
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

/** Section 8: asks before deleting; open while `target` is set. */
export function DeleteDialog({ target, action, onClose, onSent }: DeleteDialogProps) {
  const fetcher = useFetcher({ key: target ? moderationKey(target.kind, target.uid) : ID })
  useModalDialog(ID, target !== null)
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
              <ReasonField className="mt-4" />
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
