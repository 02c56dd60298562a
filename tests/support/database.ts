import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { type Database, openDatabase } from '#persistence/database.server.ts'
import { TEMPLATE } from '#tests/support/database-server.ts'

export interface TestDatabase extends Database {
  readonly connection: pg.PoolConfig
  /** The same as a URL, for DATABASE_URL. */
  readonly url: string
  rows<Row>(sql: string, values?: unknown[]): Promise<Row[]>
}

/** A migrated, empty database of this test file; dropped at its end. Call it at the top of the file. */
export async function testDatabase({ template = TEMPLATE } = {}): Promise<TestDatabase> {
  const postgres = inject('postgres')
  const name = `test_${randomBytes(6).toString('hex')}`
  const connection = { ...postgres, database: name }
  await asAdmin(postgres, `create database ${name} template ${template}`)
  const database = openDatabase(connection, () => {})
  afterAll(async () => {
    await database.pool.end()
    await asAdmin(postgres, `drop database ${name} with (force)`)
  })
  return {
    ...database,
    connection,
    url: `postgres://${postgres.user}@${encodeURIComponent(String(postgres.host))}:${postgres.port}/${name}`,
    rows: async (sql, values) => (await database.pool.query(sql, values)).rows,
  }
}

async function asAdmin(postgres: pg.PoolConfig, sql: string): Promise<void> {
  const client = new pg.Client(postgres)
  await client.connect()
  await client.query(sql).finally(() => client.end())
}
