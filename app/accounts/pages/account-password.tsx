import { data } from 'react-router'
import type { FieldCode } from '#accounts/domain/credential-rules.ts'
import { passwordChangeForm } from '#accounts/domain/credentials.ts'
import { cardDone, cardRefused } from '#accounts/pages/card-answer.server.ts'
import { findSafeAccount } from '#accounts/persistence/users.server.ts'
import { AccountPage } from '#accounts/ui/account-page.tsx'
import { PasswordSettings } from '#accounts/ui/password-settings.tsx'
import { changePassword } from '#accounts/use-cases/password-change.server.ts'
import { passwordAgeText } from '#accounts/wording/account-cards.ts'
import { accountRefusalText } from '#accounts/wording/outcomes.ts'
import { originContext, servicesContext } from '#app/services.ts'
import { requireViewer } from '#guards/guard.server.ts'
import { sessionIdContext } from '#guards/viewer.server.ts'
import { parseForm } from '#platform/domain/form-rules.ts'
import { formOf, refusedOnFailure } from '#platform/http/request-form.server.ts'
import { actionFallback } from '#platform/ui/basics/page-actions.ts'
import { formRefusal } from '#platform/wording/form-answer.ts'
import { pageMeta } from '#platform/wording/page-meta.ts'
import type { Route } from './+types/account-password'

export async function loader({ context }: Route.LoaderArgs) {
  const { uid } = requireViewer(context)
  const { db, now } = context.get(servicesContext)
  const account = await findSafeAccount(db, uid, now())
  if (!account) throw data(null, 404)
  return { hasPassword: account.hasPassword, ageText: passwordAgeText(account.passwordChangedAt) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const viewer = requireViewer(context)
  const fields = await formOf(request, ['tarjeta', ...Object.keys(passwordChangeForm.shape)])
  const reading = parseForm<typeof passwordChangeForm, FieldCode | 'invalid-credential'>(
    passwordChangeForm,
    fields,
  )
  if (!reading.ok) return cardRefused({ ...reading, kind: 'invalid' }, { field: reading.field })
  const services = context.get(servicesContext)
  const { actual: present, password } = reading.value
  const sessionId = context.get(sessionIdContext) ?? ''
  const outcome = await changePassword(services, viewer, { sessionId, present, password }).catch(
    refusedOnFailure(context, 'account-not-saved', accountRefusalText),
  )
  if (!outcome.ok) return cardRefused(outcome, { field: FIELDS[outcome.code] ?? null })
  const { cookies } = outcome.value
  return cardDone(fields, 'own-password-changed', { origin: context.get(originContext), cookies })
}

const FIELDS: Record<string, string> = { 'wrong-password': 'actual', 'weak-password': 'password' }

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  actionFallback(serverAction(), {
    saved: null,
    refusal: formRefusal(accountRefusalText('account-not-saved'), {}),
  })

export const meta = () => pageMeta('Cambiar contraseña')

export default function AccountPassword({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AccountPage boxed title="Cambiar contraseña">
      <PasswordSettings {...loaderData} isPage answer={actionData} />
    </AccountPage>
  )
}
