import type pg from 'pg'
import { afterAll, inject } from 'vitest'
import { type Database, openDatabase } from '#platform/persistence/database.server.ts'
import {
  createDatabase,
  databaseUrl,
  dropDatabase,
  TEMPLATE,
} from '#tests/support/program/database-server.ts'

export interface TestDatabase extends Database {
  readonly connection: pg.PoolConfig
  /** The same as a URL, for DATABASE_URL. */
  readonly url: string
  rows<Row>(sql: string, values?: unknown[]): Promise<Row[]>
}

/** A migrated, empty database of this test file; dropped at its end. Call it at the top of the file. */
export async function testDatabase({ template = TEMPLATE } = {}): Promise<TestDatabase> {
  const postgres = inject('postgres')
  const connection = await createDatabase(postgres, template)
  afterAll(() => dropDatabase(postgres, connection))
  return openTestDatabase(connection)
}

/** Connections to a database, closed at the end of this test file. */
export function openTestDatabase(connection: pg.PoolConfig): TestDatabase {
  const database = openDatabase(connection, () => {})
  // Hooks run in reverse order.
  afterAll(() => database.pool.end())
  return {
    ...database,
    connection,
    url: databaseUrl(connection),
    rows: async (sql, values) => (await database.pool.query(sql, values)).rows,
  }
}
