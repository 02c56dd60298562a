// The question that 'No había nadie' asks, as a page: a dialog with JavaScript.
import { data, redirect } from 'react-router'
import { listBookingsOfTechnician } from '#agenda/persistence/booking-lists.server.ts'
import { servicesContext } from '#app/services.ts'
import { technicianVisitPath } from '#bookings/domain/booking-paths.ts'
import { requireViewer } from '#guards/guard.server.ts'
import { QuestionPage } from '#platform/ui/basics/dialog.tsx'
import { pageMeta } from '#platform/wording/page-meta.ts'
import { shortNameOf } from '#platform/wording/person-names.ts'
import { isOffered } from '#visits/domain/visit-progress.ts'
import { visitKeyFrom } from '#visits/pages/visit-address.server.ts'
import { nobodyQuestion } from '#visits/ui/how-it-goes.tsx'
import { NOBODY_QUESTION } from '#visits/wording/visit-progress.ts'
import type { Route } from './+types/agenda-nobody'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { uid } = requireViewer(context)
  const { db, now } = context.get(servicesContext)
  const key = visitKeyFrom(params.key)
  const [visit] = await listBookingsOfTechnician(db, uid, [key], now())
  if (!visit) throw data(null, 404)
  // The page with that link was out of date.
  if (!isOffered('nadie', visit, visit.said, now())) throw redirect(technicianVisitPath(key))
  return { key, name: shortNameOf(visit.clientName) }
}

export const meta = () => pageMeta(NOBODY_QUESTION)

export default function AgendaNobody({ loaderData: { key, name } }: Route.ComponentProps) {
  return <QuestionPage {...nobodyQuestion(key, name)} back={technicianVisitPath(key)} />
}
