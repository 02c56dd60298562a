// Files that nobody refers to: replaced photos, uploads that were cut off, and whatever was made from them.
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { PHOTO_FOLDER } from '#domain/technicians/photo.ts'
import { originalPath, SIZES_FOLDER } from '#images/embedded-host.server.ts'
import { INCOMING } from '#images/photos.server.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const ASKED_AT_ONCE = 10_000
const SIZE_OF = /^(.+)-\d+x\d+\.[a-z]+(?:\..+)?$/

/** Which of these photos somebody still shows. */
export type FindShown = (publicIds: string[]) => Promise<ReadonlySet<string>>

/**
 * A file becomes somebody's within seconds of being written, or never: after a day without an owner it can go.
 * Answers how many originals went.
 */
export async function removeUnusedPhotos(folder: string, now: Date, findShown: FindShown): Promise<number> {
  const before = now.getTime() - DAY_MS
  await removeOlder(join(folder, INCOMING), before, () => true)
  const home = join(folder, PHOTO_FOLDER)
  await removeOlder(home, before, name => name.endsWith('.tmp'))

  const names = await filesIn(home)
  const originals = names.filter(name => name.endsWith('.webp')).map(name => name.slice(0, -'.webp'.length))
  const gone = new Set<string>()
  for (let at = 0; at < originals.length; at += ASKED_AT_ONCE) {
    const ids = originals.slice(at, at + ASKED_AT_ONCE).map(name => `${PHOTO_FOLDER}/${name}`)
    const shown = await findShown(ids)
    for (const id of ids) {
      if (shown.has(id) || !(await isOlder(originalPath(folder, id), before))) continue
      await rm(originalPath(folder, id), { force: true })
      gone.add(id)
    }
  }
  await removeSizesWithout(folder, new Set(originals.filter(name => !gone.has(`${PHOTO_FOLDER}/${name}`))))
  return gone.size
}

async function removeSizesWithout(folder: string, originals: ReadonlySet<string>): Promise<void> {
  const sizes = join(folder, SIZES_FOLDER)
  for (const name of await filesIn(sizes)) {
    const [, original = ''] = SIZE_OF.exec(name) ?? []
    if (!originals.has(original)) await rm(join(sizes, name), { force: true })
  }
}

async function removeOlder(folder: string, before: number, isMeant: (name: string) => boolean) {
  for (const name of await filesIn(folder))
    if (isMeant(name) && (await isOlder(join(folder, name), before)))
      await rm(join(folder, name), { force: true })
}

async function isOlder(path: string, before: number): Promise<boolean> {
  const file = await stat(path).catch(() => null)
  return file?.isFile() === true && file.mtimeMs < before
}

const filesIn = (folder: string) => readdir(folder).catch((): string[] => [])
