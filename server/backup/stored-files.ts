// Copies photos and documents. Originals never change; resized images are not part of a backup.
import { cp, mkdir, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Resized images (.sizes), unfinished uploads (.incoming) and temporary files. */
const isTemporary = (name: string) => name.startsWith('.') || name.endsWith('.tmp')

/** Returns the number of files. One that is deleted meanwhile is left out. */
export async function copyFiles(from: string, to: string): Promise<number> {
  const paths = await listFiles(from)
  for (const folder of new Set(paths.map(dirname)))
    await mkdir(join(to, folder), { recursive: true, mode: 0o700 })
  let count = 0
  for (const path of paths)
    try {
      await cp(join(from, path), join(to, path), { preserveTimestamps: true })
      count++
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
  return count
}

/** Paths below the folder. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter(entry => entry.isFile())
    .map(entry => `${entry.parentPath.slice(folder.length)}/${entry.name}`)
    .filter(path => !path.split('/').some(isTemporary))
}
