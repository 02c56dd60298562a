// The transaction that books: it counts the attempt, inserts the booking and adds its notification jobs (record 111).

import { sql, TransactionRollbackError } from 'drizzle-orm'
import { userIsBarred } from '#accounts/persistence/account-moderation.server.ts'
import { users } from '#accounts/persistence/account-tables.server.ts'
import { type Booking, UNANSWERED_MAX } from '#bookings/domain/booking.ts'
import type { BookingNotification } from '#bookings/domain/notifications.ts'
import type { BookingRefusal, QuoteBookingRefusal } from '#bookings/domain/refusals.ts'
import { isAllowed, TRANSITIONS } from '#bookings/domain/transitions.ts'
import { countBookings } from '#bookings/persistence/booking-outcomes.server.ts'
import { reservaFotos, reservas, takenHours } from '#bookings/persistence/booking-tables.server.ts'
import { acceptsClient } from '#bookings/persistence/client-blocks.server.ts'
import { lockEarlierBooking, replaceBooking } from '#bookings/persistence/earlier-booking.server.ts'
import { queueNotification } from '#bookings/persistence/notifications.server.ts'
import { lockPhotosOfClient } from '#bookings/persistence/problem-photo-store.server.ts'
import { isHourAt } from '#bookings/persistence/taken-hours.server.ts'
import { countOutcome } from '#platform/persistence/counted-outcomes.server.ts'
import { type Db, isLockTimeout } from '#platform/persistence/database.server.ts'
import { countAttempt, type RateLimitedAttempt } from '#platform/persistence/rate-limits.server.ts'
import type { RequestedSlot } from '#technicians/domain/slot.ts'
import { technicians } from '#technicians/persistence/technician-tables.server.ts'

export interface NewBooking {
  readonly id: string
  readonly technicianId: string
  readonly technicianVersion: string
  readonly client: { readonly uid: string; readonly name: string; readonly email: string }
  readonly slot: RequestedSlot
  readonly description: string
  readonly address: string
  readonly barrio: string
  readonly ciudad: string
  readonly formKey: string | null
  readonly servicio: string
  readonly especialidad: string | null
  readonly precio: number | null
  /** Photos of this client; ids of others are ignored. */
  readonly fotos: readonly string[]
  /** An earlier booking of this client; others are ignored. */
  readonly rebookedFrom: number | null
  readonly repeat: GuaranteeRepeat | null
  readonly quote: AgreedQuote | null
  readonly now: Date
  /** Counted against the rate limits of the client and of the network. */
  readonly attempts: BookingAttempts
}

interface BookingAttempts {
  readonly person: RateLimitedAttempt
  readonly network: RateLimitedAttempt
}

/** The guarantee case of a free visit, handed in by the subject of cases. Both run in the transaction that books. */
export interface GuaranteeRepeat {
  /** The service of the visit that is repeated. */
  readonly servicio: string
  /** Its trade. */
  readonly especialidad: string | null
  /** Its key. */
  readonly repeatOf: number
  /** Locks the case; false when no visit can be booked for it any more. */
  lock(tx: Db): Promise<boolean>
  /** Moves the locked case on. */
  recordVisit(tx: Db, key: number): Promise<void>
}

/** D66: the agreed quote of work that is accepted in advance, handed in by the subject of quotes. */
export interface AgreedQuote {
  readonly id: number
  /** The work in short. */
  readonly servicio: string
  /** D67: of the visit for which it was quoted. */
  readonly especialidad: string | null
  readonly total: number
  /** Locks it in the transaction that books: why this hour cannot be booked with it any more. */
  lock(tx: Db): Promise<QuoteBookingRefusal | null>
}

type LimitRefusal = Extract<
  BookingRefusal,
  | 'too-many-requests'
  | 'network-too-many-requests'
  | 'too-many-unanswered'
  | 'too-many-from-network'
  | 'technician-busy'
  | 'client-not-accepted'
  | 'request-accepted'
>

export type Insertion = 'booked' | 'not-booked' | 'lock-timeout' | LimitRefusal | QuoteBookingRefusal

