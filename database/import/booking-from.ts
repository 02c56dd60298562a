import {
  ADDRESS_MAX_LENGTH,
  type BookingStatus,
  bookingStatusFrom,
  type CancelReason,
  DESCRIPTION_MAX_LENGTH,
} from '#bookings/domain/booking.ts'
import type { Document } from '#database/import/document.ts'
import { readerOf, shown } from '#database/import/fields.ts'
import { clockFrom, dateFrom } from '#database/import/instant-from.ts'
import type { KnownTechnician, KnownUser } from '#database/import/known-rows.ts'
import { type LeftOutRecord, leftOut, type Note } from '#database/import/report.ts'
import { bogotaTime, instantAt } from '#platform/domain/bogota-time.ts'
import type { Slot } from '#technicians/domain/free-hours.ts'
import { BOOKABLE_HOURS, hourText } from '#technicians/domain/hours.ts'
import { bookingId } from '#technicians/domain/slot.ts'

interface Sides {
  readonly technicianId: string
  readonly clientId: string
  readonly technician: KnownTechnician
  readonly client: KnownUser
}

export type ImportedBooking = Exclude<ReturnType<typeof bookingFrom>, LeftOutRecord>

/** D24, reservas. `id` is that of the file: it names the slot where the fields do not. */
export function bookingFrom(
  id: string,
  document: Document,
  { technicianId, clientId, technician, client }: Sides,
  { note, now }: { note: Note; now: Date },
) {
  const read = readerOf(document, note)
  const slot = slotFrom(id, document)
  if ('leftOut' in slot) return slot
  const scheduledAt = instantAt(slot.date, hourText(slot.hour))
  if (!scheduledAt) return leftOut('no-date')
  const createdAt = read.instant('createdAt') ?? scheduledAt
  return {
    id: bookingId(technicianId, slot),
    technicianId,
    technicianName: read.line(['technicianName']) || technician.nombre,
    technicianCiudad: read.line(['technicianCiudad']) || technician.ciudad,
    technicianSlug: technician.slug,
    technicianPhone: read.phone('technicianPhone', 'technicianTelefono') || technician.telefono,
    clientId,
    clientName: read.line(['clientName']) || client.name,
    clientEmail: read.line(['clientEmail']) || client.email,
    date: slot.date,
    start: hourText(slot.hour),
    end: hourText(slot.hour + 1),
    scheduledAt,
    description: read.text(DESCRIPTION_MAX_LENGTH, 'description'),
    address: read.line(['address'], ADDRESS_MAX_LENGTH),
    ...settled(statusFrom(document, note), { scheduledAt, now, note }),
    createdAt,
    updatedAt: read.instant('updatedAt') ?? createdAt,
  }
}

function statusFrom({ status }: Document, note: Note): BookingStatus {
  const read = bookingStatusFrom(status)
  const isKnown =
    typeof status !== 'string' || read !== 'solicitada' || /^(solicitada|pending|)$/i.test(status.trim())
  if (!isKnown || (typeof status !== 'string' && status !== undefined && status !== null))
    note('unknown-status', shown(status))
  return read
}

/** D14: past bookings are settled at import, so that no mail about them is sent. */
function settled(
  status: BookingStatus,
  { scheduledAt, now, note }: { scheduledAt: Date; now: Date; note: Note },
): { status: BookingStatus; cancelReason: CancelReason | null } {
  if (scheduledAt < now && status === 'solicitada') {
    note('expired')
    return { status: 'cancelada', cancelReason: 'sin_respuesta' }
  }
  if (scheduledAt < now && status === 'confirmada') {
    note('completed')
    return { status: 'completada', cancelReason: null }
  }
  return { status, cancelReason: null }
}

/** From date and start, from the instant, or from the id (technicianId_YYYYMMDD_HH). */
function slotFrom(id: string, document: Document): Slot | LeftOutRecord {
  const [, idDate, idHour] = /_(\d{8})_(\d{2})$/.exec(id) ?? []
  const instant = readerOf(document, () => {}).instant('scheduledAt')
  const date = dateFrom(document.date) ?? dateFrom(instant?.toISOString()) ?? dateFrom(idDate)
  const start = clockFrom(document.start) ?? (instant && bogotaTime(instant)) ?? clockFrom(idHour)
  if (!date || !start) return leftOut('no-date', shown(document.date ?? document.scheduledAt ?? ''))
  if (!start.endsWith(':00')) return leftOut('hour-not-full', start)
  const hour = Number(start.slice(0, 2))
  return BOOKABLE_HOURS.includes(hour) ? { date, hour } : leftOut('hour-not-offered', start)
}
