// Until when a technician sees where a visit was to be: for a day after it was cancelled, and not once its client has deleted
// the account. Every list, page, sheet and calendar of the technician reads the address by this.
import { type SQL, sql } from 'drizzle-orm'
import { ADDRESS_KEPT_AFTER_CANCELLING_MS } from '#bookings/domain/address.ts'
import { reservas } from '#bookings/persistence/booking-tables.server.ts'

const isClientDeleted = sql`exists (select from users as client
  where client.uid = ${reservas.clientId} and client."deletedAt" is not null)`

const { address, barrio, ciudad } = reservas

const placeUnless = (isHidden: SQL) => ({
  address: sql<string>`case when ${isHidden} then '' else ${address} end`,
  barrio: sql<string>`case when ${isHidden} then '' else ${barrio} end`,
  ciudad: sql<string>`case when ${isHidden} then '' else ${ciudad} end`,
})

export function placeForTechnician(now: Date) {
  const cancelledBefore = new Date(now.getTime() - ADDRESS_KEPT_AFTER_CANCELLING_MS).toISOString()
  return placeUnless(sql`(${reservas.status} = 'cancelada'
    and ${reservas.updatedAt} <= ${cancelledBefore}::timestamptz or ${isClientDeleted})`)
}

/** Of a visit that was not cancelled. */
export const placeWhileClientIsHere = placeUnless(isClientDeleted)
