import { useId } from 'react'
import { useFetcher } from 'react-router'
import type { DeletionConsequences } from '#accounts/domain/account-deletion.ts'
import { AccountRow } from '#accounts/ui/account-rows.tsx'
import { Button, ButtonLink } from '#platform/ui/basics/button.tsx'
import { opensDialog, QuestionDialog } from '#platform/ui/basics/dialog.tsx'
import { FormFeedbackContext } from '#platform/ui/basics/form-feedback.ts'
import { Icon, type IconName } from '#platform/ui/basics/icon.tsx'
import { PasswordField } from '#platform/ui/basics/password-field.tsx'
import { FormMessage, useValidatedForm } from '#platform/ui/basics/validated-form.tsx'
import type { FormRefusal } from '#platform/wording/form-answer.ts'
import {
  CHANGE_OF_MIND_TEXT,
  cancelledVisitsText,
  closedCasesText,
  decidedCasesText,
  HIDDEN_PROFILE_TEXT,
  namelessReviewsText,
  owedCasesText,
} from '#rights/wording/rights.ts'

const PATH = '/perfil/eliminar'

/** Says what will happen and asks for the password in a dialog; without JavaScript, on a page of its own. */
export function DeleteAccountRow({ consequences }: { consequences: DeletionConsequences }) {
  const dialog = useId()
  return (
    <AccountRow id="eliminar" icon="trash" title="Eliminar mi cuenta" kind="danger">
      <DeletionList consequences={consequences} />
      <ButtonLink to={PATH} kind="danger" wide className="mt-4 sm:w-auto" onClick={opensDialog(dialog)}>
        Eliminar mi cuenta
      </ButtonLink>
      <DeleteDialog id={dialog} consequences={consequences} />
    </AccountRow>
  )
}

function DeleteDialog({ id, consequences }: { id: string; consequences: DeletionConsequences }) {
  const form = useId()
  const fetcher = useFetcher<{ refusal: FormRefusal }>()
  const { feedback, formProps } = useValidatedForm({
    validate: () => null,
    refusal: fetcher.data?.refusal,
    send: fetcher.submit,
  })
  return (
    <QuestionDialog
      id={id}
      kind="delete"
      wide
      title="¿Eliminar tu cuenta?"
      fields={
        <fetcher.Form id={form} action={PATH} {...formProps} className="mt-4 grid gap-4">
          <div className="rounded-12 bg-paper-100 p-4">
            <DeletionList consequences={consequences} />
          </div>
          <FormFeedbackContext value={{ ...feedback, submitted: {} }}>
            <FormMessage />
            <PasswordField label="Tu contraseña" name="password" autoComplete="current-password" compact />
          </FormFeedbackContext>
        </fetcher.Form>
      }
      answer={
        <Button type="submit" form={form} kind="danger-solid" busy={feedback.busy} busyText="Eliminando…">
          Eliminar mi cuenta
        </Button>
      }
    />
  )
}

/** What happens when the account is deleted, with the person's own numbers. */
export function DeletionList({ consequences }: { consequences: DeletionConsequences }) {
  const lines: [IconName, string | null][] = [
    ['calendar-x', cancelledVisitsText(consequences)],
    ['shield-check', closedCasesText(consequences)],
    ['banknote', owedCasesText(consequences)],
    ['user-x', decidedCasesText(consequences)],
    ['eye-off', consequences.hasPublicProfile ? HIDDEN_PROFILE_TEXT : null],
    ['star', namelessReviewsText(consequences)],
    ['undo-2', CHANGE_OF_MIND_TEXT],
  ]
  return (
    <ul className="grid gap-3">
      {lines.map(
        ([icon, text]) =>
          text && (
            <li key={icon} className="flex items-start gap-3 text-label/6 text-ink-800">
              <Icon of={icon} className="mt-0.5 shrink-0 text-red-600" />
              <span className="min-w-0 text-pretty">{text}</span>
            </li>
          ),
      )}
    </ul>
  )
}
