// Single bookings and taken hours. Lists: booking-lists.server.ts; writes: booking-writes.server.ts.

import { and, desc, eq, gt, lt, ne, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { users } from '#accounts/persistence/account-tables.server.ts'
import type { AnswerVia, Booking, NotifiedBooking } from '#bookings/domain/booking.ts'
import type { BookingToRepeat } from '#bookings/domain/booking-form-data.ts'
import { TRANSITIONS } from '#bookings/domain/transitions.ts'
import type { BarrioAndCity, VisitPlace } from '#bookings/domain/visit-place.ts'
import { allowedBy, isCounted } from '#bookings/persistence/booking-rules.server.ts'
import {
  agreedTotal,
  calendarChangedAt,
  clientNameOrId,
  photoIds,
  reservas,
  takenHours,
  technicianNameOrId,
} from '#bookings/persistence/booking-tables.server.ts'
import { acceptsClient } from '#bookings/persistence/client-blocks.server.ts'
import { isOfferOpen } from '#bookings/persistence/earlier-booking.server.ts'
import { isHourAt, longestVisitBefore } from '#bookings/persistence/taken-hours.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { preparedStatement } from '#platform/persistence/prepared.server.ts'
import { slotAt } from '#technicians/domain/slot.ts'
import { technicians } from '#technicians/persistence/technician-tables.server.ts'

export const bookingColumns = {
  key: reservas.key,
  id: reservas.id,
  technicianId: reservas.technicianId,
  technicianName: technicianNameOrId,
  technicianCiudad: reservas.technicianCiudad,
  technicianSlug: reservas.technicianSlug,
  technicianPhone: reservas.technicianPhone,
  clientId: reservas.clientId,
  clientName: clientNameOrId,
  clientEmail: reservas.clientEmail,
  date: reservas.date,
  start: reservas.start,
  end: reservas.end,
  scheduledAt: reservas.scheduledAt,
  description: reservas.description,
  address: reservas.address,
  barrio: reservas.barrio,
  ciudad: reservas.ciudad,
  status: reservas.status,
  servicio: reservas.servicio,
  especialidad: reservas.especialidad,
  precio: reservas.precio,
  agreedTotal,
  cancelReason: reservas.cancelReason,
  cancelNote: reservas.cancelNote,
  offeredHours: reservas.offeredHours,
  createdAt: reservas.createdAt,
  cannotReason: reservas.cannotReason,
  cannotNote: reservas.cannotNote,
  cannotAt: reservas.cannotAt,
  furtherHours: reservas.horasExtra,
  outcome: reservas.outcome,
  repeatOf: reservas.repeatOf,
}

const takenHoursOfTechnician = preparedStatement(db => {
  const { technicianId, scheduledAt, at } = takenHours
  const { placeholder } = sql
  return db
    .select({ at })
    .from(takenHours)
    .where(
      and(
        eq(technicianId, placeholder('technicianId')),
        gt(scheduledAt, placeholder('after')),
        lt(scheduledAt, placeholder('until')),
      ),
    )
    .prepare('list_taken_hours')
})

/** Starts of a technician's taken hours between two instants; public, so it selects nothing else. */
export async function listTakenHours(
  db: Db,
  technicianId: string,
  { from, until }: { from: Date; until: Date },
): Promise<Date[]> {
  const hours = await takenHoursOfTechnician(db).execute({
    technicianId,
    after: longestVisitBefore(from).toISOString(),
    until: until.toISOString(),
  })
  return hours.map(({ at }) => at)
}

/** What a client's earlier booking, in any status, brings into a new form of this technician. */
export async function findBookingToRepeat(
  db: Db,
  key: number,
  { clientId, technicianId }: { clientId: string; technicianId: string },
): Promise<BookingToRepeat | null> {
  const [row] = await db
    .select({
      isOpen: isOfferOpen(technicianId),
      tookPlace: sql<boolean>`${eq(reservas.technicianId, technicianId)} and ${sql.raw(isCounted('reservas'))}`,
      scheduledAt: reservas.scheduledAt,
      offeredHours: reservas.offeredHours,
      key: reservas.key,
      description: reservas.description,
      address: reservas.address,
      barrio: reservas.barrio,
      ciudad: reservas.ciudad,
      servicio: reservas.servicio,
      especialidad: reservas.especialidad,
      photos: photoIds,
    })
    .from(reservas)
    .where(and(eq(reservas.key, key), eq(reservas.clientId, clientId)))
    .limit(1)
  if (!row) return null
  const { isOpen, offeredHours, tookPlace, scheduledAt, ...earlier } = row
  return {
    ...earlier,
    acceptedHours: isOpen ? offeredHours : [],
    lastVisit: tookPlace ? slotAt(scheduledAt) : null,
  }
}

/** Where the client's last visit was, of those that say it. */
export async function findLastArea(db: Db, clientId: string): Promise<BarrioAndCity | null> {
  const { barrio, ciudad } = reservas
  const [row] = await db
    .select({ barrio, ciudad })
    .from(reservas)
    .where(and(eq(reservas.clientId, clientId), ne(ciudad, '')))
    .orderBy(desc(reservas.scheduledAt))
    .limit(1)
  return row ?? null
}

export type ExistingBooking = 'same-form' | 'changed-form' | 'own' | 'taken' | 'none'

interface SentForm
  extends VisitPlace,
    Pick<Booking, 'id' | 'technicianId' | 'clientId' | 'description' | 'servicio'> {
  readonly slot: { readonly scheduledAt: Date }
  readonly formKey: string | null
}

/**
 * Which booking stands in the way of a new one. `same-form`: this form was booked before, even if it was cancelled
 * since, so that a repeated submission gets the same answer. `changed-form`: it was booked, cancelled and then changed:
 * the same answer would lose the change. `own`: another form of this client booked the hour. `taken`: somebody else did, or
 * a longer visit needs it.
 */
export async function findExistingBooking(db: Db, form: SentForm): Promise<ExistingBooking> {
  const { id, technicianId, clientId, formKey, description, address, barrio, ciudad, servicio } = form
  const { rows } = await db.execute<{ isOwn: boolean | null; isSame: boolean | null }>(sql`
    select (select "clientId" = ${clientId} and id = ${id} from ${takenHours}
        where "technicianId" = ${technicianId} and ${isHourAt(form.slot.scheduledAt)} limit 1) as "isOwn",
      (select description = ${description} and servicio = ${servicio}
         and (address, barrio, ciudad) = (${address}, ${barrio}, ${ciudad}) from ${reservas}
       where "clientId" = ${clientId} and "formKey" = ${formKey}::uuid and id = ${id}) as "isSame"`)
  const { isOwn = null, isSame = null } = rows[0] ?? {}
  if (isSame) return 'same-form'
  if (isOwn !== null) return isOwn ? 'own' : 'taken'
  return isSame === false ? 'changed-form' : 'none'
}

interface BookingState extends Pick<Booking, 'scheduledAt' | 'status' | 'cancelReason'> {
  readonly answeredAt: Date | null
  readonly answeredVia: AnswerVia | null
}

/** The state of a technician's own booking, to explain an act that changed nothing. */
export async function findBookingStateOfTechnician(
  db: Db,
  key: number,
  technicianId: string,
): Promise<BookingState | null> {
  const { scheduledAt, status, cancelReason, answeredAt, answeredVia } = reservas
  const [row] = await db
    .select({ scheduledAt, status, cancelReason, answeredAt, answeredVia })
    .from(reservas)
    .where(and(eq(reservas.key, key), eq(reservas.technicianId, technicianId)))
    .limit(1)
  return row ?? null
}

/** A client's own booking. */
export async function findBookingOfClient(db: Db, key: number, clientId: string): Promise<Booking | null> {
  const [row] = await db
    .select(bookingColumns)
    .from(reservas)
    .where(and(eq(reservas.key, key), eq(reservas.clientId, clientId)))
    .limit(1)
  return row ?? null
}

/** A client's own confirmed booking, for the calendar file. */
export async function findConfirmedBookingOfClient(
  db: Db,
  key: number,
  clientId: string,
): Promise<(Booking & { updatedAt: Date }) | null> {
  const [row] = await db
    .select({ ...bookingColumns, updatedAt: calendarChangedAt })
    .from(reservas)
    .where(and(eq(reservas.key, key), eq(reservas.clientId, clientId), eq(reservas.status, 'confirmada')))
    .limit(1)
  return row ?? null
}

/** A technician's own booking that can still be cancelled. */
export async function findCancellableBooking(
  db: Db,
  key: number,
  technicianId: string,
  now: Date,
): Promise<Booking | null> {
  const [row] = await db
    .select(bookingColumns)
    .from(reservas)
    .where(
      and(eq(reservas.key, key), eq(reservas.technicianId, technicianId), allowedBy(TRANSITIONS.cancel, now)),
    )
    .limit(1)
  return row ?? null
}

// A booking for e-mails and push messages.

/** A booking with what messages about it need. */
export async function findBookingForNotification(db: Db, key: number): Promise<NotifiedBooking | null> {
  const client = alias(users, 'client')
  const [row] = await db
    .select({
      ...bookingColumns,
      updatedAt: calendarChangedAt,
      answeredAt: reservas.answeredAt,
      withdrawnBy: reservas.withdrawnBy,
      technicianEmail: users.email,
      technicianFotoURL: technicians.fotoURL,
      clientPhone: client.telefono,
      photoCount: sql<number>`(select count(*)::int from reserva_fotos where "reservaKey" = ${reservas.key})`,
      isReviewed: sql<boolean>`exists (select from reviews_public where "reservaKey" = ${reservas.key})`,
      acceptsClient: acceptsClient(reservas.technicianId, reservas.clientId),
      earlierRequests: visitsOfClient(
        sql`b."technicianId" = ${reservas.technicianId} and b.key < ${reservas.key}`,
      ),
      completedTogether: visitsOfClient(
        sql`b."technicianId" = ${reservas.technicianId} and ${isCountedVisit} and b.key <> ${reservas.key}`,
      ),
      completedByClient: visitsOfClient(sql`${isCountedVisit} and b.key <> ${reservas.key}`),
    })
    .from(reservas)
    .innerJoin(users, eq(users.uid, reservas.technicianId))
    .innerJoin(client, eq(client.uid, reservas.clientId))
    .leftJoin(technicians, eq(technicians.uid, reservas.technicianId))
    .where(eq(reservas.key, key))
    .limit(1)
    // Named, because planning it takes ten times as long as reading its row.
    .prepare('find_booking_for_notification')
    .execute()
  return row ?? null
}

const isCountedVisit = sql.raw(isCounted('b'))

function visitsOfClient(condition: SQL) {
  return sql<number>`(select count(*)::int from reservas as b where b."clientId" = ${reservas.clientId} and ${condition})`
}
