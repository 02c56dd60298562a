// D58: the page of a visit, mounted once for each side.
import { data } from 'react-router'
import { findAlternatives } from '#agenda/pages/visit-alternatives.server.ts'
import { findOwnVisit } from '#agenda/persistence/booking-lists.server.ts'
import { ClientVisit } from '#agenda/ui/client-visit.tsx'
import { TechnicianVisit } from '#agenda/ui/technician-visit.tsx'
import { originContext, servicesContext } from '#app/services.ts'
import { requireViewer } from '#guards/guard.server.ts'
import { revalidateOnConflict } from '#platform/ui/basics/page-actions.ts'
import { PageError } from '#platform/ui/frame/page-error.tsx'
import { useServerClock } from '#platform/ui/hooks/use-server-clock.ts'
import { pageMeta } from '#platform/wording/page-meta.ts'
import { writingRefusal } from '#visits/domain/visit-message.ts'
import { postVisitForm } from '#visits/pages/visit-act.server.ts'
import { VISIT_ACTS } from '#visits/pages/visit-acts.server.ts'
import { visitKeyFrom, visitSideFrom } from '#visits/pages/visit-address.server.ts'
import { listMessages } from '#visits/persistence/visit-messages.server.ts'
import { findVisitFacts } from '#visits/persistence/visits.server.ts'
import { linkedBooking } from '#visits/ui/linked-visit.ts'
import { visitActionFallback } from '#visits/ui/visit-messages.tsx'
import { visitRefusalText } from '#visits/wording/outcomes.ts'
import type { Route } from './+types/visit'

export async function loader({ params, pattern, context }: Route.LoaderArgs) {
  const { uid, name } = requireViewer(context)
  const { db, now } = context.get(servicesContext)
  const key = visitKeyFrom(params.key)
  const [own, facts, messages] = await Promise.all([
    findOwnVisit(db, visitSideFrom(pattern), { key, uid }),
    findVisitFacts(db, key),
    listMessages(db, key),
  ])
  // Somebody else's booking does not exist.
  if (!own || !facts) throw data(null, 404)
  const { side, visit } = own
  const acceptsClient = side === 'technician' || visit.acceptsClient
  const closed = writingRefusal(side, { scheduledAt: visit.scheduledAt, acceptsClient }, now())
  const shared = {
    facts,
    messages,
    closed: closed && visitRefusalText(closed),
    now: now(),
    formKey: crypto.randomUUID(),
  }
  if (side === 'technician') return { ...shared, side, visit, technicianName: name }
  return {
    ...shared,
    side,
    visit: linkedBooking(visit, { clientName: name, origin: context.get(originContext) }),
    alternatives: await findAlternatives(context, visit),
  }
}

export async function action({ request, params, pattern, context }: Route.ActionArgs) {
  const { uid } = requireViewer(context)
  const { db } = context.get(servicesContext)
  const key = visitKeyFrom(params.key)
  const side = visitSideFrom(pattern)
  if (!(await findOwnVisit(db, side, { key, uid }))) throw data(null, 404)
  return postVisitForm(VISIT_ACTS, request, context, { key, side })
}

export const clientAction = ({ serverAction, request }: Route.ClientActionArgs) =>
  visitActionFallback(request, serverAction)

export const shouldRevalidate = revalidateOnConflict

export const meta = ({ location }: Route.MetaArgs) =>
  pageMeta(location.pathname.startsWith('/agenda/') ? 'Visita' : 'Tu visita')

export default function Visit({ loaderData, actionData }: Route.ComponentProps) {
  const current = { now: useServerClock(loaderData.now), answer: actionData }
  return loaderData.side === 'client' ? (
    <ClientVisit {...loaderData} {...current} />
  ) : (
    <TechnicianVisit {...loaderData} {...current} />
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />
}
