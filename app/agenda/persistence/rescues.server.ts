// The rows behind a rescue: bookings that were lost and neither replaced nor dismissed, and who could go instead.

import { and, eq, inArray, ne, or, sql } from 'drizzle-orm'
import { RESCUE_DAYS, RESCUES_MAX } from '#agenda/domain/rescue.ts'
import { type Booking, type BookingStatus, VISIT_MS } from '#bookings/domain/booking.ts'
import { TRANSITIONS } from '#bookings/domain/transitions.ts'
import { inOrderOf } from '#bookings/persistence/bookable-technicians.server.ts'
import { allowedBy, answerDeadlineOf } from '#bookings/persistence/booking-rules.server.ts'
import { reservas, takenHours } from '#bookings/persistence/booking-tables.server.ts'
import { acceptsClient } from '#bookings/persistence/client-blocks.server.ts'
import { listHoursTaken } from '#bookings/persistence/taken-hours.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { hoursAhead } from '#technicians/domain/free-hours.ts'
import { readableTechnicians } from '#technicians/persistence/readable-technicians.server.ts'
import { technicians } from '#technicians/persistence/technician-tables.server.ts'

/** 'Buscar a otra persona' */
const soughtAt = sql`(select "seeksAt" from visit_progress where "reservaKey" = ${reservas.key})`

/**
 * The keys: visits whose technician is missing first, once somebody else is looked for; then the newest. What replaces one: a
 * booking made from it, and since then one of the same technician or for the same trade. Who could not receive a visit is
 * offered hours of the same technician only.
 */
export async function listLostKeys(db: Db, clientId: string, now: Date): Promise<number[]> {
  // `updatedAt` of a cancelled booking is when it was cancelled.
  const lostAt = sql`case status when 'confirmada' then ${soughtAt} else ${reservas.updatedAt} end`
  const isLater = sql`later."clientId" = ${clientId} and later."createdAt" > ${lostAt} and later.key <> ${reservas.key}`
  const { rows } = await db.execute<{ key: string }>(sql`
    select key from ${reservas}
    where "clientId" = ${clientId} and "rescueDismissedAt" is null
      -- A visit by guarantee is booked again from its case.
      and precio is distinct from 0
      and (${allowedBy(TRANSITIONS.replace, now)} and "cannotAt" is null
        or ${allowedBy(TRANSITIONS.abandon, now)} and ${soughtAt} is not null
        or status = 'cancelada' and "cancelReason" is distinct from ${TRANSITIONS.replace.cancelReason}
          and "updatedAt" > ${now.toISOString()}::timestamptz - ${RESCUE_DAYS}::int * interval '1 day'
          and ("cannotAt" is null or "cannotReason" = 'otro_dia' or cardinality("offeredHours") > 0))
      and not exists (
        select from ${reservas} as later
        where later."clientId" = ${clientId} and later."rebookedFrom" = ${reservas.key}
          or ${isLater} and (later."technicianId" = ${reservas.technicianId}
            or later.especialidad = ${reservas.especialidad}))
    order by status = 'confirmada' desc, case status when 'cancelada' then "updatedAt" else ${answerDeadlineOf} end desc,
      key desc
    limit ${RESCUES_MAX}`)
  return rows.map(({ key }) => Number(key))
}

// Who can go instead of a technician who cancelled or did not answer in time.

export type LostBooking = Pick<Booking, 'key' | 'technicianId' | 'clientId' | 'scheduledAt' | 'especialidad'>

/** Also of a technician who left. */
export async function findTradesOfTechnician(
  db: Db,
  uid: string,
): Promise<{ ciudad: string; especialidades: readonly string[] } | null> {
  const [row] = await db
    .select({ ciudad: technicians.ciudad, especialidades: technicians.especialidades })
    .from(technicians)
    .where(eq(technicians.uid, uid))
  return row ?? null
}

export async function listCandidates(db: Db, uids: string[], clientId: string) {
  const rows = await db
    .select({
      uid: technicians.uid,
      nombre: technicians.nombre,
      ciudad: technicians.ciudad,
      barrio: technicians.barrio,
      fotoURL: technicians.fotoURL,
      ratingPromedio: technicians.ratingPromedio,
      resenasCount: technicians.resenasCount,
      tarifaBase: technicians.tarifaBase,
      especialidades: technicians.especialidades,
      servicios: technicians.servicios,
      disponible: technicians.disponible,
      horarios: technicians.horarios,
      excepciones: technicians.excepciones,
      horasBloqueadas: technicians.horasBloqueadas,
      isReadable: technicians.isReadable,
    })
    .from(technicians)
    .where(
      and(
        inArray(technicians.uid, uids),
        technicians.publicado,
        technicians.disponible,
        acceptsClient(technicians.uid, clientId),
      ),
    )
  return inOrderOf(uids, readableTechnicians(rows))
}

/** Taken hours of the candidates; `uid` is null for visits of the client, which occupy everybody. */
export async function listHoursInTheWay(
  db: Db,
  uids: string[],
  { key, clientId, scheduledAt }: LostBooking,
  now: Date,
) {
  const { from, until } = hoursAhead(now)
  const lastHourEnds = new Date(Math.max(until.getTime(), scheduledAt.getTime() + VISIT_MS))
  const ahead = { from, until: lastHourEnds }
  const [theirs, own] = await Promise.all([
    uids.length === 0 ? [] : listHoursTaken(db, inArray(takenHours.technicianId, uids), ahead),
    // The new booking takes its place.
    listHoursTaken(db, and(eq(takenHours.clientId, clientId), ne(takenHours.key, key)), ahead),
  ])
  return [
    ...theirs.map(({ technicianId, at }) => ({ uid: technicianId, at })),
    ...own.map(({ at }) => ({ uid: null, at })),
  ]
}

/** The status of the client's own cancelled or overdue booking, also when it was dismissed before; null for others. */
export async function dismissRescuedBooking(
  db: Db,
  { key, clientId, now }: { key: number; clientId: string; now: Date },
): Promise<BookingStatus | null> {
  const rows = await db
    .update(reservas)
    .set({
      rescueDismissedAt: sql`coalesce(${reservas.rescueDismissedAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(
      and(
        eq(reservas.key, key),
        eq(reservas.clientId, clientId),
        or(eq(reservas.status, 'cancelada'), allowedBy(TRANSITIONS.replace, now)),
      ),
    )
    .returning({ status: reservas.status })
  return rows[0]?.status ?? null
}
