// Copies the photos. Originals never change; resized images are not part of a backup.
import { cp, readdir } from 'node:fs/promises'
import { basename } from 'node:path'

/** Resized images (.sizes), unfinished uploads (.incoming) and temporary files. */
const isTemporary = (name: string) => name.startsWith('.') || name.endsWith('.tmp')

/** Returns the number of photos. */
export async function copyPhotos(from: string, to: string): Promise<number> {
  const names = await listPhotos(from)
  if (names.length > 0)
    await cp(from, to, {
      recursive: true,
      preserveTimestamps: true,
      filter: path => path === from || !isTemporary(basename(path)),
    })
  return names.length
}

export async function listPhotos(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter(entry => entry.isFile())
    .map(entry => `${entry.parentPath.slice(folder.length)}/${entry.name}`)
    .filter(path => !path.split('/').some(isTemporary))
}
