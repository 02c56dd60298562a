// The ZIP files of exports: private, in a folder of their own, never part of a backup.
import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

export interface ExportFiles {
  /** Writes the file of this export and returns its size. A file of an earlier attempt is replaced. */
  write(id: string, zip: NodeJS.ReadableStream): Promise<number>
  /** Null when there is no such file. */
  open(id: string): Promise<{ stream: ReadableStream<Uint8Array>; bytes: number } | null>
  /** Deletes the files that `findStored` does not know. */
  removeOthers(findStored: (ids: string[]) => Promise<ReadonlySet<string>>): Promise<void>
}

const SUFFIX = '.zip'

export function createExportFiles(folder: string): ExportFiles {
  const fileOf = (id: string) => join(folder, `${id}${SUFFIX}`)
  return {
    async write(id, zip) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const temporary = `${fileOf(id)}.tmp`
      const target = createWriteStream(temporary, { mode: 0o600 })
      await pipeline(zip, target)
      await rename(temporary, fileOf(id))
      return target.bytesWritten
    },
    async open(id) {
      const file = await open(fileOf(id)).catch(() => null)
      if (!file) return null
      const { size } = await file.stat()
      const stream = Readable.toWeb(file.createReadStream()) as ReadableStream<Uint8Array>
      return { stream, bytes: size }
    },
    async removeOthers(findStored) {
      const names = await readdir(folder).catch((): string[] => [])
      const idIn = (name: string) => name.slice(0, name.indexOf('.'))
      const stored = await findStored(names.map(idIn))
      for (const name of names) if (!stored.has(idIn(name))) await rm(join(folder, name), { force: true })
    },
  }
}
