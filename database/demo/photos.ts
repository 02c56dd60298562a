// Portraits as files of the image host. A file that exists is left alone, so a second run costs nothing.
import { existsSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { type Portrait, portraitSvg } from './portrait.ts'

/** Twice the drawing: as wide as a card shows it, with the person in the middle for the narrower frames. */
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
  const queue = missing.values()
  const writeInTurn = async () => {
    for (const photo of queue) await writePhoto(photo, folder)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, writeInTurn))
  return missing.length
}

/** Written aside and moved into place: a file under its own name is always whole. */
async function writePhoto({ photoId, portrait }: Photo, folder: string): Promise<void> {
  const svg = Buffer.from(portraitSvg(portrait, { id: photoId, frame: 'card', arch: true }))
  const picture = await sharp(svg, { density: DRAWING_DPI * SCALE })
    .removeAlpha()
    .webp({ quality: 90, effort: 2 })
    .toBuffer()
  const aside = join(folder, `.${photoId}.${process.pid}.tmp`)
  await writeFile(aside, picture)
  await rename(aside, fileOf(folder, photoId))
}

function fileOf(folder: string, photoId: string): string {
  return join(folder, `${photoId}.webp`)
}
