import type { Viewer } from '#accounts/domain/role.ts'
import type { Services } from '#app/services.ts'
import { changeBookingAsTechnician } from '#bookings/persistence/booking-writes.server.ts'
import {
  deleteClientBlock,
  findClientOfBooking,
  insertClientBlock,
  listOpenVisits,
} from '#bookings/persistence/client-blocks.server.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'

interface ClientBlock {
  /** Any booking of that client with this technician. */
  readonly key: number
  /** Which open requests and visits of that client are cancelled with it. */
  readonly cancel: readonly number[]
}

/** The client cannot book this technician any more and is not told. Blocking twice succeeds twice. */
export function blockClient(
  { db, now: clock }: Services,
  viewer: Viewer,
  { key, cancel }: ClientBlock,
): Promise<Outcome<void, 'client-not-blocked'>> {
  const now = clock()
  const technicianId = viewer.uid
  return db.transaction(async tx => {
    const client = viewer.role === 'cliente' ? null : await findClientOfBooking(tx, key, technicianId)
    if (!client) return refused('client-not-blocked')
    const pair = { technicianId, clientId: client.clientId }
    await insertClientBlock(tx, pair, now)
    const open = await listOpenVisits(tx, pair, now)
    for (const visit of open.filter(each => cancel.includes(each.key)))
      await changeBookingAsTechnician(tx, 'cancel', { key: visit.key, technicianId, now })
    return accepted()
  })
}

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
