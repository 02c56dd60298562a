// Sections 2 and 7: the bookings of a client, of a technician, and of a calendar feed.
import { and, desc, eq, gte, isNull, sql } from 'drizzle-orm'
import type { ClientBooking, ListedBooking, TechnicianBooking } from '#domain/bookings/listed-bookings.ts'
import type { Db } from '#persistence/database.server.ts'
import { calendarFeeds, reservas, reviewsPublic, technicians, users } from '#persistence/tables.server.ts'

const sharedColumns = {
  key: reservas.key,
  date: reservas.date,
  start: reservas.start,
  end: reservas.end,
  scheduledAt: reservas.scheduledAt,
  description: reservas.description,
  address: reservas.address,
  status: reservas.status,
  servicio: reservas.servicio,
  precio: reservas.precio,
  cancelReason: reservas.cancelReason,
  cancelNote: reservas.cancelNote,
  photos: sql<
    string[]
  >`array(select "photoId" from reserva_fotos where "reservaKey" = ${reservas.key} order by position)`,
}
/** Contact data is not shown before a booking is confirmed. */
const clientPhone = sql<string>`case when ${reservas.status} = 'confirmada' then ${users.telefono} else '' end`
/** Without the limit. */
const total = sql<number>`count(*) over ()`.mapWith(Number)

export interface BookingList<Item> {
  readonly bookings: readonly Item[]
  readonly total: number
}

/** Latest first, so that the limit cuts off old bookings, not upcoming ones. */
export async function listBookingsOfClient(
  db: Db,
  clientId: string,
  limit: number,
): Promise<BookingList<ClientBooking>> {
  const { technicianId, technicianName, technicianPhone } = reservas
  const { rating, aprobada } = reviewsPublic
  const rejected = sql<boolean>`${reviewsPublic.rejectedAt} is not null`
  const rows = await db
    .select({
      ...sharedColumns,
      technicianId,
      technicianName,
      technicianPhone,
      rating,
      aprobada,
      rejected,
      total,
    })
    .from(reservas)
    .leftJoin(reviewsPublic, eq(reviewsPublic.reservaKey, reservas.key))
    .where(eq(reservas.clientId, clientId))
    .orderBy(desc(reservas.scheduledAt), desc(reservas.key))
    .limit(limit)
  return listFrom(rows)
}

export async function listBookingsOfTechnician(
  db: Db,
  technicianId: string,
  limit: number,
): Promise<BookingList<TechnicianBooking>> {
  const rows = await db
    .select({ ...sharedColumns, clientName: reservas.clientName, clientPhone, total })
    .from(reservas)
    .innerJoin(users, eq(users.uid, reservas.clientId))
    .where(eq(reservas.technicianId, technicianId))
    .orderBy(desc(reservas.scheduledAt), desc(reservas.key))
    .limit(limit)
  return listFrom(rows)
}

function listFrom<Row extends { total: number }>(rows: Row[]): BookingList<Omit<Row, 'total'>> {
  return { bookings: rows.map(({ total: _, ...booking }) => booking), total: rows[0]?.total ?? 0 }
}

export interface FeedBooking extends ListedBooking {
  readonly clientName: string
  readonly clientPhone: string
  readonly updatedAt: Date
}

/** Null when the token is unknown or its owner is blocked or deleted. */
export async function listBookingsOfFeed(db: Db, token: string, since: Date): Promise<FeedBooking[] | null> {
  const [feed] = await db
    .select({ uid: calendarFeeds.technicianId })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.uid, calendarFeeds.technicianId))
    .innerJoin(technicians, eq(technicians.uid, users.uid))
    .where(
      and(
        eq(calendarFeeds.token, token),
        eq(users.blocked, false),
        isNull(users.deletedAt),
        isNull(technicians.deletedAt),
      ),
    )
    .limit(1)
  if (!feed) return null
  return db
    .select({ ...sharedColumns, clientName: reservas.clientName, clientPhone, updatedAt: reservas.updatedAt })
    .from(reservas)
    .innerJoin(users, eq(users.uid, reservas.clientId))
    .where(and(eq(reservas.technicianId, feed.uid), gte(reservas.scheduledAt, since)))
    .orderBy(reservas.scheduledAt, reservas.key)
}
