// What was made from originals, kept on disk as long as there is room: whatever was asked for longest ago goes first.
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export const SHELF_MAX_BYTES = 512 * 1024 * 1024

export interface ResizedImageCache {
  find(name: string): Promise<Buffer | null>
  keep(name: string, bytes: Buffer): Promise<void>
}

export function createResizedImageCache(folder: string, maxBytes = SHELF_MAX_BYTES): ResizedImageCache {
  // Oldest use first: what is used again goes to the end.
  const sizes = new Map<string, number>()
  let total = 0
  let counted: Promise<void> | undefined

  function note(name: string, bytes: number): void {
    total += bytes - (sizes.get(name) ?? 0)
    sizes.delete(name)
    sizes.set(name, bytes)
  }

  /** What earlier runs left here, the oldest first. */
  async function countOnce(): Promise<void> {
    const found = await Promise.all(
      (await readdir(folder).catch(() => [])).map(async name => {
        const file = await stat(join(folder, name)).catch(() => null)
        return file?.isFile() ? [{ name, bytes: file.size, at: file.mtimeMs }] : []
      }),
    )
    for (const { name, bytes } of found.flat().sort((a, b) => a.at - b.at))
      if (!sizes.has(name)) note(name, bytes)
  }

  async function makeRoom(): Promise<void> {
    for (const [name, bytes] of sizes) {
      if (total <= maxBytes) return
      sizes.delete(name)
      total -= bytes
      await rm(join(folder, name), { force: true })
    }
  }

  return {
    async find(name) {
      const bytes = await readFile(join(folder, name)).catch(() => null)
      if (bytes) note(name, bytes.length)
      return bytes
    },
    async keep(name, bytes) {
      await mkdir(folder, { recursive: true })
      counted ??= countOnce()
      await counted
      const aside = join(folder, `${name}.${randomUUID()}`)
      await writeFile(aside, bytes)
      await rename(aside, join(folder, name))
      note(name, bytes.length)
      await makeRoom()
    },
  }
}
