import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import * as tables from '#persistence/tables.server.ts'

/** A pool, or a transaction of it: queries do not care which. */
export type Db = Pick<
  NodePgDatabase<typeof tables>,
  'select' | 'insert' | 'update' | 'delete' | 'execute' | 'transaction' | '_'
>

/** What runs statements under a name: any database or transaction of Drizzle, whatever tables it knows. */
interface Preparing {
  readonly _: {
    readonly session: {
      prepareQuery(
        query: { sql: string; params: unknown[] },
        fields: undefined,
        name: string,
        isResponseInArrayMode: boolean,
      ): { execute(): Promise<unknown> }
    }
  }
}

/** For busy paths: under its name a connection parses and plans the text once, and from then on only runs it. */
export async function prepared<Row>(
  db: Preparing,
  name: string,
  text: string,
  values: readonly unknown[],
): Promise<Row[]> {
  const statement = db._.session.prepareQuery({ sql: text, params: [...values] }, undefined, name, false)
  return ((await statement.execute()) as { rows: Row[] }).rows
}

export interface Database {
  readonly db: Db
  readonly pool: pg.Pool
}

export const POOL_SIZE = 20

export function openDatabase(connection: pg.PoolConfig, onIdleError: (error: Error) => void): Database {
  const pool = new pg.Pool({
    max: POOL_SIZE,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    application_name: 'tecniya',
    ...connection,
  })
  // A connection that breaks while nobody uses it is replaced by the pool; without a listener it would end the process.
  pool.on('error', onIdleError)
  pool.on('connect', client => client.on('error', onIdleError))
  return { pool, db: drizzle(pool, { schema: tables }) }
}

/** True for errors that say "the database is away", not "the program is wrong". */
export function isOutage(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : ''
    if (/^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|57P0[123]|08...|53...|58030)$/.test(code))
      return true
    if (/Connection terminated|timeout exceeded when trying to connect/.test(cause.message)) return true
  }
  return false
}
