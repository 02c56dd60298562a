import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

// Where photos and documents are stored: a folder, or a bucket of an S3-compatible store (decision 136).

export interface StoredFile {
  /** The path below the root of the store: `tech_photos/….webp`. */
  readonly key: string
  readonly modifiedAt: Date
}

export interface FileStore {
  /** For messages to the operator: a path, or `s3://bucket/prefix`. */
  readonly location: string
  /** Whole or absent for every reader, and durable when the promise resolves. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Null when there is no such file; rejects when the store does not answer. */
  get(key: string): Promise<Buffer | null>
  /** No error when there is no such file. */
  delete(key: string): Promise<void>
  /** The files whose key begins with `prefix`: empty, or a folder with its slash. */
  list(prefix?: string): AsyncIterable<StoredFile>
}

/** Two roots, so that documents of checks can be kept, backed up and wiped apart. */
export interface StoredFiles {
  readonly photos: FileStore
  readonly documents: FileStore
}

export async function listKeys(store: FileStore, prefix?: string): Promise<Set<string>> {
  const keys = new Set<string>()
  for await (const { key } of store.list(prefix)) keys.add(key)
  return keys
}

// A folder as file store. Names that begin with a dot or end in .tmp are not part of it.

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

/** Atomic, fsynced write: the file is complete or absent, and survives a power cut once the promise resolves. */
async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const folder = dirname(path)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const temporaryPath = `${path}.${randomUUID()}.tmp`
  try {
    const file = await open(temporaryPath, 'wx')
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(temporaryPath, path)
  } catch (error) {
    await rm(temporaryPath, { force: true })
    throw error
  }
  await syncFolder(folder)
}

/** The rename is only durable once the folder is synced. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
