// Photos never change once they are there; what is made from them on demand is not worth keeping.
import { cp, readdir } from 'node:fs/promises'
import { basename } from 'node:path'

/** Sizes made on demand, uploads under way, files that have no name yet: gone in a moment, or made again. */
const isPassing = (name: string) => name.startsWith('.') || name.endsWith('.tmp')

/** Copies every photo, and answers how many there are. */
export async function copyPhotos(from: string, to: string): Promise<number> {
  const names = await photosIn(from)
  if (names.length > 0)
    await cp(from, to, {
      recursive: true,
      preserveTimestamps: true,
      filter: path => path === from || !isPassing(basename(path)),
    })
  return names.length
}

export async function photosIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter(entry => entry.isFile())
    .map(entry => `${entry.parentPath.slice(folder.length)}/${entry.name}`)
    .filter(path => !path.split('/').some(isPassing))
}
