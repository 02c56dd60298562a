// A booking for letters and push messages.

import { eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { users } from '#accounts/persistence/account-tables.server.ts'
import type { NotifiedBooking } from '#bookings/domain/notified-booking.ts'
import { reservas } from '#bookings/persistence/booking-tables.server.ts'
import { bookingColumns } from '#bookings/persistence/bookings.server.ts'
import { acceptsClient } from '#bookings/persistence/client-blocks.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { technicians } from '#technicians/persistence/technician-tables.server.ts'

/** A booking with what messages about it need. */
export async function findBookingForNotification(db: Db, key: number): Promise<NotifiedBooking | null> {
  const client = alias(users, 'client')
  const [row] = await db
    .select({
      ...bookingColumns,
      updatedAt: reservas.updatedAt,
      withdrawnBy: reservas.withdrawnBy,
      technicianEmail: users.email,
      technicianFotoURL: technicians.fotoURL,
      trade: sql<string>`coalesce(${technicians.especialidades}[1], '')`,
      clientPhone: client.telefono,
      photoCount: sql<number>`(select count(*)::int from reserva_fotos where "reservaKey" = ${reservas.key})`,
      isReviewed: sql<boolean>`exists (select from reviews_public where "reservaKey" = ${reservas.key})`,
      acceptsClient: acceptsClient(reservas.technicianId, reservas.clientId),
      earlierRequests: visitsOfClient(
        sql`b."technicianId" = ${reservas.technicianId} and b.key < ${reservas.key}`,
      ),
      completedTogether: visitsOfClient(
        sql`b."technicianId" = ${reservas.technicianId} and b.status = 'completada' and b.key <> ${reservas.key}`,
      ),
      completedByClient: visitsOfClient(sql`b.status = 'completada' and b.key <> ${reservas.key}`),
    })
    .from(reservas)
    .innerJoin(users, eq(users.uid, reservas.technicianId))
    .innerJoin(client, eq(client.uid, reservas.clientId))
    .leftJoin(technicians, eq(technicians.uid, reservas.technicianId))
    .where(eq(reservas.key, key))
    .limit(1)
  return row ?? null
}

function visitsOfClient(condition: SQL) {
  return sql<number>`(select count(*)::int from reservas as b where b."clientId" = ${reservas.clientId} and ${condition})`
}
