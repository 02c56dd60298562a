// What a client may change in an own booking: the address until the visit begins, and dismissing a rescue.
import { and, eq, sql } from 'drizzle-orm'
import { reservas } from '#bookings/persistence/booking-tables.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'

interface AddressChange {
  readonly key: number
  readonly clientId: string
  readonly address: string
  readonly now: Date
}

/** True when this call changed the address; it also queues the technician's notice. */
export async function updateAddress(
  db: Db,
  { key, clientId, address, now }: AddressChange,
): Promise<boolean> {
  const instant = now.toISOString()
  const { rows } = await db.execute(sql`
    with changed as (
      update ${reservas} set address = ${address}
      where key = ${key} and "clientId" = ${clientId} and status in ('solicitada', 'confirmada')
        and "scheduledAt" > ${instant}::timestamptz and address <> ${address}
      returning key, "technicianId"
    ), queued as (
      select queue_booking_notice(key, 'address-completed', "technicianId") from changed
    )
    select key, (select count(*) from queued) from changed`)
  return rows.length > 0
}

/** True for the client's own cancelled booking, also when it was dismissed before. */
export async function dismissCancelledBooking(
  db: Db,
  { key, clientId, now }: { key: number; clientId: string; now: Date },
): Promise<boolean> {
  const rows = await db
    .update(reservas)
    .set({
      rescueDismissedAt: sql`coalesce(${reservas.rescueDismissedAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(and(eq(reservas.key, key), eq(reservas.clientId, clientId), eq(reservas.status, 'cancelada')))
    .returning({ key: reservas.key })
  return rows.length > 0
}
