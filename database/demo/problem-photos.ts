// The photos of the problem that demo bookings carry: rows and files.

import { writeProblemPhoto } from '#bookings/persistence/problem-photo-files.server.ts'
import type { DemoBooking } from '#database/demo/bookings/booking.ts'
import type { DamageDrawing } from '#database/demo/drawings/damage-drawings.ts'
import { demoUuid } from '#database/demo/person-ids.ts'
import { readPicture } from '#database/demo/pictures.ts'
import type { FileStore } from '#platform/files/file-store.server.ts'
import { bookingId } from '#technicians/domain/slot.ts'

export interface ProblemPhotoRow {
  readonly id: string
  readonly clientId: string
  readonly createdAt: Date
  readonly bookingId: string
  readonly position: number
  readonly drawing: DamageDrawing
}

export function problemPhotoRows(bookings: readonly DemoBooking[]): ProblemPhotoRow[] {
  return bookings.flatMap(({ technician, client, slot, createdAt, drawings }) =>
    drawings.map((drawing, index) => {
      const id = bookingId(technician.uid, slot)
      return {
        id: demoUuid(`${id} ${client.uid} ${index}`),
        clientId: client.uid,
        createdAt,
        bookingId: id,
        position: index + 1,
        drawing,
      }
    }),
  )
}

export async function writeProblemPhotos(
  photos: FileStore,
  rows: readonly Pick<ProblemPhotoRow, 'id' | 'drawing'>[],
): Promise<void> {
  for (const { id, drawing } of rows)
    await writeProblemPhoto(photos, id, await readPicture('problems', drawing))
}
