import type { Services } from '#app/services.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import type { Viewer } from '#domain/users/viewer.ts'
import { deleteClientBlock } from '#persistence/bookings/client-blocks.server.ts'

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
