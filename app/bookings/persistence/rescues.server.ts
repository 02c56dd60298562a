// Cancelled bookings that a client has neither replaced nor dismissed, with who can go instead and when.
import { and, eq, inArray, ne, or, sql } from 'drizzle-orm'
import { RESCUE_DAYS, RESCUES_MAX, type Rescue } from '#bookings/domain/rescue.ts'
import { listCancelledBookings } from '#bookings/persistence/booking-lists.server.ts'
import { reservas } from '#bookings/persistence/booking-tables.server.ts'
import { acceptsClient } from '#bookings/persistence/client-blocks.server.ts'
import { earliestMoment, listRescueOptions } from '#bookings/persistence/rescue-options.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { hourStateAt, type Moment, type Slot } from '#technicians/domain/free-hours.ts'
import { slotAt } from '#technicians/domain/slot.ts'
import { readableTechnicians } from '#technicians/persistence/readable-technicians.server.ts'
import { technicians } from '#technicians/persistence/technician-tables.server.ts'

/** The newest first. */
export async function listRescues(db: Db, clientId: string, moment: Moment): Promise<Rescue[]> {
  const cancelled = await listCancelledBookings(db, await listRescueKeys(db, clientId, moment.now))
  return Promise.all(
    cancelled.map(async ({ offeredHours, trade, ...booking }) => {
      const [offeredSlots, options] = await Promise.all([
        listFreeSlots(db, { technicianId: booking.technicianId, clientId, hours: offeredHours }, moment),
        listRescueOptions(db, { ...booking, clientId }, moment),
      ])
      return { booking, trade, offeredSlots, options }
    }),
  )
}

/** `updatedAt` of a cancelled booking is when it was cancelled. A booking made from it, or later of its trade, replaces it. */
async function listRescueKeys(db: Db, clientId: string, now: Date): Promise<number[]> {
  const { rows } = await db.execute<{ key: string }>(sql`
    select key from ${reservas} as cancelled
    where "clientId" = ${clientId} and status = 'cancelada' and "rescueDismissedAt" is null
      -- A visit by guarantee is booked again from its case.
      and precio is distinct from 0
      and "updatedAt" > ${now.toISOString()}::timestamptz - ${RESCUE_DAYS}::int * interval '1 day'
      and not exists (
        select from ${reservas} as later
        where later."clientId" = ${clientId} and (later."rebookedFrom" = cancelled.key
          or later."createdAt" > cancelled."updatedAt" and (later."technicianId" = cancelled."technicianId"
            or (select especialidades from technicians where uid = later."technicianId")
              && (select especialidades from technicians where uid = cancelled."technicianId"))))
    order by "updatedAt" desc, key desc
    limit ${RESCUES_MAX}`)
  return rows.map(({ key }) => Number(key))
}

/** Those of the hours at which the technician can still be booked and the client has no other visit. */
async function listFreeSlots(
  db: Db,
  { technicianId, clientId, hours }: { technicianId: string; clientId: string; hours: Date[] },
  moment: Moment,
): Promise<Slot[]> {
  if (hours.length === 0) return []
  const { uid, disponible, horarios, excepciones, isReadable } = technicians
  const [rows, visits] = await Promise.all([
    db
      .select({ uid, disponible, horarios, excepciones, isReadable })
      .from(technicians)
      .where(and(eq(uid, technicianId), technicians.publicado, acceptsClient(uid, clientId))),
    db
      .select({ at: reservas.scheduledAt })
      .from(reservas)
      .where(
        and(
          or(eq(reservas.technicianId, technicianId), eq(reservas.clientId, clientId)),
          ne(reservas.status, 'cancelada'),
          inArray(reservas.scheduledAt, hours),
        ),
      ),
  ])
  const [schedule] = readableTechnicians(rows)
  if (!schedule) return []
  const calendar = { ...earliestMoment(moment), taken: visits.map(({ at }) => at) }
  return hours
    .toSorted((a, b) => a.getTime() - b.getTime())
    .map(slotAt)
    .filter(slot => hourStateAt(slot, schedule, calendar) === 'free')
}
