// What happens to the database before the site opens, over connections without time limits: migrations may take long.
import type { Log } from '#app/services.ts'
import type { StoredFiles } from '#platform/files/file-store.server.ts'
import { openDatabase } from '#platform/persistence/database.server.ts'
import { listLockingPools, unlockJobsOf } from '#platform/persistence/jobs.server.ts'
import type { VapidKeys } from '#platform/push/push.server.ts'
import type { Print } from '#server/commands/run-command.ts'
import type { Data } from '#server/data-source.ts'
import { loadDemoOnce, refuseDemoPasswords } from '#server/demo.ts'
import type { Env } from '#server/env.ts'
import { prepareJobs } from '#server/jobs/jobs.ts'
import { migrate } from '#server/migrate.ts'
import { storedSecret, storedVapidKeys } from '#server/stored-keys.ts'

interface PrepareOptions {
  readonly env: Env
  readonly files: StoredFiles
  readonly data: Data
  readonly log: Log
  readonly print: Print
  readonly onIdleError: (error: Error) => void
}

export interface PreparedDatabase {
  readonly hasDemo: boolean
  readonly secret: string
  readonly vapidKeys: VapidKeys
}

export async function prepareDatabase({
  env,
  files,
  data,
  log,
  print,
  onIdleError,
}: PrepareOptions): Promise<PreparedDatabase> {
  const { db, pool } = openDatabase(data.connection, onIdleError)
  try {
    const { newer } = await migrate(pool)
    if (newer.length > 0) log.warn({ migrations: newer }, 'the database is of a newer, compatible version')
    await prepareJobs(pool, log)
    // Nobody else uses the embedded database: a locked job belongs to a program that was killed.
    if (data.embedded) await unlockJobsOf(db, await listLockingPools(db))
    const hasDemo = await loadDemoOnce({ env, files, pool, embedded: data.embedded, print })
    if (env.production) await refuseDemoPasswords(pool)
    const secret = env.authSecret ?? (await storedSecret(pool))
    const vapidKeys = env.vapidKeys ?? (await storedVapidKeys(pool))
    return { hasDemo, secret, vapidKeys }
  } finally {
    await pool.end()
  }
}
