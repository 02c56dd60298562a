import { data } from 'react-router'
import type { FieldCode } from '#accounts/domain/credential-rules.ts'
import { emailChangeForm } from '#accounts/domain/credentials.ts'
import { EMAIL_CHANGE_RULES } from '#accounts/domain/safe-account.ts'
import { cardDone, cardRefused } from '#accounts/pages/card-answer.server.ts'
import { findSafeAccount } from '#accounts/persistence/users.server.ts'
import { AccountCard, AccountPage } from '#accounts/ui/account-page.tsx'
import { EmailField } from '#accounts/ui/auth-form.tsx'
import { formValidator } from '#accounts/ui/form-validator.ts'
import {
  discardEmailChange,
  requestEmailChange,
  resendEmailChange,
} from '#accounts/use-cases/email-change.server.ts'
import { accountRefusalText } from '#accounts/wording/outcomes.ts'
import { networkContext, originContext, servicesContext } from '#app/services.ts'
import { requireViewer } from '#guards/guard.server.ts'
import { parseForm } from '#platform/domain/form-rules.ts'
import { accepted } from '#platform/domain/outcome.ts'
import { formOf, refusedOnFailure } from '#platform/http/request-form.server.ts'
import { ButtonLink } from '#platform/ui/basics/button.tsx'
import { actionFallback } from '#platform/ui/basics/page-actions.ts'
import { PasswordField } from '#platform/ui/basics/password-field.tsx'
import { FormMessage, SubmitButton, ValidatedForm } from '#platform/ui/basics/validated-form.tsx'
import { formRefusal } from '#platform/wording/form-answer.ts'
import { pageMeta } from '#platform/wording/page-meta.ts'
import type { Route } from './+types/account-email'

export async function loader({ context }: Route.LoaderArgs) {
  const { uid } = requireViewer(context)
  const { db, now } = context.get(servicesContext)
  const account = await findSafeAccount(db, uid, now())
  if (!account) throw data(null, 404)
  return { email: account.email, hasPassword: account.hasPassword }
}

export async function action({ request, context }: Route.ActionArgs) {
  const viewer = requireViewer(context)
  const services = context.get(servicesContext)
  const fields = await formOf(request, ['accion', 'tarjeta', ...Object.keys(emailChangeForm.shape)])
  const origin = context.get(originContext)
  const onFailure = refusedOnFailure(context, 'account-not-saved', accountRefusalText)
  if (fields.accion === 'descartar') {
    const outcome = await discardEmailChange(services, viewer.uid).then(accepted, onFailure)
    return outcome.ok ? cardDone(fields, 'email-change-discarded', { origin }) : cardRefused(outcome)
  }
  if (fields.accion === 'reenviar') {
    const outcome = await resendEmailChange(services, viewer.uid).catch(onFailure)
    return outcome.ok ? cardDone(fields, 'email-change-sent', { origin }) : cardRefused(outcome)
  }

  const typed = { email: fields.email ?? '' }
  const reading = parseForm<typeof emailChangeForm, FieldCode | 'invalid-credential'>(emailChangeForm, fields)
  if (!reading.ok) return cardRefused({ ...reading, kind: 'invalid' }, { field: reading.field, typed })
  const { email, actual: password } = reading.value
  const network = context.get(networkContext)
  const outcome = await requestEmailChange(services, viewer, { email, password, network }).catch(onFailure)
  if (!outcome.ok) return cardRefused(outcome, { field: FIELDS[outcome.code] ?? null, typed })
  return cardDone(fields, 'email-change-sent', { origin })
}

const FIELDS: Record<string, string> = {
  'wrong-password': 'actual',
  'same-email': 'email',
  'email-already-in-use': 'email',
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  actionFallback(serverAction(), {
    saved: null,
    refusal: formRefusal(accountRefusalText('account-not-saved'), {}),
  })

export const meta = () => pageMeta('Cambiar correo')

const validate = formValidator(EMAIL_CHANGE_RULES)

export default function AccountEmail({ loaderData, actionData }: Route.ComponentProps) {
  const { email, hasPassword } = loaderData
  return (
    <AccountPage title="Cambiar correo">
      <AccountCard
        id="correo"
        title="Tu correo nuevo"
        intro={
          <>
            Ahora es <strong className="wrap-anywhere">{email}</strong>. Hasta que confirmes el nuevo, sigue
            siendo ese.
          </>
        }
      >
        {hasPassword ? (
          <ValidatedForm validate={validate} refusal={actionData?.refusal} className="grid gap-[1.125rem]">
            <FormMessage />
            <EmailField label="Correo nuevo" />
            <PasswordField label="Contraseña actual" name="actual" autoComplete="current-password" compact />
            <SubmitButton kind="primary" size="large" busyText="Enviando…" className="sm:justify-self-start">
              Enviar enlace
            </SubmitButton>
          </ValidatedForm>
        ) : (
          <>
            <p className="mb-4">Tu cuenta todavía no tiene contraseña. Crea una primero.</p>
            <ButtonLink to="/auth/forgot" kind="white">
              Crear contraseña
            </ButtonLink>
          </>
        )}
      </AccountCard>
    </AccountPage>
  )
}
