import type { Viewer } from '#accounts/domain/viewer.ts'
import type { Services } from '#app/services.ts'
import { deleteClientBlock } from '#bookings/persistence/client-blocks.server.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'

/** Takes a client off the technician's own list; one who is not on it stays off. */
export async function allowClient(
  { db }: Services,
  viewer: Viewer,
  clientId: string,
): Promise<Outcome<void, 'client-not-allowed'>> {
  if (viewer.role === 'cliente' || clientId === '') return refused('client-not-allowed')
  await deleteClientBlock(db, { technicianId: viewer.uid, clientId })
  return accepted()
}
