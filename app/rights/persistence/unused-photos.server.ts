// Deletes stored files that no row refers to: replaced photos, uploads without a row, documents of checks.

import { PROBLEM_PHOTO_FOLDER } from '#bookings/domain/problem-photo.ts'
import { problemPhotoIdIn } from '#bookings/persistence/problem-photo-files.server.ts'
import { DAY_MS } from '#platform/domain/durations.ts'
import { PHOTO_FOLDER } from '#platform/domain/photo.ts'
import type { FileStore } from '#platform/files/file-store.server.ts'
import { documentIdIn } from '#verification/persistence/document-files.server.ts'

const FILES_PER_QUERY = 10_000

/** Which of these ids some row refers to. */
type FindReferenced = (ids: string[]) => Promise<ReadonlySet<string>>

/**
 * An upload is referred to by its row within seconds: a file without a row after a day is unused.
 * Returns the number of deleted files.
 */
export function removeUnusedPhotos(
  photos: FileStore,
  now: Date,
  findReferenced: FindReferenced,
): Promise<number> {
  const idIn = (key: string) => (key.endsWith('.webp') ? key.slice(0, -'.webp'.length) : null)
  return removeUnreferenced(photos, { prefix: `${PHOTO_FOLDER}/`, now, idIn, findReferenced })
}

/** The same for photos of the problem. Their rows are deleted first, so that no row is left without its file. */
export function removeUnusedProblemPhotos(
  photos: FileStore,
  now: Date,
  findReferenced: FindReferenced,
): Promise<number> {
  const prefix = `${PROBLEM_PHOTO_FOLDER}/`
  return removeUnreferenced(photos, { prefix, now, idIn: problemPhotoIdIn, findReferenced })
}

/** The same for documents of checks. */
export function removeUnusedDocuments(
  documents: FileStore,
  now: Date,
  findReferenced: FindReferenced,
): Promise<number> {
  return removeUnreferenced(documents, { prefix: '', now, idIn: documentIdIn, findReferenced })
}

interface Sweep {
  readonly prefix: string
  readonly now: Date
  readonly idIn: (key: string) => string | null
  readonly findReferenced: FindReferenced
}

async function removeUnreferenced(
  files: FileStore,
  { prefix, now, idIn, findReferenced }: Sweep,
): Promise<number> {
  const before = now.getTime() - DAY_MS
  let deleted = 0
  let old: { id: string; key: string }[] = []
  const removeOld = async () => {
    const referenced = await findReferenced(old.map(({ id }) => id))
    for (const { id, key } of old) {
      if (referenced.has(id)) continue
      await files.delete(key)
      deleted++
    }
    old = []
  }
  for await (const { key, modifiedAt } of files.list(prefix)) {
    const id = idIn(key)
    if (id === null || modifiedAt.getTime() >= before) continue
    old.push({ id, key })
    if (old.length === FILES_PER_QUERY) await removeOld()
  }
  if (old.length > 0) await removeOld()
  return deleted
}
