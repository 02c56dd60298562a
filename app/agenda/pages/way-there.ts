// 'Cómo llegar' of a message: leads on to a map. A message only links to our own origin, and the address is asked for when it
// is opened: nobody reads more of it here than on the page of the visit.
import { data, redirect } from 'react-router'
import { findOwnVisit } from '#agenda/persistence/booking-lists.server.ts'
import { mapsLink } from '#agenda/wording/agenda.ts'
import { servicesContext } from '#app/services.ts'
import { technicianVisitPath } from '#bookings/domain/booking-paths.ts'
import { requireViewer } from '#guards/guard.server.ts'
import { visitKeyFrom } from '#visits/pages/visit-address.server.ts'
import type { Route } from './+types/way-there'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { uid } = requireViewer(context)
  const { db, now } = context.get(servicesContext)
  const key = visitKeyFrom(params.key)
  const own = await findOwnVisit(db, 'technician', { key, uid, now: now() })
  if (!own) throw data(null, 404)
  throw redirect(mapsLink(own.visit) ?? technicianVisitPath(key), {
    headers: { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' },
  })
}
