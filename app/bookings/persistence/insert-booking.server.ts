// The statement that books: it counts the attempt, inserts the booking and adds its notification job (record 111).
import { userIsBarred } from '#accounts/persistence/account-moderation.server.ts'
import { UNANSWERED_MAX } from '#bookings/domain/booking.ts'
import type { BookingRefusal } from '#bookings/domain/refusals.ts'
import { countBookings, countRateLimitRefusal } from '#platform/persistence/counted-outcomes.server.ts'
import type { PooledDb } from '#platform/persistence/database.server.ts'
import { countAttempts, type RateLimitedAttempt } from '#platform/persistence/rate-limits.server.ts'
import type { RequestedSlot } from '#technicians/domain/slot.ts'

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
  readonly attempts: BookingAttempts
}

export interface BookingAttempts {
  readonly person: RateLimitedAttempt
  readonly network: RateLimitedAttempt
}

/** What `request_refusal` and the limits answer. */
type LimitRefusal = Extract<
  BookingRefusal,
  | 'too-many-requests'
  | 'network-too-many-requests'
  | 'too-many-unanswered'
  | 'too-many-from-network'
  | 'technician-busy'
  | 'client-not-accepted'
>

export type Insertion = 'booked' | 'not-booked' | LimitRefusal

/**
 * One INSERT decides: of concurrent requests for one hour, one gets it (D12). Names come from the rows, never from the
 * form. The technician's and the client's rows are locked FOR SHARE, so that a concurrent block by an administrator waits
 * and then cancels this booking; one by the technician (client_blocks) and the unanswered requests (D51) are read after
 * these locks. 'not-booked': the hour is taken, the technician's row changed since it was read, or the client is barred.
 */
export async function insertBooking(db: PooledDb, booking: NewBooking): Promise<Insertion> {
  const { id, technicianId, technicianVersion, client, slot, description, address, formKey, attempts } =
    booking
  const { servicio, precio, fotos, rebookedFrom, guaranteeCase, now } = booking
  const limits = [attempts.person, attempts.network]
  const { rows } = await db.$client.query<{
    exceeded: string | null
    refusal: LimitRefusal | null
    key: string | null
  }>({
    name: 'insert_booking',
    text: INSERT_BOOKING,
    values: [
      limits.map(({ key }) => key),
      limits.map(({ expiresAt }) => expiresAt),
      Math.max(...limits.map(({ now }) => now)),
      limits.map(({ points }) => points),
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
      attempts.network.key,
      UNANSWERED_MAX.busyTechnician,
      UNANSWERED_MAX.ofNetworkWithTechnician,
    ],
  })
  const [row] = rows
  if (row?.key) {
    countBookings('requested')
    return 'booked'
  }
  if (row?.exceeded) {
    countRateLimitRefusal('booking')
    return row.exceeded === attempts.person.key ? 'too-many-requests' : 'network-too-many-requests'
  }
  return row?.refusal ?? 'not-booked'
}

const INSERT_BOOKING = `
  with spent as (
    ${countAttempts('$1', '$2', '$3')}
  ), allowed as (
    select max(key) filter (where points > max) as exceeded
    from spent join unnest($1::text[], $4::int[]) as attempt (key, max) using (key)
  ), repeated as (
    select id from guarantee_cases
    where id = $24::bigint and "clientId" = $8 and "technicianId" = $6 and step = 'repeat-offered'
    for no key update
  ), parties as (
    select t.uid as "technicianId", t.nombre, t.ciudad, t.slug, t.telefono as "technicianPhone", c.uid as "clientId",
      c.telefono as "clientPhone"
    from technicians as t, users as c
    where t.uid = $6 and t.publicado and t.disponible and t.xmin = $7::text::xid
      and c.uid = $8 and not ${userIsBarred('c')}
      and (select exceeded is null from allowed)
      and ($24::bigint is null or exists (select from repeated))
    for share
  ), judged as (
    select *, case when $24::bigint is null and is_client_blocked("technicianId", "clientId") then 'client-not-accepted'
      else request_refusal("clientId", "technicianId", $26, $25::timestamptz, $22::int, $23::int, $27::int, $28::int)
      end as refusal
    from parties
  ), booked as (
    insert into reservas (id, "technicianId", "technicianName", "technicianCiudad", "technicianSlug", "technicianPhone",
      "clientId", "clientName", "clientEmail", date, start, "end", "scheduledAt", description, address, "formKey",
      "clientPhone", servicio, precio, "rebookedFrom", "requestNetwork")
    select $5, "technicianId", nombre, ciudad, slug, "technicianPhone", "clientId", $9, $10, $11::date, $12, $13,
      $14::timestamptz, $15, $16, $17::uuid, "clientPhone", $18, $19::int,
      (select key from reservas where key = $21::bigint and "clientId" = $8), $26
    from judged where refusal is null
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
  select exceeded, (select refusal from judged), (select key from booked) as key, (select count(*) from queued) as queued
  from allowed`
