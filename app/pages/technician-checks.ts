// JSON: the valid checks of a published technician, for the badge of a card.
import { data } from 'react-router'
import { servicesContext } from '#app/services.ts'
import { bogotaDate } from '#domain/bogota-time.ts'
import { findPublishedTechnician } from '#persistence/technicians/public-profile.server.ts'
import { listPublicChecks } from '#persistence/verification/public-checks.server.ts'
import type { Route } from './+types/technician-checks'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, now } = context.get(servicesContext)
  const found = await findPublishedTechnician(db, params.slug)
  if (!found) throw data(null, 404)
  return Response.json(await listPublicChecks(db, found.uid, bogotaDate(now())))
}
