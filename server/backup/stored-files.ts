// Copies photos and documents between file stores. Originals never change; resized images are not part of a backup.
import pLimit from 'p-limit'
import { type FileStore, listKeys } from '#platform/files/file-store.server.ts'

const COPIED_AT_ONCE = 8

/** Returns the number of files. One that is deleted meanwhile is left out. */
export async function copyFiles(from: FileStore, to: FileStore): Promise<number> {
  let count = 0
  const copy = async (key: string) => {
    const bytes = await from.get(key)
    if (!bytes) return
    await to.put(key, bytes)
    count++
  }
  await pLimit(COPIED_AT_ONCE).map(await listKeys(from), copy)
  return count
}

export async function hasFiles(store: FileStore): Promise<boolean> {
  for await (const _ of store.list()) return true
  return false
}
