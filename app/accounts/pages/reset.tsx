import { data } from 'react-router'
import { type FieldCode, RESET_RULES } from '#accounts/domain/credential-rules.ts'
import { resetForm } from '#accounts/domain/credentials.ts'
import { findResetLink } from '#accounts/identity/link-tokens.server.ts'
import { AuthFrame } from '#accounts/ui/auth-frame.tsx'
import { formValidator } from '#accounts/ui/form-validator.ts'
import { resetPassword } from '#accounts/use-cases/password-change.server.ts'
import { CLIENT_PANEL } from '#accounts/wording/auth-panels.ts'
import {
  ACCOUNT_REFUSALS,
  ACCOUNT_SUCCESSES,
  type AccountRefusalCode,
  accountRefusalText,
} from '#accounts/wording/outcomes.ts'
import { networkContext, servicesContext } from '#app/services.ts'
import { parseForm } from '#platform/domain/form-rules.ts'
import { returnPathFrom, withReturnPath } from '#platform/domain/return-path.ts'
import { answerRefusal, formOf, refusedOnFailure, withCookies } from '#platform/http/request-form.server.ts'
import { ButtonLink, TextLink } from '#platform/ui/basics/button.tsx'
import { Message } from '#platform/ui/basics/message.tsx'
import { actionFallback } from '#platform/ui/basics/page-actions.ts'
import { PasswordField } from '#platform/ui/basics/password-field.tsx'
import { FormMessage, SubmitButton, ValidatedForm } from '#platform/ui/basics/validated-form.tsx'
import { formRefusal } from '#platform/wording/form-answer.ts'
import { pageMeta } from '#platform/wording/page-meta.ts'
import type { Route } from './+types/reset'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, identity } = context.get(servicesContext)
  const query = new URL(request.url).searchParams
  const token = query.get('token') ?? ''
  const link = await findResetLink(db, identity.links, token)
  return {
    token,
    isDead: link === null,
    from: link ? link.returnPath : returnPathFrom(query.get('from')),
  }
}

/**
 * Keeps the URL with its token from other sites. `no-referrer` would make browsers send `Origin: null` with the form,
 * which the origin guard refuses.
 */
export const headers = () => ({ 'referrer-policy': 'same-origin' })

export async function action({ request, context }: Route.ActionArgs) {
  const fields = await formOf(request, Object.keys(resetForm.shape))
  const reading = parseForm<typeof resetForm, FieldCode | 'invalid-token'>(resetForm, fields)
  if (!reading.ok) {
    const field = reading.code === 'invalid-token' ? null : reading.field
    return answerRefusal(ACCOUNT_REFUSALS, reading, () => refusedAnswer(reading.code, field))
  }

  const network = context.get(networkContext)
  const services = context.get(servicesContext)
  const { headers } = request
  const outcome = await resetPassword(services, { ...reading.value, network, headers }).catch(
    refusedOnFailure(context, 'account-not-saved', accountRefusalText),
  )
  if (!outcome.ok) {
    const field = outcome.code === 'weak-password' ? 'password' : null
    return answerRefusal(ACCOUNT_REFUSALS, outcome, () => refusedAnswer(outcome.code, field))
  }
  const { cookies, returnPath } = outcome.value
  const answer = {
    changed: ACCOUNT_SUCCESSES['password-changed'],
    from: returnPath,
    isDead: false,
    refusal: null,
  }
  return data(answer, withCookies(cookies))
}

function refusedAnswer(code: AccountRefusalCode, field: string | null = null) {
  return {
    changed: null,
    from: null,
    isDead: code === 'invalid-token',
    refusal: formRefusal(accountRefusalText(code), {}, field),
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  actionFallback(serverAction(), refusedAnswer('account-not-saved'))

export const handle = { frame: 'own' }

export const meta = () => [...pageMeta('Contraseña nueva'), { name: 'robots', content: 'noindex' }]

const validate = formValidator(RESET_RULES)

export default function Reset({ loaderData: { token, isDead, from }, actionData }: Route.ComponentProps) {
  return (
    <AuthFrame panel={CLIENT_PANEL} title="Contraseña nueva" text="Escoge una que no uses en otro sitio.">
      {actionData?.changed ? (
        <div className="grid gap-[1.125rem]">
          <Message kind="success">{actionData.changed}</Message>
          <ButtonLink to={withReturnPath('/auth/login', actionData.from)} kind="primary" size="large" wide>
            Iniciar sesión
          </ButtonLink>
        </div>
      ) : isDead || actionData?.isDead ? (
        <div className="grid gap-[1.125rem]">
          <Message kind="error">{accountRefusalText('invalid-token')}</Message>
          <ButtonLink to={withReturnPath('/auth/forgot', from)} kind="primary" size="large" wide>
            Pedir un enlace nuevo
          </ButtonLink>
        </div>
      ) : (
        <ValidatedForm validate={validate} refusal={actionData?.refusal} className="grid gap-[1.125rem]">
          <FormMessage />
          <input type="hidden" name="token" value={token} />
          <PasswordField
            label="Contraseña"
            name="password"
            autoComplete="new-password"
            hint="Mínimo 6 caracteres."
          />
          <SubmitButton kind="primary" size="large" wide busyText="Guardando…">
            Guardar contraseña
          </SubmitButton>
          <p className="text-center text-ink-600">
            ¿El enlace no sirve? <TextLink to={withReturnPath('/auth/forgot', from)}>Pide uno nuevo</TextLink>
          </p>
        </ValidatedForm>
      )}
    </AuthFrame>
  )
}
