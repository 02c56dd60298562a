// A folder as file store. Names that begin with a dot or end in .tmp are not part of it.
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { writeDurably } from '#platform/files/durable-file.server.ts'
import type { FileStore, StoredFile, StoredFiles } from '#platform/files/file-store.server.ts'

export function createFolderStore(folder: string): FileStore {
  async function* list(prefix = ''): AsyncGenerator<StoredFile> {
    const entries = await readdir(join(folder, prefix), { withFileTypes: true }).catch(() => [])
    for (const entry of entries) {
      const key = `${prefix}${entry.name}`
      if (isTemporary(entry.name)) continue
      if (entry.isDirectory()) yield* list(`${key}/`)
      // Null: deleted meanwhile.
      const file = entry.isFile() ? await stat(join(folder, key)).catch(() => null) : null
      if (file) yield { key, modifiedAt: file.mtime }
    }
  }
  return {
    location: folder,
    put: (key, bytes) => writeDurably(join(folder, key), bytes),
    get: key =>
      readFile(join(folder, key)).catch(error => {
        if (/^(ENOENT|ENOTDIR|EISDIR)$/.test(error.code)) return null
        throw error
      }),
    delete: key => rm(join(folder, key), { force: true }),
    list,
  }
}

/** Both stores below one folder, as DATA_DIR and a backup have them. */
export function createFolderFiles(folder: string): StoredFiles {
  return {
    photos: createFolderStore(join(folder, 'photos')),
    documents: createFolderStore(join(folder, 'documents')),
  }
}

/** Resized images (.sizes), unfinished uploads (.incoming) and files that are being written. */
const isTemporary = (name: string) => name.startsWith('.') || name.endsWith('.tmp')
