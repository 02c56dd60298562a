// Files that only this instance has on its disk: uploads under way, files being written, resized images, drawn receipts.

import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { PHOTO_FOLDER } from '#platform/domain/photo.ts'
import { DAY_MS } from '#platform/domain/time.ts'
import { type FileStore, listKeys } from '#platform/files/file-store.server.ts'
import { originalKey, SIZES_FOLDER } from '#platform/photos/embedded-host.server.ts'
import { INCOMING_FOLDER } from '#platform/photos/photo-intake.server.ts'

const RESIZED_NAME_PATTERN = /^(.+)-\d+x\d+\.[a-z]+(?:\..+)?$/

interface LocalFolders {
  /** Of uploads and resized images. */
  readonly photosFolder: string
  /** Receipts as PDF. */
  readonly receiptsFolder: string
  /** Others into which files are written. */
  readonly otherFolders: readonly string[]
  /** The originals, wherever they are stored. */
  readonly photos: FileStore
}

/** Deletes what a killed program left more than a day ago, receipts of that age, and resized images whose original is gone. */
export async function removeTemporaryFiles(
  { photosFolder, otherFolders, receiptsFolder, photos }: LocalFolders,
  now: Date,
): Promise<void> {
  const before = now.getTime() - DAY_MS
  for (const folder of [join(photosFolder, INCOMING_FOLDER), receiptsFolder])
    await removeOlder(folder, before, () => true)
  for (const folder of [join(photosFolder, PHOTO_FOLDER), ...otherFolders])
    await removeOlder(folder, before, name => name.endsWith('.tmp'))

  const sizes = join(photosFolder, SIZES_FOLDER)
  const resized = await filesIn(sizes)
  if (resized.length === 0) return
  const originals = await listKeys(photos, `${PHOTO_FOLDER}/`)
  for (const name of resized) {
    const [, original = ''] = RESIZED_NAME_PATTERN.exec(name) ?? []
    if (!originals.has(originalKey(`${PHOTO_FOLDER}/${original}`)))
      await rm(join(sizes, name), { force: true })
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