/**
 * Of concurrent requests for one hour, the unique index `reservas_one_per_slot` lets one in (D12). A refused attempt is
 * counted too: the transaction commits. 'not-booked': the hour is taken, the technician's row changed since it was read,
 * the client is barred, or the guarantee case moved on. 'lock-timeout': a crowd is before it. `reservas_one_per_quote` has
 * the last word about a quote.
 */
export async function insertBooking(db: Db, booking: NewBooking): Promise<Insertion> {
  const insertion = await db
    .transaction(tx => bookAndCount(tx, booking))
    .catch((error: unknown) => {
      if (error instanceof TransactionRollbackError) return 'network-too-many-requests' as const
      if (isLockTimeout(error)) return 'lock-timeout' as const
      throw error
    })
  if (insertion === 'booked') countBookings('requested')
  if (insertion === 'too-many-requests' || insertion === 'network-too-many-requests')
    countOutcome('rate-limit', 'booking')
  return insertion
}

/** The network is counted last: its clients share that row, which stays locked until the commit. */
async function bookAndCount(tx: Db & { rollback(): never }, booking: NewBooking): Promise<Insertion> {
  const { person, network } = booking.attempts
  const isAllowed = await countAttempt(tx, person)
  const insertion = isAllowed ? await book(tx, booking) : 'too-many-requests'
  const isNetworkAllowed = await countAttempt(tx, network)
  if (!isAllowed || isNetworkAllowed) return insertion
  return insertion === 'booked' ? tx.rollback() : 'network-too-many-requests'
}

/** The client's row of `limits` is locked: one request of a client is checked after the other. */
async function book(tx: Db, booking: NewBooking): Promise<Insertion> {
  if (booking.repeat && !(await booking.repeat.lock(tx))) return 'not-booked'
  const parties = await lockParties(tx, booking)
  if (!parties) return 'not-booked'
  const { isOffered, isReplaced, isAccepted } = await lockEarlierBooking(tx, booking)
  if (isAccepted) return 'request-accepted'
  const refusal = (await booking.quote?.lock(tx)) ?? (await findRefusal(tx, booking, isOffered))
  if (refusal) return refusal
  const confirmation = confirmationOf(booking, parties, isOffered)
  const key = await insertAndNotify(tx, booking, parties, confirmation)
  if (key === null) return 'not-booked'
  if (isReplaced && booking.rebookedFrom !== null) await replaceBooking(tx, booking.rebookedFrom, booking.now)
  await attachPhotos(tx, key, booking)
  await booking.repeat?.recordVisit(tx, key)
  return 'booked'
}

/** Names come from the rows, never from the form. */
type Parties = Pick<Booking, 'technicianName' | 'technicianCiudad' | 'technicianSlug' | 'technicianPhone'> & {
  readonly clientPhone: string
  readonly confirmaAlInstante: boolean
}

/** What the technician is told of a request that is accepted on the technician's behalf. */
type Confirmation = Extract<BookingNotification, 'repeat-booked' | 'quote-booked' | 'offer-taken' | 'booked'>

/** D77: a repeat that is owed. D66: work that was agreed. D61: an hour that was offered. D62: any free hour of who confirms at once, while it could be accepted. */
function confirmationOf(
  { slot, repeat, quote, now }: NewBooking,
  { confirmaAlInstante }: Parties,
  isOffered: boolean,
): Confirmation | null {
  if (repeat) return 'repeat-booked'
  if (quote) return 'quote-booked'
  if (isOffered) return 'offer-taken'
  const mayAccept = isAllowed(TRANSITIONS.accept, { ...slot, status: 'solicitada' }, now)
  return confirmaAlInstante && mayAccept ? 'booked' : null
}

/**
 * The technician as checked and the client, if they may still make an appointment. Locked FOR SHARE: a concurrent block by
 * an administrator waits and then cancels this booking; one by the technician is committed before `findRefusal` reads.
 */
