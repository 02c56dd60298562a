// The photos of the problem that demo bookings carry: rows, and files that went through the photo pipeline.
import sharp from 'sharp'
import type { DemoBooking } from '#database/demo/bookings/booking.ts'
import { type DamageDrawing, damageSvg } from '#database/demo/damage-drawings.ts'
import { demoUuid } from '#database/demo/person-ids.ts'
import { bookingId } from '#domain/bookings/slot.ts'
import type { FileStore } from '#images/file-store.server.ts'
import { normalizePhoto } from '#images/normalize-photo.server.ts'
import { writeProblemPhoto } from '#images/problem-photos.server.ts'

/** Pixels per unit of the drawing, in the dots per inch that sharp expects. */
const DRAWING_DPI = 72 * 3

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
  const pictures = new Map<DamageDrawing, Buffer>()
  for (const { id, drawing } of rows) {
    const picture = pictures.get(drawing) ?? (await pictureOf(drawing))
    pictures.set(drawing, picture)
    await writeProblemPhoto(photos, id, picture)
  }
}

async function pictureOf(drawing: DamageDrawing): Promise<Buffer> {
  const photo = await sharp(Buffer.from(damageSvg(drawing)), { density: DRAWING_DPI })
    .jpeg()
    .toBuffer()
  const picture = await normalizePhoto(photo)
  if (!picture.ok) throw new Error(`${drawing}: ${picture.code}`)
  return picture.value
}
