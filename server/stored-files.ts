// The file stores of photos and documents: folders under DATA_DIR, or a bucket when S3 is configured (decision 136).

import { join } from 'node:path'
import type { Log } from '#app/services.ts'
import { DAY_MS } from '#platform/domain/time.ts'
import { createFolderFiles, type StoredFiles } from '#platform/files/file-store.server.ts'
import type { Env } from '#server/env.ts'
import { UserFacingError } from '#server/user-facing-error.ts'

/** Folders of this instance: stored files when there is no bucket; uploads under way, resized images and drawn receipts always. */
export function localFolders({ dataDir }: Pick<Env, 'dataDir'>) {
  const below = (name: string) => join(dataDir, name)
  return {
    photosFolder: below('photos'),
    documentsFolder: below('documents'),
    receiptsFolder: below('receipts'),
  }
}

/** Refuses with a sentence when the bucket cannot be listed: the address, its name or the keys are wrong. */
export async function openStoredFiles(env: Env): Promise<StoredFiles> {
  if (!env.s3) return createFolderFiles(env.dataDir)
  const { openBucket } = await import('#platform/files/s3-store.server.ts')
  const storeBelow = openBucket(env.s3)
  const files = { photos: storeBelow('photos/'), documents: storeBelow('documents/') }
  try {
    for await (const _ of files.documents.list()) break
  } catch (error) {
    throw new UserFacingError(
      `No se puede usar el contenedor ${env.s3.bucket} de ${env.s3.endpoint} (${error instanceof Error ? error.name : error}): revisa las variables S3_….`,
    )
  }
  return files
}

// Every instance sweeps its own disk: a job of the queue would run on one of them only.

/** Runs now and once a day; returns the function that ends it. */
export function startTemporaryFilesSweep(sweep: () => Promise<void>, log: Log): () => void {
  const run = () =>
    void sweep().catch(error => log.warn({ err: error }, 'temporary files could not be removed'))
  run()
  const timer = setInterval(run, DAY_MS).unref()
  return () => clearInterval(timer)
}
