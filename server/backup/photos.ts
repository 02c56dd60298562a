// Photos never change once they are there; what is made from them on demand is not worth keeping.
import { cp, readdir } from 'node:fs/promises'
import { basename } from 'node:path'

const MADE_ON_DEMAND = '.sizes'

/** Copies every photo, and answers how many there are. */
export async function copyPhotos(from: string, to: string): Promise<number> {
  const names = await photosIn(from)
  if (names.length > 0)
    await cp(from, to, {
      recursive: true,
      preserveTimestamps: true,
      filter: path => basename(path) !== MADE_ON_DEMAND,
    })
  return names.length
}

export async function photosIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter(entry => entry.isFile() && !entry.parentPath.slice(folder.length).includes(MADE_ON_DEMAND))
    .map(entry => `${entry.parentPath.slice(folder.length)}/${entry.name}`)
}
