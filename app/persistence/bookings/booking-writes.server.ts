// The statements that change bookings. Each writes the booking and adds its notification job in one statement.
import { sql } from 'drizzle-orm'
import { type BookingStatus, UNANSWERED_MAX } from '#domain/bookings/booking.ts'
import type { RequestedSlot } from '#domain/bookings/slot.ts'
import { TRANSITIONS } from '#domain/bookings/transitions.ts'
import { countBookings, countRateLimitRefusal } from '#persistence/counted-outcomes.server.ts'
import type { Db, PooledDb } from '#persistence/database.server.ts'
import type { RateLimitedAttempt } from '#persistence/rate-limits.server.ts'
import { reservas } from '#persistence/tables.server.ts'

export interface NewBooking {
  readonly id: string
  readonly technicianId: string
  readonly technicianVersion: string
  readonly client: { readonly uid: string; readonly name: string; readonly email: string }
  readonly slot: RequestedSlot
  readonly description: string
  readonly address: string
  readonly formKey: string | null
  readonly servicio: string
  readonly precio: number | null
  /** Photos of this client; ids of others are ignored. */
  readonly fotos: readonly string[]
  /** An earlier booking of this client; others are ignored. */
  readonly rebookedFrom: number | null
  /** A guarantee case of this client and technician, which this visit repeats; not booked unless its step allows it. */
  readonly guaranteeCase: number | null
  readonly now: Date
  /** Counted against the rate limits of the client and of the network by the same statement. */
  readonly attempts: readonly RateLimitedAttempt[]
}

export type Insertion =
  | 'booked'
  | 'too-many-requests'
  | 'too-many-unanswered'
  | 'client-not-accepted'
  | 'not-booked'

/**
 * One INSERT decides: of concurrent requests for one hour, one gets it (D12). Names come from the rows, never from the
 * form. The technician's and the client's rows are locked FOR SHARE, so that a concurrent block by an administrator waits
 * and then cancels this booking; one by the technician (client_blocks) is read after these locks. 'not-booked': the hour is taken, the technician's row changed since it was read, or the client is barred.
 */
export async function insertBooking(db: PooledDb, booking: NewBooking): Promise<Insertion> {
  const { id, technicianId, technicianVersion, client, slot, description, address, formKey, attempts } =
    booking
  const { servicio, precio, fotos, rebookedFrom, guaranteeCase, now } = booking
  const { rows } = await db.$client.query<{
    isAllowed: boolean
    mayWait: boolean
    isBlocked: boolean
    key: string | null
  }>({
    name: 'insert_booking',
    text: INSERT_BOOKING,
    values: [
      attempts.map(({ key }) => key),
      attempts.map(({ expiresAt }) => expiresAt),
      Math.max(...attempts.map(({ now }) => now)),
      attempts.map(({ points }) => points),
      id,
      technicianId,
      technicianVersion,
      client.uid,
      client.name,
      client.email,
      slot.date,
      slot.start,
      slot.end,
      slot.scheduledAt.toISOString(),
      description,
      address,
      formKey,
      servicio,
      precio,
      fotos,
      rebookedFrom,
      UNANSWERED_MAX.ofClient,
      UNANSWERED_MAX.withTechnician,
      guaranteeCase,
      now.toISOString(),
    ],
  })
  const [row] = rows
  if (row?.key) countBookings('requested')
  else if (row && !row.isAllowed) countRateLimitRefusal('booking')
  if (row?.key) return 'booked'
  if (row && !row.isAllowed) return 'too-many-requests'
  if (row?.isBlocked) return 'client-not-accepted'
  return row && !row.mayWait ? 'too-many-unanswered' : 'not-booked'
}

