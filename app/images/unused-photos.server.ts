// Deletes files that no row refers to: replaced photos, interrupted uploads, their resized images, documents of checks.
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { PROBLEM_PHOTO_FOLDER } from '#domain/bookings/problem-photo.ts'
import { PHOTO_FOLDER } from '#domain/technicians/photo.ts'
import { documentIdIn } from '#images/check-documents.server.ts'
import { SIZES_FOLDER } from '#images/embedded-host.server.ts'
import { INCOMING_FOLDER } from '#images/photo-intake.server.ts'
import { problemPhotoIdIn } from '#images/problem-photos.server.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const FILES_PER_QUERY = 10_000
const RESIZED_NAME_PATTERN = /^(.+)-\d+x\d+\.[a-z]+(?:\..+)?$/

/** Which of these ids some row refers to. */
type FindReferenced = (ids: string[]) => Promise<ReadonlySet<string>>

/**
 * An upload is referred to by its row within seconds: a file without a row after a day is unused.
 * Returns the number of deleted originals.
 */
export async function removeUnusedPhotos(
  folder: string,
  now: Date,
  findReferenced: FindReferenced,
): Promise<number> {
  const before = now.getTime() - DAY_MS
  await removeOlder(join(folder, INCOMING_FOLDER), before, () => true)
  const idIn = (name: string) =>
    name.endsWith('.webp') ? `${PHOTO_FOLDER}/${name.slice(0, -'.webp'.length)}` : null
  const { kept, deleted } = await removeUnreferenced(join(folder, PHOTO_FOLDER), before, idIn, findReferenced)
  await removeOrphanedSizes(folder, kept)
  return deleted
}

/** The same for photos of the problem. Their rows are deleted first, so that no row is left without its file. */
export function removeUnusedProblemPhotos(
  folder: string,
  now: Date,
  findReferenced: FindReferenced,
): Promise<{ deleted: number }> {
  const before = now.getTime() - DAY_MS
  return removeUnreferenced(join(folder, PROBLEM_PHOTO_FOLDER), before, problemPhotoIdIn, findReferenced)
}

/** The same for documents of checks. */
export function removeUnusedDocuments(
  folder: string,
  now: Date,
  findReferenced: FindReferenced,
): Promise<{ deleted: number }> {
  return removeUnreferenced(folder, now.getTime() - DAY_MS, documentIdIn, findReferenced)
}

async function removeUnreferenced(
  folder: string,
  before: number,
  idIn: (name: string) => string | null,
  findReferenced: FindReferenced,
) {
  await removeOlder(folder, before, name => name.endsWith('.tmp'))
  const files = (await filesIn(folder)).flatMap(name => {
    const id = idIn(name)
    return id === null ? [] : [{ id, path: join(folder, name) }]
  })
  const kept = new Set<string>()
  let deleted = 0
  for (let start = 0; start < files.length; start += FILES_PER_QUERY) {
    const some = files.slice(start, start + FILES_PER_QUERY)
    const referenced = await findReferenced(some.map(({ id }) => id))
    for (const { id, path } of some) {
      if (referenced.has(id) || !(await isOlder(path, before))) {
        kept.add(id)
        continue
      }
      await rm(path, { force: true })
      deleted++
    }
  }
  return { kept, deleted }
}

async function removeOrphanedSizes(folder: string, originals: ReadonlySet<string>): Promise<void> {
  const sizes = join(folder, SIZES_FOLDER)
  for (const name of await filesIn(sizes)) {
    const [, original = ''] = RESIZED_NAME_PATTERN.exec(name) ?? []
    if (!originals.has(`${PHOTO_FOLDER}/${original}`)) await rm(join(sizes, name), { force: true })
  }
}

async function removeOlder(folder: string, before: number, isCandidate: (name: string) => boolean) {
  for (const name of await filesIn(folder))
    if (isCandidate(name) && (await isOlder(join(folder, name), before)))
      await rm(join(folder, name), { force: true })
}

async function isOlder(path: string, before: number): Promise<boolean> {
  const file = await stat(path).catch(() => null)
  return file?.isFile() === true && file.mtimeMs < before
}

const filesIn = (folder: string) => readdir(folder).catch((): string[] => [])
