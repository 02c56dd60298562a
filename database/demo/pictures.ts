// The pictures of the demo data: WebP files in pictures/, drawn by `npm run demo-pictures`.

import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import pLimit from 'p-limit'
import { writeProblemPhoto } from '#bookings/persistence/problem-photo-store.server.ts'
import type { DemoBooking } from '#database/demo/bookings/booking.ts'
import type { DamageDrawing } from '#database/demo/drawings/damage-drawings.ts'
import { demoUuid } from '#database/demo/person-ids.ts'
import { PHOTO_FOLDER } from '#platform/domain/photo.ts'
import { type FileStore, listKeys } from '#platform/files/file-store.server.ts'
import { originalKey } from '#platform/photos/embedded-host.server.ts'
import { bookingId } from '#technicians/domain/slot.ts'

/** `photos`: portraits and finished jobs, by photo id. The others by the name of their drawing. */
export type PictureFolder = 'photos' | 'problems' | 'documents'

export const PICTURES = join(import.meta.dirname, 'pictures')

/** Files that are written at the same time. */
export const atOnce = pLimit(8)

export function readPicture(folder: PictureFolder, name: string): Promise<Buffer> {
  return readFile(join(PICTURES, folder, `${name}.webp`))
}

/** Copies portraits and photos of finished jobs into the image host, those that it has not. */
export async function storePhotos(files: FileStore): Promise<void> {
  const stored = await listKeys(files, `${PHOTO_FOLDER}/`)
  const photoIds = (await readdir(join(PICTURES, 'photos'))).map(file => basename(file, '.webp'))
  await atOnce.map(photoIds, async photoId => {
    const key = originalKey(`${PHOTO_FOLDER}/${photoId}`)
    if (!stored.has(key)) await files.put(key, await readPicture('photos', photoId))
  })
}

// The photos of the problem that demo bookings carry: rows and files.

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
  await atOnce.map(rows, async ({ id, drawing }) =>
    writeProblemPhoto(photos, id, await readPicture('problems', drawing)),
  )
}
