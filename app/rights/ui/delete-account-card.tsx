import { type MouseEvent, useId } from 'react'
import { useFetcher } from 'react-router'
import type { DeletionConsequences } from '#accounts/domain/account-deletion.ts'
import { AccountCard } from '#accounts/ui/account-card.tsx'
import { Button, ButtonLink } from '#platform/ui/basics/button.tsx'
import { Dialog, DialogCloseButton } from '#platform/ui/basics/dialog.tsx'
import { FormFeedbackContext } from '#platform/ui/basics/form-feedback.ts'
import { isUnmodifiedClick } from '#platform/ui/basics/is-unmodified-click.ts'
import { PasswordField } from '#platform/ui/basics/password-field.tsx'
import { FormMessage } from '#platform/ui/basics/validated-form.tsx'
import type { FormRefusal } from '#platform/wording/form-answer.ts'
import { DeletionList } from '#rights/ui/deletion-list.tsx'

const PATH = '/perfil/eliminar'

/** Says what will happen and asks for the password in a dialog; without JavaScript, on a page of its own. */
export function DeleteAccountCard({ consequences }: { consequences: DeletionConsequences }) {
  const dialog = useId()
  function openDialog(event: MouseEvent<HTMLAnchorElement>) {
    const element = document.getElementById(dialog)
    if (!isUnmodifiedClick(event) || !(element instanceof HTMLDialogElement)) return
    event.preventDefault()
    element.showModal()
  }
  return (
    <AccountCard id="eliminar" title="Eliminar mi cuenta">
      <DeletionList consequences={consequences} />
      <ButtonLink to={PATH} kind="danger" wide className="mt-4 sm:w-auto" onClick={openDialog}>
        Eliminar mi cuenta
      </ButtonLink>
      <DeleteDialog id={dialog} consequences={consequences} />
    </AccountCard>
  )
}

function DeleteDialog({ id, consequences }: { id: string; consequences: DeletionConsequences }) {
  const form = useId()
  const fetcher = useFetcher<{ refusal: FormRefusal }>()
  const busy = fetcher.state !== 'idle'
  const error = fetcher.data?.refusal ?? null
  return (
    <Dialog
      id={id}
      kind="delete"
      wide
      title="¿Eliminar tu cuenta?"
      fields={
        <fetcher.Form id={form} method="post" action={PATH} noValidate className="mt-4 grid gap-4">
          <div className="rounded-12 bg-paper-100 p-4">
            <DeletionList consequences={consequences} />
          </div>
          <FormFeedbackContext value={{ error, submitted: {}, busy, success: null }}>
            <FormMessage />
            <PasswordField label="Tu contraseña" name="password" autoComplete="current-password" />
          </FormFeedbackContext>
        </fetcher.Form>
      }
    >
      <DialogCloseButton dialog={id} />
      <Button type="submit" form={form} kind="danger-solid" busy={busy} busyText="Eliminando…">
        Eliminar mi cuenta
      </Button>
    </Dialog>
  )
}
