// Writes the portraits as files of the embedded image host. Existing files are not written again.
import { availableParallelism } from 'node:os'
import pLimit from 'p-limit'
import sharp from 'sharp'
import { type Portrait, portraitSvg } from '#database/demo/portrait.ts'
import { PHOTO_FOLDER } from '#domain/technicians/photo.ts'
import { originalKey } from '#images/embedded-host.server.ts'
import { type FileStore, listKeys } from '#images/file-store.server.ts'

/** Twice the size of the drawing: the width of a card on a phone. */
const SCALE = 2
const DRAWING_DPI = 72

export interface Photo {
  readonly photoId: string
  readonly portrait: Portrait
}

export async function writePhotos(photos: readonly Photo[], files: FileStore): Promise<number> {
  const stored = await listKeys(files, `${PHOTO_FOLDER}/`)
  const missing = photos.filter(({ photoId }) => !stored.has(keyOf(photoId)))
  const limit = pLimit(availableParallelism())
  await limit.map(missing, photo => writePhoto(photo, files))
  return missing.length
}

async function writePhoto({ photoId, portrait }: Photo, files: FileStore): Promise<void> {
  const svg = Buffer.from(portraitSvg(portrait, { id: photoId, frame: 'card', arch: true }))
  const picture = await sharp(svg, { density: DRAWING_DPI * SCALE })
    .removeAlpha()
    .webp({ quality: 90, effort: 2 })
    .toBuffer()
  await files.put(keyOf(photoId), picture)
}

function keyOf(photoId: string): string {
  return originalKey(`${PHOTO_FOLDER}/${photoId}`)
}
