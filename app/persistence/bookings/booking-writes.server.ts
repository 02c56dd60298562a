// The statements that change bookings. Each is one conditional statement with its job: all of it happens, or none.
import { sql } from 'drizzle-orm'
import type { BookingStatus } from '#domain/bookings/booking.ts'
import type { RequestedSlot } from '#domain/bookings/slot.ts'
import { TRANSITIONS } from '#domain/bookings/transitions.ts'
import { type Db, prepared } from '#persistence/database.server.ts'
import type { CountedTry } from '#persistence/limits.server.ts'
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
  /** Who asks may ask so often. */
  readonly asked: CountedTry
}

export type Insertion = 'booked' | 'asked-too-often' | 'not-booked'

/**
 * One INSERT decides: of any number at once, one gets the hour (D12). Names come from the rows, never from the form.
 * The rows of the technician and of the client are held meanwhile, so that whoever blocks one of them waits, and then
 * sees this booking. Not booked: the hour is taken, the technician changed since he was read, or the client was barred.
 */
export async function insertBooking(db: Db, booking: NewBooking): Promise<Insertion> {
  const { id, technicianId, technicianVersion, client, slot, description, address, formKey, asked } = booking
  const [row] = await prepared<{ points: number; key: string | null }>(db, 'insert_booking', INSERT_BOOKING, [
    asked.key,
    asked.until,
    asked.now,
    asked.most,
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
  ])
  if (row && row.points > asked.most) return 'asked-too-often'
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
    where t.uid = $6 and t.publicado and t.xmin = $7::text::xid
      and c.uid = $8 and c."deletedAt" is null and (not c.blocked or c.role = 'admin')
      and (select points from spent) <= $4::int
    for share
    on conflict do nothing
    returning key
  ), told as (
    select graphile_worker.add_job('send-booking-mail', json_build_object('key', key, 'news', 'requested'), max_attempts := 12) from booked
  )
  select points, (select key from booked) as key, (select count(*) from told) as told from spent`

/**
 * The technician's acts. True when this very act changed the booking: of two racing acts one wins, as both were
 * decided on the status that was `seen`.
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
      where key = ${key} and "technicianId" = ${technicianId} and status = any(${list(from)}) and "scheduledAt" > ${now.toISOString()}::timestamptz
      returning key
    ), told as (
      select graphile_worker.add_job('send-booking-mail', json_build_object('key', key, 'news', ${to}::text), max_attempts := 12) from changed
    )
    select key, (select count(*) from told) from changed`)
  return rows.length > 0
}

/**
 * What moderation ends: every booking to come of a technician, or of a person on either side of it. The other side is
 * told, by a job of this same transaction. Counts them.
 */
export async function withdrawBookings(
  db: Db,
  { uid, side, now }: { uid: string; side: 'technician' | 'any'; now: Date },
): Promise<number> {
  const { to, from, cancelReason = null } = TRANSITIONS.withdraw
  const at = now.toISOString()
  const { rows } = await db.execute(sql`
    with changed as (
      update ${reservas} set status = ${to}, "cancelReason" = ${cancelReason}, "updatedAt" = ${at}::timestamptz
      where ("technicianId" = ${uid} ${side === 'any' ? sql`or "clientId" = ${uid}` : sql``})
        and status = any(${list(from)}) and "scheduledAt" > ${at}::timestamptz
      returning key, case when "technicianId" = ${uid} then 'technician-withdrawn' else 'client-withdrawn' end as news
    )
    select graphile_worker.add_job('send-booking-mail', json_build_object('key', key, 'news', news), max_attempts := 12) from changed`)
  return rows.length
}

/** D14: what the clock does by itself. Counts what it changed. */
export async function settleBookings(db: Db, now: Date): Promise<{ expired: number; completed: number }> {
  const at = now.toISOString()
  const expire = TRANSITIONS.expire
  const expired = await db.execute(sql`
    with changed as (
      update ${reservas} set status = ${expire.to}, "cancelReason" = ${expire.cancelReason ?? null}, "updatedAt" = ${at}::timestamptz
      where status = any(${list(expire.from)}) and "scheduledAt" <= ${at}::timestamptz
      returning key
    )
    select graphile_worker.add_job('send-booking-mail', json_build_object('key', key, 'news', 'expired'), max_attempts := 12) from changed`)
  const complete = TRANSITIONS.complete
  const completed = await db.execute(sql`
    update ${reservas} set status = ${complete.to}, "updatedAt" = ${at}::timestamptz
    where status = any(${list(complete.from)}) and "scheduledAt" + interval '1 hour' <= ${at}::timestamptz
    returning key`)
  return { expired: expired.rows.length, completed: completed.rows.length }
}

/**
 * Reminders of confirmed bookings, the day before and two hours before, each asked for once. Whoever heard of the
 * confirmation after that moment needs no reminder of it.
 */
export async function remindOfBookings(db: Db, now: Date): Promise<number> {
  const at = now.toISOString()
  const { rows } = await db.execute(sql`
    with due as (
      select key, case when "scheduledAt" <= ${at}::timestamptz + interval '2 hours' then 2 else 1 end as step from ${reservas}
      where status = 'confirmada' and "scheduledAt" > ${at}::timestamptz
        and "updatedAt" <= "scheduledAt" - case when "scheduledAt" <= ${at}::timestamptz + interval '2 hours'
          then interval '2 hours' else interval '24 hours' end
        and "reminded" < case when "scheduledAt" <= ${at}::timestamptz + interval '2 hours' then 2
          when "scheduledAt" <= ${at}::timestamptz + interval '24 hours' then 1 else 0 end
      for update skip locked
    ), marked as (
      update ${reservas} as r set reminded = due.step from due where r.key = due.key returning r.key, due.step
    )
    select graphile_worker.add_job('send-booking-mail',
      json_build_object('key', key, 'news', case step when 2 then 'soon' else 'tomorrow' end), max_attempts := 12) from marked`)
  return rows.length
}

function list(statuses: readonly BookingStatus[]) {
  return sql`array[${sql.join(
    statuses.map(status => sql`${status}`),
    sql`, `,
  )}]::text[]`
}
