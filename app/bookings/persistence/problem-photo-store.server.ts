// Photos of the problem: private files, served by the program alone, whatever the image host is.

import { randomUUID } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import sharp from 'sharp'
import {
  PROBLEM_PHOTO_FOLDER,
  PROBLEM_PHOTO_THUMB_PIXELS,
  type ProblemPhotoSize,
} from '#bookings/domain/problem-photo.ts'
import { problemPhotos } from '#bookings/persistence/booking-tables.server.ts'
import type { FileStore } from '#platform/files/file-store.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import type { PhotoIntake } from '#platform/photos/photo-intake.server.ts'

export interface ProblemPhotos extends PhotoIntake {
  /** Stores a normalized picture and its thumbnail under a new id: both are durable when the promise resolves. */
  store(picture: Buffer): Promise<string>
  /** As WebP; null when there is no such file. */
  find(id: string, size: ProblemPhotoSize): Promise<Buffer | null>
}

/** `files` is the store of all photos. */
export function createProblemPhotos(files: FileStore, intake: PhotoIntake): ProblemPhotos {
  return {
    ...intake,
    async store(picture) {
      const id = randomUUID()
      await writeProblemPhoto(files, id, picture)
      return id
    },
    find: (id, size) => files.get(problemPhotoKey(id, size)),
  }
}

export async function writeProblemPhoto(files: FileStore, id: string, picture: Buffer): Promise<void> {
  const side = PROBLEM_PHOTO_THUMB_PIXELS
  const thumb = await sharp(picture).resize(side, side, { fit: 'cover' }).webp({ quality: 80 }).toBuffer()
  await files.put(problemPhotoKey(id, 'thumb'), thumb)
  await files.put(problemPhotoKey(id, 'full'), picture)
}

export function problemPhotoKey(id: string, size: ProblemPhotoSize): string {
  return `${PROBLEM_PHOTO_FOLDER}/${id}${size === 'thumb' ? THUMB_SUFFIX : ''}.webp`
}

const THUMB_SUFFIX = '-mini'
const KEY_PATTERN = new RegExp(`^${PROBLEM_PHOTO_FOLDER}/([0-9a-f-]{36})(?:${THUMB_SUFFIX})?\\.webp$`)

/** The id in the key of a photo of the problem; null for other files. */
export function problemPhotoIdIn(key: string): string | null {
  return KEY_PATTERN.exec(key)?.[1] ?? null
}

// Photos of the problem: whose they are.

export async function insertProblemPhoto(
  db: Db,
  photo: { readonly id: string; readonly clientId: string; readonly createdAt: Date },
): Promise<void> {
  await db.insert(problemPhotos).values(photo)
}

/** Those of the photos that are of this client, in the given order; none is deleted before the transaction ends. */
export async function lockPhotosOfClient(
  tx: Db,
  ids: readonly string[],
  clientId: string,
): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .select({ id: problemPhotos.id })
    .from(problemPhotos)
    .where(and(inArray(problemPhotos.id, [...ids]), eq(problemPhotos.clientId, clientId)))
    .orderBy(sql`array_position(${sql.param([...ids])}::uuid[], ${problemPhotos.id})`)
    .for('key share')
  return rows.map(({ id }) => id)
}

/** Which of these photos have a row. */
export async function findStoredProblemPhotos(db: Db, ids: string[]): Promise<Set<string>> {
  const stored = await db.execute<{ id: string }>(
    sql`select id from ${problemPhotos} where id = any(${sql.param(ids)}::uuid[])`,
  )
  return new Set(stored.rows.map(({ id }) => id))
}
