// Photos of the problem: private files on this machine's disk, whatever the image host is (decision 116).
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import {
  PROBLEM_PHOTO_FOLDER,
  PROBLEM_PHOTO_THUMB_PIXELS,
  type ProblemPhotoSize,
} from '#domain/bookings/problem-photo.ts'
import { writeDurably } from '#images/durable-file.server.ts'
import type { PhotoIntake } from '#images/photo-intake.server.ts'

export interface ProblemPhotos extends PhotoIntake {
  /** Stores a normalized picture and its thumbnail under a new id: both are durable when the promise resolves. */
  store(picture: Buffer): Promise<string>
  /** As WebP; null when there is no such file. */
  find(id: string, size: ProblemPhotoSize): Promise<Buffer | null>
}

/** `folder` is that of all photos. */
export function createProblemPhotos(folder: string, intake: PhotoIntake): ProblemPhotos {
  return {
    ...intake,
    async store(picture) {
      const id = randomUUID()
      await writeProblemPhoto(folder, id, picture)
      return id
    },
    find: (id, size) => readFile(problemPhotoFile(folder, id, size)).catch(() => null),
  }
}

export async function writeProblemPhoto(folder: string, id: string, picture: Buffer): Promise<void> {
  const side = PROBLEM_PHOTO_THUMB_PIXELS
  const thumb = await sharp(picture).resize(side, side, { fit: 'cover' }).webp({ quality: 80 }).toBuffer()
  await writeDurably(problemPhotoFile(folder, id, 'thumb'), thumb)
  await writeDurably(problemPhotoFile(folder, id, 'full'), picture)
}

export function problemPhotoFile(folder: string, id: string, size: ProblemPhotoSize): string {
  return join(folder, PROBLEM_PHOTO_FOLDER, `${id}${size === 'thumb' ? THUMB_SUFFIX : ''}.webp`)
}

const THUMB_SUFFIX = '-mini'
const FILE_NAME_PATTERN = new RegExp(`^([0-9a-f-]{36})(?:${THUMB_SUFFIX})?\\.webp$`)

/** The id in the name of a file of the folder; null for other files. */
export function problemPhotoIdIn(fileName: string): string | null {
  return FILE_NAME_PATTERN.exec(fileName)?.[1] ?? null
}
