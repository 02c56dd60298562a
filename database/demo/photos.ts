// Writes the portraits as files of the embedded image host. Existing files are not written again.
import { existsSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import pLimit from 'p-limit'
import sharp from 'sharp'
import { type Portrait, portraitSvg } from '#database/demo/portrait.ts'

/** Twice the size of the drawing: the width of a card on a phone. */
const SCALE = 2
const DRAWING_DPI = 72

export interface Photo {
  readonly photoId: string
  readonly portrait: Portrait
}

export async function writePhotos(photos: readonly Photo[], dataDir: string): Promise<number> {
  const folder = join(dataDir, 'photos', 'tech_photos')
  await mkdir(folder, { recursive: true })
  const missing = photos.filter(({ photoId }) => !existsSync(fileOf(folder, photoId)))
  const limit = pLimit(availableParallelism())
  await limit.map(missing, photo => writePhoto(photo, folder))
  return missing.length
}

/** Written under a temporary name and renamed, so that no reader sees half a file. */
async function writePhoto({ photoId, portrait }: Photo, folder: string): Promise<void> {
  const svg = Buffer.from(portraitSvg(portrait, { id: photoId, frame: 'card', arch: true }))
  const picture = await sharp(svg, { density: DRAWING_DPI * SCALE })
    .removeAlpha()
    .webp({ quality: 90, effort: 2 })
    .toBuffer()
  const temporary = join(folder, `.${photoId}.${process.pid}.tmp`)
  await writeFile(temporary, picture)
  await rename(temporary, fileOf(folder, photoId))
}

function fileOf(folder: string, photoId: string): string {
  return join(folder, `${photoId}.webp`)
}
