import type { Exported } from '#database/import/collections.ts'
import { type Document, instantOf, textOf } from '#database/import/fields.ts'
import { bogotaDate, bogotaTime, instantAt, isDate } from '#domain/bogota-time.ts'
import { type BookingStatus, bookingStatusFrom, type CancelReason } from '#domain/bookings/booking.ts'
import type { Slot } from '#domain/bookings/free-hours.ts'
import { BOOKABLE_HOURS, hourText } from '#domain/bookings/hours.ts'
import { bookingId } from '#domain/bookings/slot.ts'

export type KnownUser = { readonly name: string; readonly email: string }
export type KnownTechnician = {
  readonly nombre: string
  readonly ciudad: string
  readonly slug: string
  readonly telefono: string
}

/** Users and technicians in the database, by uid. */
export interface KnownPeople {
  readonly users: ReadonlyMap<string, KnownUser>
  readonly technicians: ReadonlyMap<string, KnownTechnician>
}

export type ImportedBooking = NonNullable<ReturnType<typeof bookingFrom>>

/** D24, reservas. Null when the technician, the client or the slot is unknown. */
export function bookingFrom({ document }: Exported, { users, technicians }: KnownPeople, now: Date) {
  const [technicianId, clientId] = [textOf(document, 'technicianId'), textOf(document, 'clientId')]
  const [technician, client, slot] = [technicians.get(technicianId), users.get(clientId), slotFrom(document)]
  const scheduledAt = slot && instantAt(slot.date, hourText(slot.hour))
  if (!technician || !client || !scheduledAt || technicianId === clientId) return null
  const createdAt = instantOf(document, 'createdAt') ?? scheduledAt
  return {
    id: bookingId(technicianId, slot),
    technicianId,
    technicianName: textOf(document, 'technicianName') || technician.nombre,
    technicianCiudad: textOf(document, 'technicianCiudad') || technician.ciudad,
    technicianSlug: technician.slug,
    technicianPhone: textOf(document, 'technicianPhone', 'technicianTelefono') || technician.telefono,
    clientId,
    clientName: textOf(document, 'clientName') || client.name,
    clientEmail: textOf(document, 'clientEmail') || client.email,
    date: slot.date,
    start: hourText(slot.hour),
    end: hourText(slot.hour + 1),
    scheduledAt,
    description: textOf(document, 'description'),
    address: textOf(document, 'address'),
    ...settled(bookingStatusFrom(document.status), scheduledAt, now),
    createdAt,
    updatedAt: instantOf(document, 'updatedAt') ?? createdAt,
  }
}

/** D14: past bookings are settled at import, so that no mail about them is sent. */
function settled(
  status: BookingStatus,
  scheduledAt: Date,
  now: Date,
): { status: BookingStatus; cancelReason: CancelReason | null } {
  if (scheduledAt < now && status === 'solicitada')
    return { status: 'cancelada', cancelReason: 'sin_respuesta' }
  if (scheduledAt < now && status === 'confirmada') return { status: 'completada', cancelReason: null }
  return { status, cancelReason: null }
}

function slotFrom(document: Document): Slot | null {
  const scheduledAt = instantOf(document, 'scheduledAt')
  const text = textOf(document, 'date')
  const date = isDate(text) ? text : scheduledAt && bogotaDate(scheduledAt)
  const start = textOf(document, 'start') || (scheduledAt && bogotaTime(scheduledAt))
  const hour = Number(/^(\d{1,2})(:00)?$/.exec(start ?? '')?.[1])
  return date && BOOKABLE_HOURS.includes(hour) ? { date, hour } : null
}
