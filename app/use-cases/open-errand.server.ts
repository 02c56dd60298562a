import type { Services } from '#app/services.ts'
import { type Errand, requestedBookingFrom } from '#domain/bookings/errand.ts'
import { hourStateAt } from '#domain/bookings/free-hours.ts'
import type { RequestedSlot } from '#domain/bookings/slot.ts'
import type { TechnicianToBook } from '#domain/bookings/technician-to-book.ts'
import type { Viewer } from '#domain/users/viewer.ts'
import { findTechnicianToBook } from '#persistence/bookings/bookable-technicians.server.ts'
import { listTakenHours } from '#persistence/bookings/bookings.server.ts'

/** D46: what the errand of this path shows; null when that booking is not possible any more. */
export async function openErrand(services: Services, viewer: Viewer, path: string): Promise<Errand | null> {
  const requested = requestedBookingFrom(path)
  if (!requested) return { kind: 'page', path }
  const { technicianId, slot } = requested
  const technician =
    technicianId === viewer.uid ? null : await findTechnicianToBook(services.db, technicianId)
  if (!technician?.disponible) return null
  const isFree = slot !== null && (await isSlotFree(services, technician, slot))
  return {
    kind: 'booking',
    path,
    nombre: technician.nombre,
    fotoURL: technician.fotoURL,
    servicio: technician.servicios.find(({ nombre }) => nombre === requested.servicio)?.nombre ?? null,
    slot: isFree ? { date: slot.date, hour: slot.hour } : null,
    isSlotLost: slot !== null && !isFree,
  }
}

async function isSlotFree(
  { db, now, isHoliday }: Services,
  technician: TechnicianToBook,
  slot: RequestedSlot,
): Promise<boolean> {
  const from = slot.scheduledAt
  const taken = await listTakenHours(db, technician.uid, { from, until: new Date(from.getTime() + 1) })
  return hourStateAt(slot, technician, { taken, isHoliday, now: now() }) === 'free'
}
