// Deleting one's account: what happens, and the password. The dialog of /perfil posts here too.
import { redirect } from 'react-router'
import { LOGIN_RULES } from '#accounts/domain/credential-rules.ts'
import { AccountPage } from '#accounts/ui/account-page.tsx'
import { formValidator } from '#accounts/ui/form-validator.ts'
import { broadcastSignOut, endingSession, leaveSignInMessage } from '#accounts/ui/live/sign-out.ts'
import { networkContext, originContext, servicesContext } from '#app/services.ts'
import { expiredReturnToCookie } from '#bookings/http/return-to-cookie.server.ts'
import { requireViewer } from '#guards/guard.server.ts'
import {
  answerRefusal,
  formOf,
  type Refused,
  refusedOnFailure,
  withCookies,
} from '#platform/http/request-form.server.ts'
import { flashCookie } from '#platform/http/site-cookies.server.ts'
import { ButtonLink } from '#platform/ui/basics/button.tsx'
import { actionFallback } from '#platform/ui/basics/page-actions.ts'
import { PasswordField } from '#platform/ui/basics/password-field.tsx'
import { FormMessage, SubmitButton, ValidatedForm } from '#platform/ui/basics/validated-form.tsx'
import { formRefusal } from '#platform/wording/form-answer.ts'
import { pageMeta } from '#platform/wording/page-meta.ts'
import { findDeletionConsequences } from '#rights/persistence/account-deletion.server.ts'
import { DeletionList } from '#rights/ui/delete-account.tsx'
import { deleteOwnAccount } from '#rights/use-cases/own-account-deletion.server.ts'
import {
  RIGHTS_REFUSALS,
  RIGHTS_SUCCESSES,
  type RightsRefusalCode,
  type RightsSuccess,
  rightsRefusalText,
} from '#rights/wording/outcomes.ts'
import type { Route } from './+types/delete-account'

export async function loader({ context }: Route.LoaderArgs) {
  const { uid } = requireViewer(context)
  const { db, now } = context.get(servicesContext)
  return { consequences: await findDeletionConsequences(db, uid, now()) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const viewer = requireViewer(context)
  const { password = '' } = await formOf(request, ['password'])
  const refuse = (outcome: Refused<RightsRefusalCode>, field: string | null = null) =>
    answerRefusal(RIGHTS_REFUSALS, outcome, text => ({ refusal: formRefusal(text, {}, field) }))
  if (password === '') return refuse({ code: 'password-required' }, 'password')
  const services = context.get(servicesContext)
  const network = context.get(networkContext)
  const outcome = await deleteOwnAccount(services, viewer, { password, network }).catch(
    refusedOnFailure(context, 'account-not-deleted', rightsRefusalText),
  )
  if (!outcome.ok) {
    const isOfPassword = outcome.code === 'wrong-password' || outcome.code === 'no-password'
    return refuse(outcome, isOfPassword ? 'password' : null)
  }
  const origin = context.get(originContext)
  throw redirect(
    '/auth/login',
    withCookies([
      ...outcome.value,
      flashCookie<RightsSuccess>('account-deleted', origin),
      expiredReturnToCookie(origin),
    ]),
  )
}

export const clientAction = async ({ serverAction }: Route.ClientActionArgs) => {
  try {
    return await endingSession(() =>
      actionFallback(serverAction(), {
        refusal: formRefusal(rightsRefusalText('account-not-deleted'), {}),
      }),
    )
  } catch (redirection) {
    broadcastSignOut()
    leaveSignInMessage(RIGHTS_SUCCESSES['account-deleted'])
    throw redirection
  }
}

export const meta = () => pageMeta('Eliminar mi cuenta')

const validate = formValidator({ password: LOGIN_RULES.password })

export default function DeleteAccount({ loaderData: { consequences }, actionData }: Route.ComponentProps) {
  return (
    <AccountPage boxed title="Eliminar mi cuenta" intro="Esto es lo que pasa apenas lo confirmes:">
      <DeletionList consequences={consequences} />
      <ValidatedForm validate={validate} refusal={actionData?.refusal} className="mt-5 grid gap-[1.125rem]">
        <FormMessage />
        <PasswordField label="Tu contraseña" name="password" autoComplete="current-password" compact />
        <div className="grid gap-2.5 sm:grid-cols-2">
          <SubmitButton kind="danger-solid" size="large" busyText="Eliminando…" className="sm:order-2">
            Eliminar mi cuenta
          </SubmitButton>
          <ButtonLink to="/perfil" kind="white" size="large">
            Volver
          </ButtonLink>
        </div>
      </ValidatedForm>
    </AccountPage>
  )
}
