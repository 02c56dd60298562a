import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { createObservedPool, type ObserveStatement } from '#persistence/observed-pool.server.ts'
import * as tables from '#persistence/tables.server.ts'

/** The pool or one of its transactions. */
export type Db = Pick<
  NodePgDatabase<typeof tables>,
  'select' | 'insert' | 'update' | 'delete' | 'execute' | 'transaction'
>

/**
 * The pool itself. `$client.query({ name, … })` runs a named statement, which each connection parses and plans once:
 * for the statements of the busiest requests.
 */
export type PooledDb = Db & { readonly $client: pg.Pool }

export interface Database {
  readonly db: PooledDb
  readonly pool: pg.Pool
}

export const POOL_SIZE = 20

export function openDatabase(
  connection: pg.PoolConfig,
  onIdleError: (error: Error) => void,
  observe: ObserveStatement = () => undefined,
): Database {
  const config = {
    max: POOL_SIZE,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    application_name: 'tecniya',
    ...connection,
  }
  const pool = createObservedPool(config, observe)
  // The pool replaces a broken idle connection; without a listener its 'error' event would end the process.
  pool.on('error', onIdleError)
  pool.on('connect', client => client.on('error', onIdleError))
  return { pool, db: drizzle(pool, { schema: tables }) }
}

/** True when the error means that the database cannot be reached, as opposed to a bug. */
export function isOutage(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : ''
    if (/^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|57P0[123]|08...|53...|58030)$/.test(code))
      return true
    if (/Connection terminated|timeout exceeded when trying to connect/.test(cause.message)) return true
  }
  return false
}
