// Deletes photo files that no row refers to: replaced photos, interrupted uploads, and their resized images.
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { PHOTO_FOLDER } from '#domain/technicians/photo.ts'
import { originalPath, SIZES_FOLDER } from '#images/embedded-host.server.ts'
import { INCOMING_FOLDER } from '#images/photos.server.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const IDS_PER_QUERY = 10_000
const RESIZED_NAME_PATTERN = /^(.+)-\d+x\d+\.[a-z]+(?:\..+)?$/

/**
 * An upload is referred to by its row within seconds: a file without a row after a day is unused.
 * Returns the number of deleted originals.
 */
export async function removeUnusedPhotos(
  folder: string,
  now: Date,
  findShownIds: (publicIds: string[]) => Promise<ReadonlySet<string>>,
): Promise<number> {
  const before = now.getTime() - DAY_MS
  await removeOlder(join(folder, INCOMING_FOLDER), before, () => true)
  const originalsFolder = join(folder, PHOTO_FOLDER)
  await removeOlder(originalsFolder, before, name => name.endsWith('.tmp'))

  const names = await filesIn(originalsFolder)
  const originals = names.filter(name => name.endsWith('.webp')).map(name => name.slice(0, -'.webp'.length))
  const deleted = new Set<string>()
  for (let start = 0; start < originals.length; start += IDS_PER_QUERY) {
    const ids = originals.slice(start, start + IDS_PER_QUERY).map(name => `${PHOTO_FOLDER}/${name}`)
    const shown = await findShownIds(ids)
    for (const id of ids) {
      if (shown.has(id) || !(await isOlder(originalPath(folder, id), before))) continue
      await rm(originalPath(folder, id), { force: true })
      deleted.add(id)
    }
  }
  await removeOrphanedSizes(
    folder,
    new Set(originals.filter(name => !deleted.has(`${PHOTO_FOLDER}/${name}`))),
  )
  return deleted.size
}

async function removeOrphanedSizes(folder: string, originals: ReadonlySet<string>): Promise<void> {
  const sizes = join(folder, SIZES_FOLDER)
  for (const name of await filesIn(sizes)) {
    const [, original = ''] = RESIZED_NAME_PATTERN.exec(name) ?? []
    if (!originals.has(original)) await rm(join(sizes, name), { force: true })
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
