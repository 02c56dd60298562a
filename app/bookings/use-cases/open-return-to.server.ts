import type { Viewer } from '#accounts/domain/role.ts'
import type { Services } from '#app/services.ts'
import type { TechnicianToBook } from '#bookings/domain/booking-form-data.ts'
import { type PendingBooking, type ReturnTo, requestedBookingFrom } from '#bookings/domain/return-to.ts'
import { searchedTradeOf } from '#bookings/domain/visit-trade.ts'
import { findTechnicianToBook } from '#bookings/persistence/bookable-technicians.server.ts'
import { listTakenHours } from '#bookings/persistence/bookings.server.ts'
import { hourStateAt } from '#technicians/domain/free-hours.ts'
import type { RequestedSlot } from '#technicians/domain/slot.ts'

/** D46: what is shown of the path to return to, to guests too; null when that booking is not possible any more. */
export async function openReturnTo(
  services: Services,
  viewer: Viewer | null,
  path: string,
): Promise<ReturnTo | null> {
  const requested = requestedBookingFrom(path)
  if (!requested) return { kind: 'page', path }
  const { technicianId, slot } = requested
  const technician =
    technicianId === viewer?.uid ? null : await findTechnicianToBook(services.db, technicianId)
  if (!technician?.disponible) return null
  const isFree = slot !== null && (await isSlotFree(services, technician, slot))
  const service = technician.servicios.find(({ nombre }) => nombre === requested.servicio)
  return {
    kind: 'booking',
    path,
    nombre: technician.nombre,
    fotoURL: technician.fotoURL,
    ciudad: technician.ciudad,
    servicio: service?.nombre ?? null,
    especialidad: searchedTradeOf(requested.searched, technician.especialidades),
    precio: service ? service.precioSugerido || null : technician.tarifaBase,
    slot: isFree ? { date: slot.date, hour: slot.hour } : null,
    isSlotLost: slot !== null && !isFree,
  }
}

/** The booking that a guest goes on with after signing in; null for other paths. A failure to read it stops nobody. */
export async function findBookingUnderWay(
  services: Services,
  path: string | null,
): Promise<PendingBooking | null> {
  if (!path || !requestedBookingFrom(path)) return null
  const found = await openReturnTo(services, null, path).catch(error => {
    services.log.warn({ err: error }, 'the booking under way was not read')
    return null
  })
  return found?.kind === 'booking' ? found : null
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