const INSERT_BOOKING = `
  with spent as (
    insert into limits as l (key, points, expire)
    select key, 1, expire from unnest($1::text[], $2::bigint[]) as attempt (key, expire)
    on conflict (key) do update set
      points = case when l.expire <= $3::bigint then 1 else l.points + 1 end,
      expire = case when l.expire <= $3::bigint then excluded.expire else l.expire end
    returning key, points
  ), allowed as (
    select bool_and(points <= max) as "isAllowed"
    from spent join unnest($1::text[], $4::int[]) as attempt (key, max) using (key)
  ), waiting as (
    select count(*) < $22::int and count(*) filter (where "technicianId" = $6) < $23::int as "mayWait"
    from reservas where "clientId" = $8 and status = 'solicitada'
  ), repeated as (
    select id from guarantee_cases
    where id = $24::bigint and "clientId" = $8 and "technicianId" = $6 and step = 'repeat-offered'
    for no key update
  ), parties as (
    select t.uid as "technicianId", t.nombre, t.ciudad, t.slug, t.telefono as "technicianPhone", c.uid as "clientId",
      c.telefono as "clientPhone"
    from technicians as t, users as c
    where t.uid = $6 and t.publicado and t.disponible and t.xmin = $7::text::xid
      and c.uid = $8 and c."deletedAt" is null and (not c.blocked or c.role = 'admin')
      and (select "isAllowed" from allowed) and (select "mayWait" from waiting)
      and ($24::bigint is null or exists (select from repeated))
    for share
  ), booked as (
    insert into reservas (id, "technicianId", "technicianName", "technicianCiudad", "technicianSlug", "technicianPhone",
      "clientId", "clientName", "clientEmail", date, start, "end", "scheduledAt", description, address, "formKey",
      "clientPhone", servicio, precio, "rebookedFrom")
    select $5, "technicianId", nombre, ciudad, slug, "technicianPhone", "clientId", $9, $10, $11::date, $12, $13,
      $14::timestamptz, $15, $16, $17::uuid, "clientPhone", $18, $19::int,
      (select key from reservas where key = $21::bigint and "clientId" = $8)
    from parties where $24::bigint is not null or not is_client_blocked("technicianId", "clientId")
    on conflict do nothing
    returning key
  ), illustrated as (
    insert into reserva_fotos ("reservaKey", "photoId", position)
    select booked.key, photo.id, row_number() over (order by chosen.position)
    from booked, unnest($20::uuid[]) with ordinality as chosen (id, position)
    join problem_photos as photo on photo.id = chosen.id and photo."clientId" = $8
  ), linked as (
    update guarantee_cases set "repeatKey" = booked.key, step = 'repeat-booked', turn = null, "dueAt" = null,
      "stepAt" = $25::timestamptz
    from booked where id = $24::bigint
    returning id
  ), noted as (
    insert into guarantee_events ("caseId", at, "actorUid", "actorRole", kind)
    select id, $25::timestamptz, $8, 'client', 'book-repeat' from linked
  ), queued as (
    select queue_booking_notice(key, 'requested', $6) from booked
  )
  select "isAllowed", "mayWait", (select key from booked) as key, (select count(*) from queued) as queued,
    case when exists (select from booked) then false else is_client_blocked($6, $8) end as "isBlocked"
  from allowed, waiting`

interface TechnicianChange {
  readonly key: number
  readonly technicianId: string
  readonly now: Date
  readonly seen?: BookingStatus | undefined
  /** With a cancellation. */
  readonly note?: string
  readonly offeredHours?: readonly Date[]
}

/** What an act says to a request; an accepted visit that is cancelled later stays accepted. */
const ANSWERS = { accept: 'accepted', cancel: 'declined' } as const

/**
 * The technician's acts. True when this call changed the booking. `seen` is the status the technician decided on:
 * if it has changed since, nothing is written.
 */
export async function changeBookingAsTechnician(
  db: Db,
  act: 'accept' | 'cancel',
  { key, technicianId, now, seen, note = '', offeredHours = [] }: TechnicianChange,
): Promise<boolean> {
  const { to, cancelReason = null, ...transition } = TRANSITIONS[act]
  const from = transition.from.filter(status => seen === undefined || status === seen)
  const instant = now.toISOString()
  const { rows } = await db.execute(sql`
    with changed as (
      update ${reservas} set status = ${to}, "cancelReason" = ${cancelReason}, "cancelNote" = ${note},
        "offeredHours" = ${sql.param(offeredHours.map(hour => hour.toISOString()))}::timestamptz[],
        answer = case status when 'solicitada' then ${ANSWERS[act]} else answer end,
        "answeredAt" = case status when 'solicitada' then ${instant}::timestamptz else "answeredAt" end,
        "updatedAt" = ${instant}::timestamptz
      where key = ${key} and "technicianId" = ${technicianId} and status = any(${textArray(from)})
        and "scheduledAt" > ${instant}::timestamptz
      returning key, "clientId"
    ), queued as (
      select queue_booking_notice(key, ${to}::text, "clientId") from changed
    )
    select key, (select count(*) from queued) from changed`)
  countBookings(act === 'accept' ? 'accepted' : 'cancelled', rows.length)
  return rows.length > 0
}

export function textArray(statuses: readonly BookingStatus[]) {
  return sql`array[${sql.join(
    statuses.map(status => sql`${status}`),
    sql`, `,
  )}]::text[]`
}
