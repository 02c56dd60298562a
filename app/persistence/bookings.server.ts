// Single bookings and hours. Whole lists are in booking-lists.server.ts, writes in booking-writes.server.ts.
import { and, eq, gt, gte, inArray, lt, ne } from 'drizzle-orm'
import type { Booking } from '#domain/bookings/booking.ts'
import { TRANSITIONS } from '#domain/bookings/transitions.ts'
import type { Db } from '#persistence/database.server.ts'
import { reservas, users } from '#persistence/tables.server.ts'

const columns = {
  key: reservas.key,
  id: reservas.id,
  technicianId: reservas.technicianId,
  technicianName: reservas.technicianName,
  technicianCiudad: reservas.technicianCiudad,
  technicianSlug: reservas.technicianSlug,
  technicianPhone: reservas.technicianPhone,
  clientId: reservas.clientId,
  clientName: reservas.clientName,
  clientEmail: reservas.clientEmail,
  date: reservas.date,
  start: reservas.start,
  end: reservas.end,
  scheduledAt: reservas.scheduledAt,
  description: reservas.description,
  address: reservas.address,
  status: reservas.status,
  cancelReason: reservas.cancelReason,
  createdAt: reservas.createdAt,
}

/** Hours of a technician that are taken between two instants: no names, only hours. */
export async function listTakenHours(db: Db, technicianId: string, from: Date, until: Date): Promise<Date[]> {
  const rows = await db
    .select({ scheduledAt: reservas.scheduledAt })
    .from(reservas)
    .where(
      and(
        eq(reservas.technicianId, technicianId),
        ne(reservas.status, 'cancelada'),
        gte(reservas.scheduledAt, from),
        lt(reservas.scheduledAt, until),
      ),
    )
  return rows.map(row => row.scheduledAt)
}

/** A booking of that form and slot, so that the same form sent again gives the same answer. */
export async function findBookingOfForm(
  db: Db,
  clientId: string,
  formKey: string,
  id: string,
): Promise<Booking | null> {
  const [row] = await db
    .select(columns)
    .from(reservas)
    .where(and(eq(reservas.clientId, clientId), eq(reservas.formKey, formKey), eq(reservas.id, id)))
    .limit(1)
  return row ?? null
}

export async function isSlotTaken(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .select({ key: reservas.key })
    .from(reservas)
    .where(and(eq(reservas.id, id), ne(reservas.status, 'cancelada')))
    .limit(1)
  return rows.length > 0
}

export async function findBookingStartOfTechnician(
  db: Db,
  key: number,
  technicianId: string,
): Promise<Date | null> {
  const [row] = await db
    .select({ scheduledAt: reservas.scheduledAt })
    .from(reservas)
    .where(and(eq(reservas.key, key), eq(reservas.technicianId, technicianId)))
    .limit(1)
  return row?.scheduledAt ?? null
}

/** A booking as the letters about it need it. */
export async function findBookingToTell(
  db: Db,
  key: number,
): Promise<(Booking & { technicianEmail: string; updatedAt: Date }) | null> {
  const [row] = await db
    .select({ ...columns, updatedAt: reservas.updatedAt, technicianEmail: users.email })
    .from(reservas)
    .innerJoin(users, eq(users.uid, reservas.technicianId))
    .where(eq(reservas.key, key))
    .limit(1)
  return row ?? null
}

/** A confirmed booking of one's own, for one's calendar. */
export async function findConfirmedBookingOfClient(
  db: Db,
  key: number,
  clientId: string,
): Promise<(Booking & { updatedAt: Date }) | null> {
  const [row] = await db
    .select({ ...columns, updatedAt: reservas.updatedAt })
    .from(reservas)
    .where(and(eq(reservas.key, key), eq(reservas.clientId, clientId), eq(reservas.status, 'confirmada')))
    .limit(1)
  return row ?? null
}

/** A booking of one's own that can still be cancelled. */
export async function findCancellableBooking(
  db: Db,
  key: number,
  technicianId: string,
  now: Date,
): Promise<Booking | null> {
  const [row] = await db
    .select(columns)
    .from(reservas)
    .where(
      and(
        eq(reservas.key, key),
        eq(reservas.technicianId, technicianId),
        inArray(reservas.status, [...TRANSITIONS.cancel.from]),
        gt(reservas.scheduledAt, now),
      ),
    )
    .limit(1)
  return row ?? null
}
