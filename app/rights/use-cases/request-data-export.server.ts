import { randomUUID } from 'node:crypto'
import type { Viewer } from '#accounts/domain/role.ts'
import type { Services } from '#app/services.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import { rateLimit } from '#platform/domain/rate-limit.ts'
import { DAY_MS } from '#platform/domain/time.ts'
import { addJob } from '#platform/persistence/jobs.server.ts'
import type { ExportRefusal } from '#rights/domain/data-export.ts'
import { insertDataExport } from '#rights/persistence/data-exports.server.ts'

const EXPORT_LIMIT = rateLimit('export-person', 5, DAY_MS)

/** One at a time, a few a day: the job writes the file and sends the e-mail with its link. */
export async function requestDataExport(
  { db, limits, now }: Services,
  { uid }: Viewer,
): Promise<Outcome<void, ExportRefusal>> {
  if (!(await limits.consume(EXPORT_LIMIT, uid))) return refused('export-too-often')
  return db.transaction(async tx => {
    const id = randomUUID()
    if (!(await insertDataExport(tx, { id, uid, requestedAt: now() }))) return refused('export-under-way')
    await addJob(tx, 'export-data', { export: id })
    return accepted()
  })
}
