import { shortNetwork } from '#accounts/domain/device.ts'
import { cardDone, cardRefused } from '#accounts/pages/card-answer.server.ts'
import { listSessionsOf } from '#accounts/persistence/stored-sessions.server.ts'
import { AccountPage } from '#accounts/ui/account-page.tsx'
import { SessionList } from '#accounts/ui/session-list.tsx'
import { closeOtherSessions, closeSession } from '#accounts/use-cases/own-sessions.server.ts'
import { sessionRows } from '#accounts/wording/account-cards.ts'
import { accountRefusalText } from '#accounts/wording/outcomes.ts'
import { networkContext, originContext, servicesContext } from '#app/services.ts'
import { requireViewer } from '#guards/guard.server.ts'
import { sessionIdContext } from '#guards/viewer.server.ts'
import { accepted } from '#platform/domain/outcome.ts'
import { formOf, refusedOnFailure } from '#platform/http/request-form.server.ts'
import { Message } from '#platform/ui/basics/message.tsx'
import { actionFallback } from '#platform/ui/basics/page-actions.ts'
import { formRefusal } from '#platform/wording/form-answer.ts'
import { pageMeta } from '#platform/wording/page-meta.ts'
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
  const onFailure = refusedOnFailure(context, 'account-not-saved', accountRefusalText)
  if (fields.todas === '1') {
    const kept = context.get(sessionIdContext) ?? ''
    const outcome = await closeOtherSessions(services, uid, kept).then(accepted, onFailure)
    return outcome.ok ? cardDone(fields, 'sessions-closed', { origin }) : cardRefused(outcome)
  }
  const outcome = await closeSession(services, uid, fields.sesion ?? '').catch(onFailure)
  return outcome.ok ? cardDone(fields, 'session-closed', { origin }) : cardRefused(outcome)
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  actionFallback(serverAction(), {
    saved: null,
    refusal: formRefusal(accountRefusalText('account-not-saved'), {}),
  })

export const meta = () => pageMeta('Sesiones abiertas')

export default function AccountSessions({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AccountPage boxed title="Tus sesiones">
      {actionData?.refusal && (
        <div className="mb-4">
          <Message kind="error">{actionData.refusal.text}</Message>
        </div>
      )}
      <SessionList sessions={loaderData.sessions} />
    </AccountPage>
  )
}
