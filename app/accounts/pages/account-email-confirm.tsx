// The link of the e-mail to a new address opens this page; its button changes the address.
import { data, Form, redirect, useNavigation } from 'react-router'
import { findEmailChange } from '#accounts/persistence/email-changes.server.ts'
import { AccountCard, AccountPage } from '#accounts/ui/account-page.tsx'
import { confirmEmailChange } from '#accounts/use-cases/email-change.server.ts'
import { ACCOUNT_REFUSALS, type AccountSuccess, accountRefusalText } from '#accounts/wording/outcomes.ts'
import { originContext, servicesContext } from '#app/services.ts'
import { requireViewer } from '#guards/guard.server.ts'
import { answerRefusal, formOf, refusedOnFailure, withCookies } from '#platform/http/request-form.server.ts'
import { flashCookie } from '#platform/http/site-cookies.server.ts'
import { Button, ButtonLink } from '#platform/ui/basics/button.tsx'
import { Message } from '#platform/ui/basics/message.tsx'
import { actionFallback } from '#platform/ui/basics/page-actions.ts'
import { pageMeta } from '#platform/wording/page-meta.ts'
import type { Route } from './+types/account-email-confirm'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { uid } = requireViewer(context)
  const { db, identity, now } = context.get(servicesContext)
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const id = identity.links.idFrom('email-change', token)
  const change = id ? await findEmailChange(db, id) : null
  // Somebody else's link says no more than a dead one.
  const newEmail = change?.uid === uid && change.expiresAt > now() ? change.newEmail : null
  return data({ token, newEmail }, newEmail ? 200 : 409)
}

/** Keeps the URL with its token from other sites; `no-referrer` would make browsers send `Origin: null`. */
export const headers = () => ({ 'referrer-policy': 'same-origin' })

export async function action({ request, context }: Route.ActionArgs) {
  const { uid } = requireViewer(context)
  const services = context.get(servicesContext)
  const { token = '' } = await formOf(request, ['token'])
  const outcome = await confirmEmailChange(services, uid, token).catch(
    refusedOnFailure(context, 'account-not-saved', accountRefusalText),
  )
  if (!outcome.ok) return answerRefusal(ACCOUNT_REFUSALS, outcome, failure => ({ failure }))
  throw redirect(
    '/perfil',
    withCookies([flashCookie<AccountSuccess>('email-changed', context.get(originContext))]),
  )
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  actionFallback(serverAction(), { failure: accountRefusalText('account-not-saved') })

export const meta = () => [...pageMeta('Confirmar correo'), { name: 'robots', content: 'noindex' }]

export default function AccountEmailConfirm({ loaderData, actionData }: Route.ComponentProps) {
  const { token, newEmail } = loaderData
  const busy = useNavigation().formData !== undefined
  const failure = actionData?.failure ?? (newEmail ? null : accountRefusalText('email-change-gone'))
  return (
    <AccountPage title="Confirmar correo">
      <AccountCard id="correo" title={newEmail ? '¿Este es tu correo nuevo?' : 'Ese enlace no sirve'}>
        <div className="grid gap-4">
          {failure && <Message kind="error">{failure}</Message>}
          {newEmail ? (
            <>
              <p className="font-semibold wrap-anywhere">{newEmail}</p>
              <Form method="post" onSubmit={event => busy && event.preventDefault()}>
                <input type="hidden" name="token" value={token} />
                <Button type="submit" kind="primary" size="large" busy={busy} busyText="Cambiando…">
                  Usar este correo
                </Button>
              </Form>
            </>
          ) : (
            <ButtonLink to="/perfil#correo" kind="white" className="sm:justify-self-start">
              Ir a mi perfil
            </ButtonLink>
          )}
        </div>
      </AccountCard>
    </AccountPage>
  )
}
