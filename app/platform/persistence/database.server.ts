import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import {
  BoundedPool,
  type CurrentRequest,
  type DatabaseLimits,
  limitedPoolConfig,
  type QueryPool,
} from '#platform/persistence/bounded-pool.server.ts'
import { createObservedClient, type ObserveStatement } from '#platform/persistence/observed-client.server.ts'

/** The pool or one of its transactions. */
export type Db = Pick<NodePgDatabase, 'select' | 'insert' | 'update' | 'delete' | 'execute' | 'transaction'>

/**
 * The pool itself. `$client.query({ name, … })` runs a named statement, which each connection parses and plans once:
 * for the statements of the busiest requests.
 */
export type PooledDb = Db & { readonly $client: QueryPool }

export interface Database {
  readonly db: PooledDb
  /** The connections behind `db`, for libraries that want a pool of pg: here the limits of `db` do not hold. */
  readonly pool: pg.Pool
}

const POOL_SIZE = 20

interface DatabaseOptions {
  /** Without them a statement may take as long as it likes: for migrations, imports and backups. */
  readonly limits?: DatabaseLimits
  readonly currentRequest?: CurrentRequest
  readonly observe?: ObserveStatement
}

export function openDatabase(
  connection: pg.PoolConfig,
  onIdleError: (error: Error) => void,
  { limits, currentRequest = () => undefined, observe }: DatabaseOptions = {},
): Database {
  const pool = openPool(connection, onIdleError, { limits, observe })
  return { pool, db: drizzle(drizzlePool(limits ? new BoundedPool(pool, limits, currentRequest) : pool)) }
}

/** The connections alone. */
export function openPool(
  connection: pg.PoolConfig,
  onIdleError: (error: Error) => void,
  { limits, observe }: Pick<DatabaseOptions, 'limits' | 'observe'> = {},
): pg.Pool {
  const config = {
    max: POOL_SIZE,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    application_name: 'tecniya',
    ...(observe && { Client: createObservedClient(observe) }),
    ...connection,
    ...(limits && limitedPoolConfig(limits)),
  }
  const pool = new pg.Pool(config)
  // The pool replaces a broken idle connection; without a listener its 'error' event would end the process.
  pool.on('error', onIdleError)
  pool.on('connect', client => client.on('error', onIdleError))
  return pool
}

/** Drizzle calls only `query` and `connect` of a pool, but its types want one of pg. */
export function drizzlePool(pool: QueryPool): pg.Pool {
  return pool as pg.Pool
}

/** Codes of the system, and of PostgreSQL: shutting down, connection lost, out of resources, over a time limit, no primary any more. */
const OUTAGE_CODES =
  /^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|57P0[1235]|57014|55P03|25P03|25006|08...|53...|58030)$/
/** Of pg, which gives these no code. */
const OUTAGE_MESSAGES =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|is not queryable|the database does not answer/

/** True when the error means that the database cannot be reached or is overloaded, as opposed to a bug. */
export function isOutage(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : ''
    if (OUTAGE_CODES.test(code) || OUTAGE_MESSAGES.test(cause.message)) return true
  }
  return false
}

/** True when a statement waited for a lock as long as it may. */
export const isLockTimeout = (error: unknown) => hasCode(error, '55P03')

/** True when a replica was told to write. */
export const isWriteToReplica = (error: unknown) => hasCode(error, '25006')

function hasCode(error: unknown, code: string): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && cause.code === code) return true
  return false
}

/** True when a statement failed because of this constraint or unique index. */
export function violatesConstraint(error: unknown, name: string): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('constraint' in cause && cause.constraint === name) return true
  return false
}
