import { data, Form, redirect, useNavigation } from 'react-router'
import { findConfirmationLink } from '#accounts/identity/link-tokens.server.ts'
import { AuthFrame } from '#accounts/ui/auth-frame.tsx'
import { confirmEmail, requestConfirmation } from '#accounts/use-cases/email-confirmation.server.ts'
import { CLIENT_PANEL } from '#accounts/wording/auth-panels.ts'
import { ACCOUNT_REFUSALS, ACCOUNT_SUCCESSES, accountRefusalText } from '#accounts/wording/outcomes.ts'
import { servicesContext } from '#app/services.ts'
import { viewerContext } from '#guards/viewer.server.ts'
import { withReturnPath } from '#platform/domain/return-path.ts'
import { answerRefusal, formOf, refusedOnFailure } from '#platform/http/request-form.server.ts'
import { Button, ButtonLink } from '#platform/ui/basics/button.tsx'
import { Message } from '#platform/ui/basics/message.tsx'
import { actionFallback } from '#platform/ui/basics/page-actions.ts'
import { pageMeta } from '#platform/wording/page-meta.ts'
import type { Route } from './+types/confirm-email'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, identity, now } = context.get(servicesContext)
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const address = await findConfirmationLink(db, identity.links, token, now())
  const isSignedIn = context.get(viewerContext) !== null
  return { token, email: address?.email ?? '', isConfirmed: address?.isConfirmed ?? false, isSignedIn }
}

/** Keeps the URL with its token from other sites. */
export const headers = () => ({ 'referrer-policy': 'same-origin' })

export interface ConfirmationAnswer {
  readonly done: string | null
  readonly problem: string | null
}

/** With a token it confirms; with `intent=reenviar` a signed-in person gets another e-mail. */
export async function action({ request, context }: Route.ActionArgs) {
  const fields = await formOf(request, ['intent', 'token'])
  const services = context.get(servicesContext)
  if (fields.intent === 'reenviar') {
    const viewer = context.get(viewerContext)
    if (!viewer) throw redirect(withReturnPath('/auth/login', '/perfil'))
    const outcome = await requestConfirmation(services, viewer.uid).catch(
      refusedOnFailure(context, 'confirmation-not-sent', accountRefusalText),
    )
    return outcome.ok
      ? data<ConfirmationAnswer>({ done: ACCOUNT_SUCCESSES['confirmation-sent'], problem: null })
      : answerRefusal(ACCOUNT_REFUSALS, outcome, refusal)
  }
  const outcome = await confirmEmail(services, fields.token ?? '').catch(
    refusedOnFailure(context, 'email-not-confirmed', accountRefusalText),
  )
  return outcome.ok
    ? data<ConfirmationAnswer>({ done: ACCOUNT_SUCCESSES['email-confirmed'], problem: null })
    : answerRefusal(ACCOUNT_REFUSALS, outcome, refusal)
}

function refusal(problem: string): ConfirmationAnswer {
  return { done: null, problem }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  actionFallback(serverAction(), refusal(accountRefusalText('email-not-confirmed')))

export const handle = { frame: 'own' }

export const meta = () => [...pageMeta('Confirma tu correo'), { name: 'robots', content: 'noindex' }]

export default function ConfirmEmail({ loaderData, actionData }: Route.ComponentProps) {
  const { token, email, isConfirmed, isSignedIn } = loaderData
  const isBusy = useNavigation().state !== 'idle'
  const done = actionData?.done ?? (isConfirmed ? ACCOUNT_SUCCESSES['email-confirmed'] : null)
  const isDead = email === ''
  return (
    <AuthFrame
      panel={CLIENT_PANEL}
      title="Confirma tu correo"
      text="Así te llegan completos los avisos de tus visitas."
    >
      <div className="grid gap-[1.125rem]">
        {done ? (
          <>
            <Message kind="success">{done}</Message>
            <ButtonLink to={isSignedIn ? '/perfil' : '/auth/login'} kind="primary" size="large" wide>
              {isSignedIn ? 'Ir a mi perfil' : 'Iniciar sesión'}
            </ButtonLink>
          </>
        ) : (
          <>
            {(isDead || actionData?.problem) && (
              <Message kind="error">{actionData?.problem ?? accountRefusalText('invalid-token')}</Message>
            )}
            {!isDead && (
              <Form method="post" className="grid gap-[1.125rem]">
                <input type="hidden" name="token" value={token} />
                <p className="rounded-12 border border-paper-200 bg-paper-50 px-4 py-3 font-semibold wrap-anywhere">
                  {email}
                </p>
                <Button type="submit" kind="primary" size="large" wide busy={isBusy} busyText="Confirmando…">
                  Confirmar mi correo
                </Button>
              </Form>
            )}
            {isDead && <AskForAnother isSignedIn={isSignedIn} isBusy={isBusy} />}
          </>
        )}
      </div>
    </AuthFrame>
  )
}

function AskForAnother({ isSignedIn, isBusy }: { isSignedIn: boolean; isBusy: boolean }) {
  if (!isSignedIn)
    return (
      <ButtonLink to={withReturnPath('/auth/login', '/perfil')} kind="primary" size="large" wide>
        Iniciar sesión para pedir otro
      </ButtonLink>
    )
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="reenviar" />
      <Button type="submit" kind="primary" size="large" wide busy={isBusy} busyText="Enviando…">
        Enviarme otro correo
      </Button>
    </Form>
  )
}
