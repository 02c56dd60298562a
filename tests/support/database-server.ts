// One real PostgreSQL for the whole run, and in it a migrated template that every test file copies.
import { rm } from 'node:fs/promises'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#persistence/database.server.ts'
import { prepareJobs } from '#server/jobs/jobs.ts'
import { migrate } from '#server/migrate.ts'
import { startEmbeddedPostgres } from '#server/postgres/embedded.ts'
import { temporaryFolder } from '#tests/support/folders.ts'

export const TEMPLATE = 'tecniya_template'

/** Nothing here outlives the run, so nothing needs to reach a disk. */
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  shared_buffers: '64MB',
  max_connections: '200',
  autovacuum: 'off',
}

declare module 'vitest' {
  interface ProvidedContext {
    postgres: pg.PoolConfig
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await temporaryFolder()
  const server = await startEmbeddedPostgres({ dataDir, log: () => {}, settings: SETTINGS })
  await makeTemplate(server.poolConfig)
  project.provide('postgres', server.poolConfig)
  return async () => {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function makeTemplate(postgres: pg.PoolConfig): Promise<void> {
  const admin = new pg.Client(postgres)
  await admin.connect()
  await admin.query(`create database ${TEMPLATE}`)
  await admin.end()
  const { pool } = openDatabase({ ...postgres, database: TEMPLATE }, error =>
    process.stderr.write(`${error}\n`),
  )
  await migrate(pool)
  const quiet = () => {}
  await prepareJobs(pool, { info: quiet, warn: quiet, error: quiet })
  await pool.end()
}
