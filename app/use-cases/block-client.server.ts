import type { Services } from '#app/services.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import type { Viewer } from '#domain/users/viewer.ts'
import { changeBookingAsTechnician } from '#persistence/bookings/booking-writes.server.ts'
import {
  findClientOfBooking,
  insertClientBlock,
  listOpenVisits,
} from '#persistence/bookings/client-blocks.server.ts'

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
