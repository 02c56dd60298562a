// The statements that change bookings. Each writes the booking and adds its notification job in one statement.
import { sql } from 'drizzle-orm'
import type { BookingStatus } from '#domain/bookings/booking.ts'
import type { RequestedSlot } from '#domain/bookings/slot.ts'
import { TRANSITIONS } from '#domain/bookings/transitions.ts'
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
  /** Counted against the client's rate limit by the same statement. */
  readonly attempt: RateLimitedAttempt
}

export type Insertion = 'booked' | 'too-many-requests' | 'not-booked'

/**
 * One INSERT decides: of concurrent requests for one hour, one gets it (D12). Names come from the rows, never from the
 * form. The technician's and the client's rows are locked FOR SHARE, so that a concurrent block waits and then cancels
 * this booking. 'not-booked': the hour is taken, the technician's row changed since it was read, or the client is barred.
 */
export async function insertBooking(db: PooledDb, booking: NewBooking): Promise<Insertion> {
  const { id, technicianId, technicianVersion, client, slot, description, address, formKey, attempt } =
    booking
  const { rows } = await db.$client.query<{ points: number; key: string | null }>({
    name: 'insert_booking',
    text: INSERT_BOOKING,
    values: [
      attempt.key,
      attempt.expiresAt,
      attempt.now,
      attempt.points,
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
    ],
  })
  const [row] = rows
  if (row && row.points > attempt.points) return 'too-many-requests'
  return row?.key ? 'booked' : 'not-booked'
}

const INSERT_BOOKING = `
  with spent as (
    insert into limits as l (key, points, expire) values ($1, 1, $2::bigint)
    on conflict (key) do update set
      points = case when l.expire <= $3::bigint then 1 else l.points + 1 end,
      expire = case when l.expire <= $3::bigint then excluded.expire else l.expire end
    returning points
  ), booked as (
    insert into reservas (id, "technicianId", "technicianName", "technicianCiudad", "technicianSlug", "technicianPhone",
      "clientId", "clientName", "clientEmail", date, start, "end", "scheduledAt", description, address, "formKey")
    select $5, t.uid, t.nombre, t.ciudad, t.slug, t.telefono, c.uid, $9, $10, $11::date, $12, $13, $14::timestamptz,
      $15, $16, $17::uuid
    from technicians as t, users as c
    where t.uid = $6 and t.publicado and t.disponible and t.xmin = $7::text::xid
      and c.uid = $8 and c."deletedAt" is null and (not c.blocked or c.role = 'admin')
      and (select points from spent) <= $4::int
    for share
    on conflict do nothing
    returning key
  ), queued as (
    select graphile_worker.add_job('send-booking-mail', json_build_object('key', key, 'news', 'requested'), max_attempts := 12) from booked
  )
  select points, (select key from booked) as key, (select count(*) from queued) as queued from spent`

/**
 * The technician's acts. True when this call changed the booking. `seen` is the status the technician decided on:
 * if it has changed since, nothing is written.
 */
export async function changeBookingAsTechnician(
  db: Db,
  act: 'accept' | 'cancel',
  { key, technicianId, now, seen }: { key: number; technicianId: string; now: Date; seen?: BookingStatus },
): Promise<boolean> {
  const { to, cancelReason = null, ...transition } = TRANSITIONS[act]
  const from = transition.from.filter(status => seen === undefined || status === seen)
  const { rows } = await db.execute(sql`
    with changed as (
      update ${reservas} set status = ${to}, "cancelReason" = ${cancelReason}, "updatedAt" = ${now.toISOString()}::timestamptz
      where key = ${key} and "technicianId" = ${technicianId} and status = any(${textArray(from)}) and "scheduledAt" > ${now.toISOString()}::timestamptz
      returning key
    ), queued as (
      select graphile_worker.add_job('send-booking-mail', json_build_object('key', key, 'news', ${to}::text), max_attempts := 12) from changed
    )
    select key, (select count(*) from queued) from changed`)
  return rows.length > 0
}

