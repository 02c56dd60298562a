import { randomUUID } from 'node:crypto'
import type { Services } from '#app/services.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import type { ExportRefusal } from '#domain/rights/data-export.ts'
import type { Viewer } from '#domain/users/viewer.ts'
import { addJob } from '#persistence/jobs.server.ts'
import { insertDataExport } from '#persistence/rights/data-exports.server.ts'

/** One at a time, a few a day: the job writes the file and sends the letter with its link. */
export async function requestDataExport(
  { db, limits, now }: Services,
  { uid }: Viewer,
): Promise<Outcome<void, ExportRefusal>> {
  if (!(await limits.consume('export-person', uid))) return refused('export-too-often')
  return db.transaction(async tx => {
    const id = randomUUID()
    if (!(await insertDataExport(tx, { id, uid, requestedAt: now() }))) return refused('export-under-way')
    await addJob(tx, 'export-data', { export: id })
    return accepted()
  })
}
