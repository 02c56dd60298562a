import { networkContext, originContext, servicesContext } from '#app/services.ts'
import { pageMeta } from '#content/page-meta.ts'
import { accepted } from '#domain/outcome.ts'
import { shortNetwork } from '#domain/users/device.ts'
import { requireViewer } from '#guards/guard.server.ts'
import { sessionIdContext } from '#guards/viewer.server.ts'
import { cardDone, cardRefused } from '#http/card-answer.server.ts'
import { refusedOnFailure } from '#http/refused-on-failure.server.ts'
import { formOf } from '#http/request-form.server.ts'
import { listSessionsOf } from '#persistence/users/sessions.server.ts'
import { AccountPage } from '#ui/account/account-page.tsx'
import { SessionsCard } from '#ui/account/sessions-card.tsx'
import { actionFallback } from '#ui/basics/action-fallback.ts'
import { Message } from '#ui/basics/message.tsx'
import { closeOtherSessions } from '#use-cases/close-other-sessions.server.ts'
import { closeSession } from '#use-cases/close-session.server.ts'
import { formRefusal } from '#wording/form-answer.ts'
import { sessionRows } from '#wording/safe-account.ts'
import type { Route } from './+types/account-sessions'

export async function loader({ context }: Route.LoaderArgs) {
  const { uid } = requireViewer(context)
  const { db, now } = context.get(servicesContext)
  const network = shortNetwork(context.get(networkContext))
  const sessionId = context.get(sessionIdContext)
  return { sessions: sessionRows(await listSessionsOf(db, uid), { sessionId, network, now: now() }) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { uid } = requireViewer(context)
  const services = context.get(servicesContext)
  const fields = await formOf(request, ['todas', 'sesion', 'tarjeta'])
  const origin = context.get(originContext)
  const onFailure = refusedOnFailure(context, 'account-not-saved')
  if (fields.todas === '1') {
    const kept = context.get(sessionIdContext) ?? ''
    const outcome = await closeOtherSessions(services, uid, kept).then(accepted, onFailure)
    return outcome.ok ? cardDone(fields, 'sessions-closed', { origin }) : cardRefused(outcome.code)
  }
  const outcome = await closeSession(services, uid, fields.sesion ?? '').catch(onFailure)
  return outcome.ok ? cardDone(fields, 'session-closed', { origin }) : cardRefused(outcome.code)
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  actionFallback(serverAction(), { saved: null, refusal: formRefusal('account-not-saved', {}) })

export const handle = { header: 'slim' }

export const meta = () => pageMeta('Sesiones abiertas')

export default function AccountSessions({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AccountPage title="Tus sesiones">
      {actionData?.refusal && (
        <div className="mt-4">
          <Message kind="error">{actionData.refusal.text}</Message>
        </div>
      )}
      <SessionsCard sessions={loaderData.sessions} />
    </AccountPage>
  )
}
