// Sections 2 and 7: the bookings of a client, of a technician, and of a calendar feed.

import { and, desc, eq, gt, gte, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import { userIsBarred } from '#accounts/persistence/account-moderation.server.ts'
import { users } from '#accounts/persistence/account-tables.server.ts'
import { calendarFeeds } from '#agenda/persistence/agenda-tables.server.ts'
import { isCounted, isOpen } from '#bookings/persistence/booking-rules.server.ts'
import {
  calendarChangedAt,
  clientNameOrId,
  photoIds,
  reservas,
  technicianNameOrId,
} from '#bookings/persistence/booking-tables.server.ts'
import { bookingColumns } from '#bookings/persistence/bookings.server.ts'
import { acceptsClient } from '#bookings/persistence/client-blocks.server.ts'
import { endOfVisit } from '#bookings/persistence/taken-hours.server.ts'
import { placeForTechnician } from '#bookings/persistence/technician-address.server.ts'
import { pick } from '#platform/domain/records.ts'
import { HOUR_MS } from '#platform/domain/time.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { moderationTrail } from '#platform/persistence/platform-tables.server.ts'
import { preparedStatement } from '#platform/persistence/prepared.server.ts'
import { reviewsPublic } from '#reviews/persistence/review-tables.server.ts'
import { technicians } from '#technicians/persistence/technician-tables.server.ts'
import {
  type ClientBooking,
  LISTED_FIELDS,
  type ListedBooking,
  type TechnicianBooking,
  type VisitCase,
} from '#visits/domain/listed-visit.ts'
import { situationColumns, withSaid } from '#visits/persistence/situation.server.ts'
import { visitProgress } from '#visits/persistence/visit-tables.server.ts'

/** The trail entry that cancelled a visit names the account or the profile that went away. */
const leftBy = sql<ListedBooking['leftBy']>`(
  select case when "targetId" = ${reservas.clientId} then 'client' else 'technician' end
  from ${moderationTrail} where id = ${reservas.withdrawnBy})`
const sharedColumns = {
  ...pick(bookingColumns, LISTED_FIELDS),
  ...situationColumns,
  // The same for both sides, with the further hours (D64).
  end: endOfVisit,
  leftBy,
  photos: photoIds,
  repeatCase: sql<
    number | null
  >`(select id from guarantee_cases where "reservaKey" = ${reservas.repeatOf})`.mapWith(Number),
}
const visitCase = sql<VisitCase | null>`(
  select json_build_object('step', step, 'turn', turn) from guarantee_cases where "reservaKey" = ${reservas.key})`
/** Contact data is not shown before a booking is confirmed. */
const clientPhone = sql<string>`case when ${reservas.status} = 'confirmada' then ${users.telefono} else '' end`
/** What the conversation of a visit holds for this person and was not read. */
const unreadBy = (person: typeof reservas.clientId | typeof reservas.technicianId) =>
  sql<number>`(select count(*)::int from visit_messages
    where "reservaKey" = ${reservas.key} and "recipientUid" = ${person} and "readAt" is null)`
/** Without the limit. */
const total = sql<number>`count(*) over ()`.mapWith(Number)

export interface BookingList<Item> {
  readonly bookings: readonly Item[]
  readonly total: number
}

/** A booking as its client sees it, from `reservas` with its technician and its review. */
const clientColumns = {
  ...sharedColumns,
  technicianId: reservas.technicianId,
  technicianName: technicianNameOrId,
  technicianPhone: reservas.technicianPhone,
  technicianSlug: sql<string | null>`case when ${technicians.publicado} then ${technicians.slug} end`,
  technicianFotoURL: sql<string | null>`case when ${technicians.publicado} then ${technicians.fotoURL} end`,
  acceptsClient: acceptsClient(reservas.technicianId, reservas.clientId),
  rating: reviewsPublic.rating,
  aprobada: reviewsPublic.aprobada,
  rejected: sql<boolean>`${reviewsPublic.rejectedAt} is not null`,
  guarantee: visitCase,
  unreadMessages: unreadBy(reservas.clientId),
}

/** Latest first, so that the limit cuts off old bookings, not upcoming ones. */
export async function listBookingsOfClient(
  db: Db,
  clientId: string,
  limit: number,
): Promise<BookingList<ClientBooking>> {
  const rows = await db
    .select({ ...clientColumns, total })
    .from(reservas)
    .leftJoin(technicians, eq(technicians.uid, reservas.technicianId))
    .leftJoin(reviewsPublic, eq(reviewsPublic.reservaKey, reservas.key))
    .leftJoin(visitProgress, eq(visitProgress.reservaKey, reservas.key))
    .where(eq(reservas.clientId, clientId))
    .orderBy(desc(reservas.scheduledAt), desc(reservas.key))
    .limit(limit)
  return { bookings: rows.map(({ total: _, ...booking }) => withSaid(booking)), total: rows[0]?.total ?? 0 }
}

/** So many hours after its start a visit may still be the one that is going on. */
const GOING_ON_HOURS = 24
const NEAR_VISITS_MAX = 10

const nearBookings = preparedStatement(db =>
  db
    .select(clientColumns)
    .from(reservas)
    .leftJoin(technicians, eq(technicians.uid, reservas.technicianId))
    .leftJoin(reviewsPublic, eq(reviewsPublic.reservaKey, reservas.key))
    .leftJoin(visitProgress, eq(visitProgress.reservaKey, reservas.key))
    .where(
      and(
        eq(reservas.clientId, sql.placeholder('clientId')),
        ne(reservas.status, 'cancelada'),
        gt(reservas.scheduledAt, sql.placeholder('since')),
      ),
    )
    .orderBy(reservas.scheduledAt, reservas.key)
    .limit(NEAR_VISITS_MAX)
    .prepare('list_near_bookings_of_client'),
)

/** What is to come or going on, the nearest first. */
export async function listNearBookingsOfClient(
  db: Db,
  clientId: string,
  now: Date,
): Promise<ClientBooking[]> {
  const since = new Date(now.getTime() - GOING_ON_HOURS * HOUR_MS).toISOString()
  return (await nearBookings(db).execute({ clientId, since })).map(withSaid)
}

/** A client's own booking as the list shows it. */
export async function findListedBookingOfClient(
  db: Db,
  key: number,
  clientId: string,
): Promise<ClientBooking | null> {
  const [row] = await db
    .select(clientColumns)
    .from(reservas)
    .leftJoin(technicians, eq(technicians.uid, reservas.technicianId))
    .leftJoin(reviewsPublic, eq(reviewsPublic.reservaKey, reservas.key))
    .leftJoin(visitProgress, eq(visitProgress.reservaKey, reservas.key))
    .where(and(eq(reservas.key, key), eq(reservas.clientId, clientId)))
    .limit(1)
  return row ? withSaid(row) : null
}

/** A client's bookings by key, with the hours that the technician offered. */
export async function listBookingsToRescue(
  db: Db,
  keys: number[],
): Promise<(ClientBooking & { offeredHours: Date[]; technicianCiudad: string })[]> {
  if (keys.length === 0) return []
  const rows = await db
    .select({
      ...clientColumns,
      offeredHours: reservas.offeredHours,
      technicianCiudad: reservas.technicianCiudad,
    })
    .from(reservas)
    .leftJoin(technicians, eq(technicians.uid, reservas.technicianId))
    .leftJoin(reviewsPublic, eq(reviewsPublic.reservaKey, reservas.key))
    .leftJoin(visitProgress, eq(visitProgress.reservaKey, reservas.key))
    .where(inArray(reservas.key, keys))
  return rows.map(withSaid)
}

/** Those of the bookings that are of this technician, latest first. */
export async function listBookingsOfTechnician(
  db: Db,
  technicianId: string,
  keys: number[],
  now: Date,
): Promise<TechnicianBooking[]> {
  if (keys.length === 0) return []
  const visits = completedVisitsOfClients(db, keys, technicianId)
  const rows = await db
    .select({
      ...sharedColumns,
      ...placeForTechnician(now),
      clientName: clientNameOrId,
      clientPhone,
      visitsWithTechnician: sql<number>`coalesce(${visits.withTechnician}, 0)`.mapWith(Number),
      completedVisits: sql<number>`coalesce(${visits.completed}, 0)`.mapWith(Number),
      lastVisit: sql<string | null>`${visits.last}::text`,
      // What helps to decide about a client is not sent for past visits.
      clientSince: sql<string | null>`case when ${isOpen}
        then to_char(${users.createdAt} at time zone 'America/Bogota', 'YYYY-MM') end`,
      phoneConfirmed: sql<boolean>`${isOpen} and ${users.telefono} <> ''
        and coalesce(${users.telefono} = any(${visits.phones}), false)`,
      noShows: sql<number>`coalesce(${visits.noShows}, 0)`.mapWith(Number),
      clientBlocked: sql<boolean>`not ${acceptsClient(reservas.technicianId, reservas.clientId)}`,
      guarantee: visitCase,
      unreadMessages: unreadBy(reservas.technicianId),
    })
    .from(reservas)
    .innerJoin(users, eq(users.uid, reservas.clientId))
    .leftJoin(visits, eq(visits.clientId, reservas.clientId))
    .leftJoin(visitProgress, eq(visitProgress.reservaKey, reservas.key))
    .where(and(inArray(reservas.key, keys), eq(reservas.technicianId, technicianId)))
    .orderBy(desc(reservas.scheduledAt), desc(reservas.key))
  return rows.map(withSaid)
}

/**
 * For each client of these bookings: completed visits with the technician, the latest of them, and with anybody, and the
 * phones that the client had then.
 */
function completedVisitsOfClients(db: Db, keys: number[], technicianId: string) {
  const clients = db.select({ clientId: reservas.clientId }).from(reservas).where(inArray(reservas.key, keys))
  const isDone = sql.raw(isCounted('reservas'))
  const isWithTechnician = sql`${reservas.technicianId} = ${technicianId}`
  return db
    .select({
      clientId: reservas.clientId,
      withTechnician: sql<number>`count(*) filter (where ${isDone} and ${isWithTechnician})`.as(
        'with_technician',
      ),
      completed: sql<number>`count(*) filter (where ${isDone})`.as('completed'),
      noShows: sql<number>`count(*) filter (where ${eq(reservas.cancelReason, 'nadie')})`.as('no_shows'),
      phones: sql<string[]>`array_agg(distinct ${reservas.clientPhone}) filter (where ${isDone})`.as(
        'phones',
      ),
      last: sql<string | null>`max(${reservas.date}) filter (where ${isDone} and ${isWithTechnician})`.as(
        'last',
      ),
    })
    .from(reservas)
    .where(
      and(
        or(eq(reservas.status, 'completada'), eq(reservas.cancelReason, 'nadie')),
        inArray(reservas.clientId, clients),
      ),
    )
    .groupBy(reservas.clientId)
    .as('visits')
}

export interface FeedBooking extends ListedBooking {
  readonly clientName: string
  readonly clientPhone: string
  readonly updatedAt: Date
}

type OwnVisit =
  | { readonly side: 'client'; readonly visit: ClientBooking }
  | { readonly side: 'technician'; readonly visit: TechnicianBooking }

/** The visit as this side of it sees it; null: they are not that side. */
export async function findOwnVisit(
  db: Db,
  side: OwnVisit['side'],
  { key, uid, now }: { readonly key: number; readonly uid: string; readonly now: Date },
): Promise<OwnVisit | null> {
  if (side === 'client') {
    const visit = await findListedBookingOfClient(db, key, uid)
    return visit && { side, visit }
  }
  const [visit] = await listBookingsOfTechnician(db, uid, [key], now)
  return visit ? { side, visit } : null
}

/** Null when the token is unknown or its owner is blocked or deleted. */
export async function listBookingsOfFeed(
  db: Db,
  token: string,
  { since, now }: { readonly since: Date; readonly now: Date },
): Promise<FeedBooking[] | null> {
  const [feed] = await db
    .select({ uid: calendarFeeds.technicianId })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.uid, calendarFeeds.technicianId))
    .innerJoin(technicians, eq(technicians.uid, users.uid))
    .where(
      and(
        eq(calendarFeeds.token, token),
        sql.raw(`not ${userIsBarred('users')}`),
        isNull(technicians.deletedAt),
      ),
    )
    .limit(1)
  if (!feed) return null
  const rows = await db
    .select({
      ...sharedColumns,
      ...placeForTechnician(now),
      clientName: clientNameOrId,
      clientPhone,
      updatedAt: calendarChangedAt,
    })
    .from(reservas)
    .innerJoin(users, eq(users.uid, reservas.clientId))
    .leftJoin(visitProgress, eq(visitProgress.reservaKey, reservas.key))
    .where(and(eq(reservas.technicianId, feed.uid), gte(reservas.scheduledAt, since)))
    .orderBy(reservas.scheduledAt, reservas.key)
  return rows.map(withSaid)
}
