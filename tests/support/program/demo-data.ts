// The demonstration: drawn and stored once per run, by the first test file that asks for it; each gets copies.
import pg from 'pg'
import { inject } from 'vitest'
import { hashPassword } from '#accounts/identity/password-hash.server.ts'
import { loadDemoData } from '#database/demo/load.ts'
import { createFolderFiles } from '#platform/files/file-store.server.ts'
import { PASSWORD_COST } from '#tests/support/people/signed-in.ts'
import { type TestDatabase, testDatabase } from '#tests/support/program/database.ts'
import { copyDataDir, createDatabase, TEMPLATE } from '#tests/support/program/database-server.ts'
import { temporaryFolder } from '#tests/support/program/folders.ts'

/** When it was loaded: a Monday. */
export const DEMO_NOW = new Date('2026-11-16T14:25:00-05:00')

const DEMO_TEMPLATE = 'tecniya_demo'
/** Advisory lock: of two workers one loads and the other waits. */
const LOADING_LOCK = 1

/** A database of this test file with the demo data; dropped at its end. Call it at the top of the file. */
export async function demoDatabase(): Promise<TestDatabase> {
  await loadOnce()
  return testDatabase({ template: DEMO_TEMPLATE })
}

/** A DATA_DIR with the photos and documents of the demo data. */
export async function demoDataDir(): Promise<string> {
  await loadOnce()
  const folder = await temporaryFolder()
  await copyDataDir(inject('demoDataDir'), folder)
  return folder
}

async function loadOnce(): Promise<void> {
  const postgres = inject('postgres')
  const admin = new pg.Client({ ...postgres, database: 'postgres' })
  await admin.connect()
  try {
    await admin.query('select pg_advisory_lock($1)', [LOADING_LOCK])
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [DEMO_TEMPLATE])
    if (rowCount) return
    const connection = await createDatabase(postgres, TEMPLATE)
    await loadInto(connection)
    await admin.query(`alter database ${connection.database} rename to ${DEMO_TEMPLATE}`)
  } finally {
    await admin.end()
  }
}

async function loadInto(connection: pg.PoolConfig): Promise<void> {
  const pool = new pg.Pool(connection)
  const client = await pool.connect()
  try {
    await loadDemoData({
      client,
      files: createFolderFiles(inject('demoDataDir')),
      now: DEMO_NOW,
      hashPassword: password => hashPassword(password, PASSWORD_COST),
    })
  } finally {
    client.release()
    await pool.end()
  }
}
