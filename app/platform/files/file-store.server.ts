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

/** Two roots, so that documents of checks can be kept, backed up and wiped apart (decision 118). */
export interface StoredFiles {
  readonly photos: FileStore
  readonly documents: FileStore
}

export async function listKeys(store: FileStore, prefix?: string): Promise<Set<string>> {
  const keys = new Set<string>()
  for await (const { key } of store.list(prefix)) keys.add(key)
  return keys
}
