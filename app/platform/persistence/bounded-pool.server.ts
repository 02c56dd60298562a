// A pool whose operations end: PostgreSQL cancels slow statements, and a server that never answers (frozen, or behind a
// cut cable) is given up on this side.
import type pg from 'pg'

export interface DatabaseLimits {
  /** Of one statement, by PostgreSQL. */
  readonly statementMs: number
  /** Of waiting for a lock, by PostgreSQL. */
  readonly lockMs: number
  /** Of a transaction in which nothing happens, by PostgreSQL. */
  readonly idleInTransactionMs: number
  /** Of waiting here for a connection and for the answer. Longer than `statementMs`: PostgreSQL answers first if it can. */
  readonly answerMs: number
}

/** Nobody waits five seconds for a page. */
export const REQUEST_LIMITS: DatabaseLimits = {
  statementMs: 3_500,
  lockMs: 3_000,
  idleInTransactionMs: 10_000,
  answerMs: 4_000,
}

/** Background jobs go through whole tables. */
export const JOB_LIMITS: DatabaseLimits = {
  statementMs: 5 * 60_000,
  lockMs: 60_000,
  idleInTransactionMs: 5 * 60_000,
  answerMs: 6 * 60_000,
}

/** The time limits of PostgreSQL are settings of the session, not of the startup packet, which poolers refuse. */
export function limitedPoolConfig(limits: DatabaseLimits): pg.PoolConfig {
  const { statementMs, lockMs, idleInTransactionMs, answerMs } = limits
  const settings = {
    text: `set statement_timeout = ${statementMs}; set lock_timeout = ${lockMs};
      set idle_in_transaction_session_timeout = ${idleInTransactionMs}`,
    query_timeout: answerMs,
  }
  return {
    connectionTimeoutMillis: answerMs,
    // For libraries that use the pool itself. BoundedPool is earlier, and closes the connection; pg would use it again.
    query_timeout: 2 * answerMs,
    // pg-pool waits for the promise.
    onConnect: async client => void (await client.query(settings)),
  }
}

/** Those of guests, whose statements the primary answers if a replica does not. */
export const REPLICA_LIMITS: DatabaseLimits = {
  statementMs: 1_500,
  lockMs: 1_000,
  idleInTransactionMs: 10_000,
  answerMs: 2_000,
}

/** What Drizzle and the statements of persistence use of a pool; pg.Pool has it too. */
export interface QueryPool extends Queryable {
  connect(): Promise<Queryable & { release(close?: boolean): void }>
}

interface Queryable {
  query<Row extends pg.QueryResultRow>(
    statement: string | pg.QueryConfig,
    values?: unknown[],
  ): Promise<pg.QueryResult<Row>>
}

/** Returns the object that stands for the current request; undefined outside of requests. */
export type CurrentRequest = () => object | undefined

/** Settles when the work does; after the time limit it rejects, and `giveUp` disposes of what the work holds. */
type InTime = <Value>(work: () => Promise<Value>, giveUp: (working: Promise<Value>) => void) => Promise<Value>

const NO_ANSWER = 'the database does not answer'

/** Drizzle recognizes a pool by 'Pool' in the name of its class. */
export class BoundedPool implements QueryPool {
  readonly #pool: pg.Pool
  readonly #answerMs: number
  readonly #currentRequest: CurrentRequest
  /** Requests that waited in vain once: their next operation fails at once, so that waits do not add up. */
  readonly #unanswered = new WeakSet<object>()

  constructor(pool: pg.Pool, { answerMs }: DatabaseLimits, currentRequest: CurrentRequest) {
    this.#pool = pool
    this.#answerMs = answerMs
    this.#currentRequest = currentRequest
  }

  async query<Row extends pg.QueryResultRow>(
    statement: string | pg.QueryConfig,
    values?: unknown[],
  ): Promise<pg.QueryResult<Row>> {
    // The wait for a connection and the answer have one limit together.
    const inTime = this.#startTime()
    const connection = await this.#connect(inTime)
    try {
      return await connection.query<Row>(statement, values, inTime)
    } finally {
      connection.release()
    }
  }

  async connect(): Promise<BoundedConnection> {
    return this.#connect(this.#startTime())
  }

  async #connect(inTime: InTime): Promise<BoundedConnection> {
    const request = this.#currentRequest()
    if (request && this.#unanswered.has(request)) throw new Error(NO_ANSWER)
    const client = await inTime(
      () => this.#pool.connect(),
      connecting => {
        connecting.then(
          late => late.release(),
          () => {},
        )
      },
    )
    return new BoundedConnection(client, () => this.#startTime())
  }

  #startTime(): InTime {
    const request = this.#currentRequest()
    const endsAt = performance.now() + this.#answerMs
    return (work, giveUp) => {
      const { promise: timeout, reject } = Promise.withResolvers<never>()
      // Before the timer of pg, whose error would leave the request unmarked.
      const timer = setTimeout(() => {
        if (request) this.#unanswered.add(request)
        giveUp(working)
        reject(new Error(NO_ANSWER))
      }, endsAt - performance.now())
      const working = work()
      return Promise.race([working, timeout]).finally(() => clearTimeout(timer))
    }
  }
}

export class BoundedConnection {
  readonly #client: pg.PoolClient
  readonly #startTime: () => InTime
  #isReleased = false

  constructor(client: pg.PoolClient, startTime: () => InTime) {
    this.#client = client
    this.#startTime = startTime
    // Drizzle never releases a connection whose `begin` failed, which would occupy its place in the pool for good.
    client.once('end', this.#close)
  }

  /** Stands for the session of PostgreSQL, which outlives this object. */
  get session(): object {
    return this.#client
  }

  query<Row extends pg.QueryResultRow>(
    statement: string | pg.QueryConfig,
    values?: unknown[],
    inTime = this.#startTime(),
  ): Promise<pg.QueryResult<Row>> {
    return inTime(async () => this.#client.query<Row>(statement, values), this.#close)
  }

  release(close = false): void {
    if (this.#isReleased) return
    this.#isReleased = true
    this.#client.off('end', this.#close)
    this.#client.release(close)
  }

  readonly #close = () => this.release(true)
}
