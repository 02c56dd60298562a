// Single bookings and hours. Whole lists are in booking-lists.server.ts, writes in booking-writes.server.ts.
import { and, eq, gt, gte, inArray, lt, ne } from 'drizzle-orm'
import type { Booking } from '#domain/bookings/booking.ts'
import { TRANSITIONS } from '#domain/bookings/transitions.ts'
import { type Db, prepared } from '#persistence/database.server.ts'
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
export async function listTakenHours(
  db: Db,
  technicianId: string,
  { from, until }: { from: Date; until: Date },
): Promise<Date[]> {
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

export type WhyNotBooked = 'same-form' | 'taken' | 'neither'

/** The same form sent again gives the same answer, whatever became of its booking since. */
export async function whyNotBooked(
  db: Db,
  { id, clientId, formKey }: { id: string; clientId: string; formKey: string | null },
): Promise<WhyNotBooked> {
  const [found] = await prepared<{ same: boolean; taken: boolean }>(
    db,
    'why_not_booked',
    `select exists (select from reservas where "clientId" = $2 and "formKey" = $3::uuid and id = $1) as same,
       exists (select from reservas where id = $1 and status <> 'cancelada') as taken`,
    [id, clientId, formKey],
  )
  if (found?.same) return 'same-form'
  return found?.taken ? 'taken' : 'neither'
}

/** How a booking of one's own stands, after an act that changed nothing. */
export async function findBookingStateOfTechnician(
  db: Db,
  key: number,
  technicianId: string,
): Promise<Pick<Booking, 'scheduledAt' | 'status' | 'cancelReason'> | null> {
  const { scheduledAt, status, cancelReason } = reservas
  const [row] = await db
    .select({ scheduledAt, status, cancelReason })
    .from(reservas)
    .where(and(eq(reservas.key, key), eq(reservas.technicianId, technicianId)))
    .limit(1)
  return row ?? null
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
