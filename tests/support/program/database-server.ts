// One PostgreSQL server for the whole run, with a migrated template database that every test file copies, and a
// stopped, migrated data folder that every fault test copies: creating a cluster takes seconds.
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#platform/persistence/database.server.ts'
import { prepareJobs } from '#server/jobs/jobs.ts'
import { migrate } from '#server/migrate.ts'
import { startEmbeddedPostgres } from '#server/postgres/embedded.ts'
import { temporaryFolder } from '#tests/support/program/folders.ts'

export const TEMPLATE = 'tecniya_template'

/** The data is thrown away after the run, so it need not reach the disk. */
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
    migratedDataDir: string
    /** Empty until the demonstration is loaded (demo-data.ts). */
    demoDataDir: string
  }
}

/** The first project to run starts the server for all of them. */
export default async function setup(project: TestProject): Promise<undefined | (() => Promise<void>)> {
  if (project.getProvidedContext().postgres) return
  const migratedDataDir = await createMigratedDataDir()
  const dataDir = await temporaryFolder()
  await copyDataDir(migratedDataDir, dataDir)
  const server = await startEmbeddedPostgres({ dataDir, log: () => {}, settings: SETTINGS })
  await asAdmin(server.poolConfig, `create database ${TEMPLATE} template ${server.poolConfig.database}`)
  project.vitest.provide('postgres', server.poolConfig)
  project.vitest.provide('migratedDataDir', migratedDataDir)
  const demoDataDir = await temporaryFolder()
  project.vitest.provide('demoDataDir', demoDataDir)
  return async () => {
    await server.stop()
    for (const folder of [dataDir, migratedDataDir, demoDataDir])
      await rm(folder, { recursive: true, force: true })
  }
}

/** A copy of a database to which nobody is connected. */
export async function createDatabase(
  postgres: pg.PoolConfig,
  template: string,
  name = `test_${randomBytes(6).toString('hex')}`,
): Promise<pg.PoolConfig> {
  await asAdmin(postgres, `create database ${name} template ${template}`)
  return { ...postgres, database: name }
}

export function dropDatabase(postgres: pg.PoolConfig, { database }: pg.PoolConfig): Promise<void> {
  return asAdmin(postgres, `drop database ${database} with (force)`)
}

/** For DATABASE_URL. */
export function databaseUrl({ user, host, port, database }: pg.PoolConfig): string {
  return `postgres://${user}@${encodeURIComponent(String(host))}:${port}/${database}`
}

async function asAdmin(postgres: pg.PoolConfig, sql: string): Promise<void> {
  const client = new pg.Client({ ...postgres, database: 'postgres' })
  await client.connect()
  await client.query(sql).finally(() => client.end())
}

async function createMigratedDataDir(): Promise<string> {
  const dataDir = await temporaryFolder()
  const server = await startEmbeddedPostgres({ dataDir, log: () => {}, settings: SETTINGS })
  const { pool } = openDatabase(server.poolConfig, error => process.stderr.write(`${error}\n`))
  await migrate(pool)
  const ignore = () => {}
  await prepareJobs(pool, { info: ignore, warn: ignore, error: ignore, attention: ignore })
  await pool.end()
  await server.stop()
  return dataDir
}

/** The server in `source` must be stopped. */
export async function copyDataDir(source: string, target: string): Promise<void> {
  await promisify(execFile)('cp', ['-a', '--reflink=auto', `${source}/.`, target])
}
