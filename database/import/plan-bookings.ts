import {
  ADDRESS_MAX_LENGTH,
  type BookingStatus,
  bookingStatusFrom,
  type CancelReason,
  DESCRIPTION_MAX_LENGTH,
} from '#bookings/domain/booking.ts'
import type { Document } from '#database/import/document.ts'
import { dateFrom, instantFrom, readerOf, shown, textFrom } from '#database/import/fields.ts'
import type { KnownBooking, KnownRows, KnownTechnician, KnownUser } from '#database/import/known-rows.ts'
import type { ReadableRecord } from '#database/import/read-export.ts'
import { type Journal, type LeftOutRecord, leftOut, type Note } from '#database/import/report.ts'
import { bogotaTime, instantAt } from '#platform/domain/time.ts'
import type { Slot } from '#technicians/domain/free-hours.ts'
import { BOOKABLE_HOURS, hourText } from '#technicians/domain/hours.ts'
import { bookingId } from '#technicians/domain/slot.ts'

interface Options {
  readonly records: readonly ReadableRecord[]
  readonly people: ReadonlyMap<string, KnownUser>
  readonly technicians: ReadonlyMap<string, KnownTechnician>
  readonly uidOf: ReadonlyMap<string, string>
  readonly known: KnownRows
  readonly journal: Journal
  readonly now: Date
}

export function planBookings({ records, people, technicians, uidOf, known, journal, now }: Options) {
  const rows: ImportedBooking[] = []
  const stored = new Set(known.bookings.map(keyOf))
  const seen = new Set<string>()
  const taken = new Set(known.bookings.filter(isActive).map(({ id }) => id))
  /** By the id of the file and by our own; reviews name one of them. */
  const byId = new Map<string, KnownBooking>()
  for (const booking of known.bookings) if (isActive(booking)) byId.set(booking.id, booking)

  function convert(record: ReadableRecord): ImportedBooking | LeftOutRecord {
    const { id, document } = record
    const namedTechnician = textFrom(document.technicianId) || id.replace(/_\d{8}_\d{2}$/, '')
    const technicianId = uidOf.get(namedTechnician) ?? namedTechnician
    const clientId = textFrom(document.clientId)
    const [technician, client] = [technicians.get(technicianId), people.get(clientId)]
    if (!technician) return leftOut('no-technician', namedTechnician)
    if (!client) return leftOut('no-client', clientId)
    if (technicianId === clientId) return leftOut('own-booking')
    const sides = { technicianId, clientId, technician, client }
    return bookingFrom(id, document, sides, { note: journal.noteOf(record), now })
  }

  for (const record of records) {
    const booking = convert(record)
    if ('leftOut' in booking) {
      journal.leaveOut(record, booking)
      continue
    }
    const key = keyOf(booking)
    if (seen.has(key)) journal.leaveOut(record, leftOut('repeated'))
    else if (stored.has(key)) {
      seen.add(key)
      journal.recognize(record)
      const active = byId.get(booking.id)
      if (active) byId.set(record.id, active)
    } else if (isActive(booking) && taken.has(booking.id))
      journal.leaveOut(record, leftOut('hour-taken', booking.id))
    else {
      seen.add(key)
      if (isActive(booking)) {
        taken.add(booking.id)
        byId.set(booking.id, booking).set(record.id, booking)
      }
      rows.push(booking)
      journal.import(record)
    }
  }
  return { rows, bookings: byId }
}

/** D12: a cancelled booking frees its hour, so the id alone does not tell bookings apart. */
function keyOf({ id, clientId, createdAt }: Pick<KnownBooking, 'id' | 'clientId' | 'createdAt'>): string {
  return `${id} ${clientId} ${createdAt.getTime()}`
}

function isActive({ status }: { readonly status: string }): boolean {
  return status !== 'cancelada'
}

interface Sides {
  readonly technicianId: string
  readonly clientId: string
  readonly technician: KnownTechnician
  readonly client: KnownUser
}

export type ImportedBooking = Exclude<ReturnType<typeof bookingFrom>, LeftOutRecord>

/** D24, reservas. `id` is that of the file: it names the slot where the fields do not. */
function bookingFrom(
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
  read.noteUnknown('reservas')
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
  const isKnown = read !== 'solicitada' || ['solicitada', '', undefined, null].some(known => known === status)
  if (!isKnown) note('unknown-status', shown(status))
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
  const [, year, month, day, hourOfId] = /_(\d{4})(\d{2})(\d{2})_(\d{2})$/.exec(id) ?? []
  const instant = instantFrom(document.scheduledAt)
  const date =
    dateFrom(document.date) ?? dateFrom(document.scheduledAt) ?? dateFrom(`${year}-${month}-${day}`)
  const start = clockFrom(document.start) ?? (instant && bogotaTime(instant)) ?? clockFrom(`${hourOfId}:00`)
  if (!date || !start) return leftOut('no-date', shown(document.date ?? document.scheduledAt ?? ''))
  if (!start.endsWith(':00')) return leftOut('hour-not-full', start)
  const hour = Number(start.slice(0, 2))
  return BOOKABLE_HOURS.includes(hour) ? { date, hour } : leftOut('hour-not-offered', start)
}

function clockFrom(value: unknown): string | null {
  return typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value.trim()) ? value.trim() : null
}