async function lockParties(
  tx: Db,
  { technicianId, technicianVersion, client }: NewBooking,
): Promise<Parties | null> {
  const { rows } = await tx.execute<Parties>(sql`
    select t.nombre as "technicianName", t.ciudad as "technicianCiudad", t.slug as "technicianSlug",
      t.telefono as "technicianPhone", t."confirmaAlInstante", c.telefono as "clientPhone"
    from ${technicians} as t, ${users} as c
    where t.uid = ${technicianId} and t.publicado and t.disponible and t.xmin = ${technicianVersion}::text::xid
      and c.uid = ${client.uid} and not ${sql.raw(userIsBarred('c'))}
    for share`)
  return rows[0] ?? null
}

/**
 * Read after the locks. A visit by guarantee is owed also to a client whom the technician does not accept. Counting the
 * requests waits for the technician's lock: a crowd after one hour is turned away before it. What the technician offered or
 * owes is no request.
 */
async function findRefusal(tx: Db, booking: NewBooking, isOffered: boolean): Promise<Insertion | null> {
  const { technicianId, slot, client, attempts, repeat, quote, now } = booking
  const { ofClient, withTechnician, busyTechnician, ofNetworkWithTechnician } = UNANSWERED_MAX
  const isOwed = repeat !== null
  const { rows } = await tx.execute<{ refusal: Insertion | null }>(sql`
    select case
      when not ${isOwed}::boolean and not ${acceptsClient(technicianId, client.uid)} then 'client-not-accepted'
      when exists (select from ${takenHours} where "technicianId" = ${technicianId} and ${isHourAt(slot.scheduledAt)})
        then 'not-booked'
      when ${isOffered || isOwed || quote !== null}::boolean then null
      else request_refusal(client => ${client.uid}, technician => ${technicianId}, network => ${attempts.network.key},
        moment => ${now.toISOString()}, client_max => ${ofClient}, technician_max => ${withTechnician},
        busy_from => ${busyTechnician}, network_max => ${ofNetworkWithTechnician})
      end as refusal`)
  return rows[0]?.refusal ?? null
}

/** The key of the booking; null when somebody has the hour or the form was booked before. */
async function insertAndNotify(
  tx: Db,
  booking: NewBooking,
  { confirmaAlInstante: _, ...names }: Parties,
  confirmation: Confirmation | null,
): Promise<number | null> {
  const { id, technicianId, client, slot, description, formKey, now } = booking
  const [inserted] = await tx
    .insert(reservas)
    .values({
      id,
      technicianId,
      clientId: client.uid,
      clientName: client.name,
      clientEmail: client.email,
      ...names,
      date: slot.date,
      start: slot.start,
      end: slot.end,
      scheduledAt: slot.scheduledAt,
      description,
      address: booking.address,
      barrio: booking.barrio,
      ciudad: booking.ciudad,
      formKey,
      servicio: booking.servicio,
      especialidad: booking.especialidad,
      precio: booking.precio,
      rebookedFrom: sql`(select key from ${reservas} where key = ${booking.rebookedFrom} and "clientId" = ${client.uid})`,
      cotizacionId: booking.quote?.id ?? null,
      repeatOf: booking.repeat?.repeatOf ?? null,
      // Kept of a request that is confirmed at once: those of one network are bounded (D51).
      requestNetwork:
        confirmation === null || confirmation === 'booked' ? booking.attempts.network.key : null,
      ...(confirmation && {
        status: 'confirmada',
        answer: 'accepted',
        answeredAt: now,
        acceptedInAdvance: true,
      }),
    })
    .onConflictDoNothing()
    .returning({
      key: reservas.key,
      notified: queueNotification(confirmation ?? 'requested'),
      confirmed: confirmation
        ? queueNotification('confirmada', { answeredAt: sql`"answeredAt"` })
        : sql`null`,
    })
  return inserted?.key ?? null
}

async function attachPhotos(tx: Db, reservaKey: number, { fotos, client }: NewBooking): Promise<void> {
  const photoIds = await lockPhotosOfClient(tx, fotos, client.uid)
  if (photoIds.length === 0) return
  await tx
    .insert(reservaFotos)
    .values(photoIds.map((photoId, index) => ({ reservaKey, photoId, position: index + 1 })))
}
