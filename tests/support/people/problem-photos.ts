// Photos of the problem for tests: uploads, rows and files.

import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import type { Viewer } from '#accounts/domain/role.ts'
import { bogotaDate, bogotaTime, HOUR_MS } from '#platform/domain/time.ts'
import { hourText } from '#technicians/domain/hours.ts'
import { bookingId } from '#technicians/domain/slot.ts'
import type { TestDatabase } from '#tests/support/program/database.ts'

/** The booking form as a browser sends it without script: text fields, then its files in `foto`. */
export function bookingFormWith(
  fields: readonly (readonly [name: string, value: string])[],
  files: readonly (Buffer | string)[],
): FormData {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  for (const bytes of files)
    form.append('foto', new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]), 'daño.jpg')
  // A file input without a choice.
  form.append('foto', new Blob([]), '')
  return form
}

/** A booking at this instant, with these photos. Returns its key. */
export async function storeBookingWithPhotos(
  { rows }: TestDatabase,
  booking: { technician: Viewer; client: Viewer; at: Date; photos: readonly string[]; status?: string },
): Promise<number> {
  const { technician, client, photos, status = 'solicitada' } = booking
  const at = new Date(Math.floor(booking.at.getTime() / HOUR_MS) * HOUR_MS)
  const date = bogotaDate(at)
  const hour = Number(bogotaTime(at).slice(0, 2))
  const [row] = await rows<{ key: number }>(
    `insert into reservas (id, "technicianId", "technicianName", "clientId", "clientName", "clientEmail", date, start,
       "end", "scheduledAt", status)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning key::int`,
    [
      bookingId(technician.uid, { date, hour }),
      technician.uid,
      technician.name,
      client.uid,
      client.name,
      client.email,
      date,
      hourText(hour),
      hourText(hour + 1),
      at.toISOString(),
      status,
    ],
  )
  const key = row?.key ?? 0
  await rows(
    `insert into reserva_fotos ("reservaKey", "photoId", position)
     select $1, id, position from unnest($2::uuid[]) with ordinality as photo (id, position)`,
    [key, photos],
  )
  return key
}

export const photoFiles = (id: string) => [`${id}-mini.webp`, `${id}.webp`]

/** Sets when the files of a photo were written. */
export async function ageFiles(folder: string, id: string, at: Date): Promise<void> {
  for (const name of photoFiles(id)) await utimes(join(folder, 'problem_photos', name), at, at)
}
