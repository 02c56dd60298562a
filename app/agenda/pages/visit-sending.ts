// What was tapped or written without network, sent by a script when it returns: JSON with the reason of a refusal.
import { findOwnVisit } from '#agenda/persistence/booking-lists.server.ts'
import { servicesContext } from '#app/services.ts'
import { requireViewer } from '#guards/guard.server.ts'
import { postVisitForm } from '#visits/pages/visit-act.server.ts'
import { VISIT_ACTS } from '#visits/pages/visit-acts.server.ts'
import { visitKeyFrom, visitSideFrom } from '#visits/pages/visit-address.server.ts'
import type { Route } from './+types/visit-sending'

/** Those that take the moment of the tap. */
const TOLD_LATER = Object.fromEntries(
  Object.entries(VISIT_ACTS).filter(([, { fields }]) => fields.includes('hace')),
)

export const loader = () => new Response(null, { status: 405, headers: { allow: 'POST' } })

export async function action({ request, params, pattern, context }: Route.ActionArgs) {
  const { uid } = requireViewer(context)
  const { db, now } = context.get(servicesContext)
  const key = visitKeyFrom(params.key)
  const side = visitSideFrom(pattern)
  if (!(await findOwnVisit(db, side, { key, uid, now: now() }))) return new Response(null, { status: 404 })
  const answer = await postVisitForm(TOLD_LATER, request, context, { key, side })
  if (answer === null || answer instanceof Response) return Response.json({ refusal: null })
  return Response.json({ refusal: answer.data.refusal.text }, { status: answer.init?.status ?? 400 })
}
