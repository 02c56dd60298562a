// JSON: the valid credentials of a published technician, for the badge of a card.
import { data } from 'react-router'
import { servicesContext } from '#app/services.ts'
import { listPublicCredentials } from '#catalogue/persistence/public-credentials.server.ts'
import { findPublishedTechnician } from '#catalogue/persistence/public-profile.server.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import type { Route } from './+types/technician-credentials'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, now } = context.get(servicesContext)
  const found = await findPublishedTechnician(db, params.slug)
  if (!found) throw data(null, 404)
  return Response.json(await listPublicCredentials(db, found.uid, bogotaDate(now())))
}
