// Byte-bounded LRU cache of resized images, on disk.
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'

const MAX_BYTES = 512 * 1024 * 1024

export interface ResizedImageCache {
  find(name: string): Promise<Buffer | null>
  save(name: string, bytes: Buffer): Promise<void>
}

export function createResizedImageCache(folder: string, maxBytes = MAX_BYTES): ResizedImageCache {
  const evicted: string[] = []
  const sizes = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: bytes => Math.max(1, bytes),
    dispose: (_bytes, name, reason) => {
      if (reason === 'evict') evicted.push(name)
    },
  })
  let indexed: Promise<void> | undefined

  /** Counts the files of earlier runs, oldest first. */
  async function indexFolder(): Promise<void> {
    const found = await Promise.all(
      (await readdir(folder).catch(() => [])).map(async name => {
        const file = await stat(join(folder, name)).catch(() => null)
        return file?.isFile() ? [{ name, bytes: file.size, modifiedAt: file.mtimeMs }] : []
      }),
    )
    for (const { name, bytes } of found.flat().sort((a, b) => a.modifiedAt - b.modifiedAt))
      if (!sizes.has(name)) sizes.set(name, bytes)
  }

  return {
    async find(name) {
      const bytes = await readFile(join(folder, name)).catch(() => null)
      if (bytes) sizes.set(name, bytes.length)
      return bytes
    },
    async save(name, bytes) {
      await mkdir(folder, { recursive: true })
      indexed ??= indexFolder()
      await indexed
      const temporaryPath = join(folder, `${name}.${randomUUID()}`)
      await writeFile(temporaryPath, bytes)
      await rename(temporaryPath, join(folder, name))
      sizes.set(name, bytes.length)
      await Promise.all(evicted.splice(0).map(old => rm(join(folder, old), { force: true })))
    },
  }
}
