import { data } from 'react-router'
import { type FieldCode, FORGOT_RULES } from '#accounts/domain/credential-rules.ts'
import { forgotForm } from '#accounts/domain/credentials.ts'
import { AuthForm, EmailField } from '#accounts/ui/auth-form.tsx'
import { AuthFrame } from '#accounts/ui/auth-frame.tsx'
import { formValidator } from '#accounts/ui/form-validator.ts'
import { requestPasswordReset } from '#accounts/use-cases/password-change.server.ts'
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
import {
  answerRefusal,
  formOf,
  type Refused,
  refusedOnFailure,
  typedIn,
} from '#platform/http/request-form.server.ts'
import { TextLink } from '#platform/ui/basics/button.tsx'
import { actionFallback } from '#platform/ui/basics/page-actions.ts'
import { SubmitButton } from '#platform/ui/basics/validated-form.tsx'
import { formRefusal } from '#platform/wording/form-answer.ts'
import { pageMeta } from '#platform/wording/page-meta.ts'
import type { Route } from './+types/forgot'

export function loader({ request }: Route.LoaderArgs) {
  return { from: returnPathFrom(new URL(request.url).searchParams.get('from')) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const fields = await formOf(request, Object.keys(forgotForm.shape))
  const reading = parseForm<typeof forgotForm, FieldCode>(forgotForm, fields)
  const refuse = (outcome: Refused<AccountRefusalCode>, field: string | null = null) =>
    answerRefusal(ACCOUNT_REFUSALS, outcome, text => ({
      sent: null,
      refusal: formRefusal(text, typedIn(fields), field),
    }))
  if (!reading.ok) return refuse(reading, reading.field)

  const network = context.get(networkContext)
  const services = context.get(servicesContext)
  const from = returnPathFrom(fields.from)
  const outcome = await requestPasswordReset(services, { ...reading.value, network, from }).catch(
    refusedOnFailure(context, 'reset-not-sent', accountRefusalText),
  )
  if (!outcome.ok) return refuse(outcome)
  return data({ sent: ACCOUNT_SUCCESSES['reset-sent'], refusal: null })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  actionFallback(serverAction(), {
    sent: null,
    refusal: formRefusal(accountRefusalText('reset-not-sent'), {}),
  })

export const handle = { frame: 'own' }

export const meta = () =>
  pageMeta('Recuperar contraseña', 'Recibe en tu correo un enlace para poner una contraseña nueva.')

const validate = formValidator(FORGOT_RULES)

export default function Forgot({ loaderData: { from }, actionData }: Route.ComponentProps) {
  return (
    <AuthFrame
      panel={CLIENT_PANEL}
      title="¿Olvidaste tu contraseña?"
      text="Escribe tu correo y te enviamos un enlace para poner una nueva."
    >
      <AuthForm validate={validate} refusal={actionData?.refusal} success={actionData?.sent} from={from}>
        <EmailField />
        <SubmitButton kind="primary" size="large" wide busyText="Enviando…">
          Enviar enlace
        </SubmitButton>
        <p className="text-center text-ink-600">
          ¿Ya la recordaste? <TextLink to={withReturnPath('/auth/login', from)}>Iniciar sesión</TextLink>
        </p>
      </AuthForm>
    </AuthFrame>
  )
}
