import { bookingFrom, type ImportedBooking } from '#database/import/booking-from.ts'
import { textFrom } from '#database/import/fields.ts'
import type { Journal } from '#database/import/journal.ts'
import type { KnownBooking, KnownRows, KnownTechnician, KnownUser } from '#database/import/known-rows.ts'
import type { ReadableRecord } from '#database/import/read-export.ts'
import { type LeftOutRecord, leftOut } from '#database/import/report.ts'

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
    const { id, document, parent } = record
    const namedTechnician =
      textFrom(document.technicianId) || parentId(parent, 'technicians') || id.replace(/_\d{8}_\d{2}$/, '')
    const technicianId = uidOf.get(namedTechnician) ?? namedTechnician
    const clientId = textFrom(document.clientId) || parentId(parent, 'us')
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

function parentId(parent: ReadableRecord['parent'], prefix: string): string {
  return parent?.collection.startsWith(prefix) ? parent.id : ''
}