/**
 * Cancels the upcoming bookings of a moderated technician, or of a person on either side of them, and adds a job that
 * notifies the other side. Returns how many.
 */
export async function withdrawBookings(
  db: Db,
  { uid, side, now }: { uid: string; side: 'technician' | 'any'; now: Date },
): Promise<number> {
  const { to, from, cancelReason = null } = TRANSITIONS.withdraw
  const instant = now.toISOString()
  const { rows } = await db.execute(sql`
    with changed as (
      update ${reservas} set status = ${to}, "cancelReason" = ${cancelReason}, "updatedAt" = ${instant}::timestamptz
      where ("technicianId" = ${uid} ${side === 'any' ? sql`or "clientId" = ${uid}` : sql``})
        and status = any(${textArray(from)}) and "scheduledAt" > ${instant}::timestamptz
      returning key, case when "technicianId" = ${uid} then 'technician-withdrawn' else 'client-withdrawn' end as news
    )
    select graphile_worker.add_job('send-booking-mail', json_build_object('key', key, 'news', news), max_attempts := 12) from changed`)
  return rows.length
}

/** D14: expires unanswered bookings whose hour has begun, completes confirmed ones whose hour has ended. */
export async function settleBookings(db: Db, now: Date): Promise<{ expired: number; completed: number }> {
  const instant = now.toISOString()
  const expire = TRANSITIONS.expire
  const expired = await db.execute(sql`
    with changed as (
      update ${reservas} set status = ${expire.to}, "cancelReason" = ${expire.cancelReason ?? null}, "updatedAt" = ${instant}::timestamptz
      where status = any(${textArray(expire.from)}) and "scheduledAt" <= ${instant}::timestamptz
      returning key
    )
    select graphile_worker.add_job('send-booking-mail', json_build_object('key', key, 'news', 'expired'), max_attempts := 12) from changed`)
  const complete = TRANSITIONS.complete
  const completed = await db.execute(sql`
    update ${reservas} set status = ${complete.to}, "updatedAt" = ${instant}::timestamptz
    where status = any(${textArray(complete.from)}) and "scheduledAt" + interval '1 hour' <= ${instant}::timestamptz
    returning key`)
  return { expired: expired.rows.length, completed: completed.rows.length }
}

/**
 * Adds reminder jobs for confirmed bookings, one day and two hours before, each once. A booking confirmed after that
 * moment gets no reminder: the confirmation itself was recent enough.
 */
export async function remindOfBookings(db: Db, now: Date): Promise<number> {
  const instant = now.toISOString()
  const { rows } = await db.execute(sql`
    with due as (
      select key, case when "scheduledAt" <= ${instant}::timestamptz + interval '2 hours' then 2 else 1 end as step from ${reservas}
      where status = 'confirmada' and "scheduledAt" > ${instant}::timestamptz
        and "updatedAt" <= "scheduledAt" - case when "scheduledAt" <= ${instant}::timestamptz + interval '2 hours'
          then interval '2 hours' else interval '24 hours' end
        and "reminded" < case when "scheduledAt" <= ${instant}::timestamptz + interval '2 hours' then 2
          when "scheduledAt" <= ${instant}::timestamptz + interval '24 hours' then 1 else 0 end
      for update skip locked
    ), marked as (
      update ${reservas} as r set reminded = due.step from due where r.key = due.key returning r.key, due.step
    )
    select graphile_worker.add_job('send-booking-mail',
      json_build_object('key', key, 'news', case step when 2 then 'soon' else 'tomorrow' end), max_attempts := 12) from marked`)
  return rows.length
}

function textArray(statuses: readonly BookingStatus[]) {
  return sql`array[${sql.join(
    statuses.map(status => sql`${status}`),
    sql`, `,
  )}]::text[]`
}
