// The second step at sign-in, after the right password.
import { redirect } from 'react-router'
import { landingAfterSignIn } from '#accounts/domain/landing.ts'
import { CODE_RULES } from '#accounts/domain/safe-account.ts'
import { AuthForm } from '#accounts/ui/auth-form.tsx'
import { AuthFrame } from '#accounts/ui/auth-frame.tsx'
import { formValidator } from '#accounts/ui/form-validator.ts'
import { completeSecondStep } from '#accounts/use-cases/sign-in.server.ts'
import { CLIENT_PANEL } from '#accounts/wording/auth-panels.ts'
import { ACCOUNT_REFUSALS, type AccountRefusalCode, accountRefusalText } from '#accounts/wording/outcomes.ts'
import { servicesContext } from '#app/services.ts'
import { viewerContext } from '#guards/viewer.server.ts'
import { returnPathFrom, withReturnPath } from '#platform/domain/return-path.ts'
import { answerRefusal, formOf, type Refused, refusedOnFailure } from '#platform/http/request-form.server.ts'
import { TextLink } from '#platform/ui/basics/button.tsx'
import { TextField } from '#platform/ui/basics/fields.tsx'
import { actionFallback } from '#platform/ui/basics/page-actions.ts'
import { SubmitButton } from '#platform/ui/basics/validated-form.tsx'
import { formRefusal } from '#platform/wording/form-answer.ts'
import { pageMeta } from '#platform/wording/page-meta.ts'

import type { Route } from './+types/second-step'
import { attemptOf, redirectAfterSignIn } from './sign-in-forms.server.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const from = returnPathFrom(new URL(request.url).searchParams.get('from'))
  const viewer = context.get(viewerContext)
  const { identity } = context.get(servicesContext)
  const isPending = (await identity.secondStep.findPending(request.headers)) !== null
  if (!isPending)
    throw redirect(viewer ? landingAfterSignIn(viewer.role, from) : withReturnPath('/auth/login', from))
  return { from }
}

export async function action({ request, context }: Route.ActionArgs) {
  const fields = await formOf(request, ['codigo', 'from'])
  const { codigo: code = '' } = fields
  const refuse = (outcome: Refused<AccountRefusalCode>, field: string | null = null) =>
    answerRefusal(ACCOUNT_REFUSALS, outcome, text => formRefusal(text, {}, field))
  if (code.trim() === '') return refuse({ code: 'code-required' }, 'codigo')
  const services = context.get(servicesContext)
  const outcome = await completeSecondStep(services, { code, ...attemptOf(request, context) }).catch(
    refusedOnFailure(context, 'sign-in-failed', accountRefusalText),
  )
  if (!outcome.ok && outcome.code === 'invalid-code')
    return refuse({ ...outcome, kind: 'unauthenticated' }, 'codigo')
  if (!outcome.ok) return refuse(outcome)
  throw await redirectAfterSignIn(outcome.value, fields.from, context)
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  actionFallback(serverAction(), formRefusal(accountRefusalText('sign-in-failed'), {}))

export const handle = { frame: 'own' }

export const meta = () => [...pageMeta('Segundo paso'), { name: 'robots', content: 'noindex' }]

const validate = formValidator(CODE_RULES)

export default function SecondStep({ loaderData: { from }, actionData }: Route.ComponentProps) {
  return (
    <AuthFrame
      panel={CLIENT_PANEL}
      title="Falta un paso"
      text="Escribe el código que muestra tu app, o uno de tus códigos de respaldo."
    >
      <AuthForm validate={validate} refusal={actionData} from={from}>
        <TextField
          label="Código"
          name="codigo"
          icon="key-round"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
        />
        <SubmitButton kind="primary" size="large" wide busyText="Entrando…">
          Entrar
        </SubmitButton>
        <p className="text-center text-ink-600">
          ¿No eres tú? <TextLink to={withReturnPath('/auth/login', from)}>Usar otra cuenta</TextLink>
        </p>
      </AuthForm>
    </AuthFrame>
  )
}
