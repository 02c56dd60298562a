// Deletes the documents of checks that are no longer kept. Rows first: a crash in between leaves files without a row,
// which the next run deletes.
import type { Log } from '#app/services.ts'
import type { FileStore } from '#images/file-store.server.ts'
import { removeUnusedDocuments } from '#images/unused-photos.server.ts'
import type { Db } from '#persistence/database.server.ts'
import { deleteExpiredDocuments, findStoredDocuments } from '#persistence/verification/documents.server.ts'

interface SweepTools {
  readonly db: Db
  readonly log: Log
  readonly documents: FileStore
  readonly now: () => Date
}

export async function sweepDocuments({ db, log, documents, now }: SweepTools): Promise<void> {
  const expired = await deleteExpiredDocuments(db, now())
  await removeUnusedDocuments(documents, now(), ids => findStoredDocuments(db, ids))
  if (expired.length > 0) log.info({ source: 'jobs', removed: expired.length }, 'documents of checks removed')
}
