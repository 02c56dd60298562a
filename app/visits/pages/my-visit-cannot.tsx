// The page that 'No puedo recibirla' opens without JavaScript.
import { data, redirect } from 'react-router'
import { servicesContext } from '#app/services.ts'
import { clientVisitPath } from '#bookings/domain/booking-paths.ts'
import { isAllowed } from '#bookings/domain/transitions.ts'
import { findBookingOfClient } from '#bookings/persistence/bookings.server.ts'
import { requireViewer } from '#guards/guard.server.ts'
import { QuestionPage } from '#platform/ui/basics/dialog.tsx'
import { pageMeta } from '#platform/wording/page-meta.ts'
import { CANNOT_RECEIVE } from '#visits/domain/cannot-receive.ts'
import { visitKeyFrom } from '#visits/pages/visit-address.server.ts'
import { cannotReceiveQuestion } from '#visits/ui/cannot-receive.tsx'
import type { Route } from './+types/my-visit-cannot'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { uid } = requireViewer(context)
  const { db, now } = context.get(servicesContext)
  const booking = await findBookingOfClient(db, visitKeyFrom(params.key), uid)
  // Somebody else's booking does not exist.
  if (!booking) throw data(null, 404)
  const { key, technicianName, date, start } = booking
  if (!isAllowed(CANNOT_RECEIVE, booking, now())) throw redirect(clientVisitPath(key))
  return { key, technicianName, date, start }
}

export const meta = () => pageMeta('No puedo recibirla')

export default function MyVisitCannot({ loaderData: visit }: Route.ComponentProps) {
  return <QuestionPage {...cannotReceiveQuestion(visit)} back={clientVisitPath(visit.key)} />
}
