// A pool whose operations end: PostgreSQL cancels slow statements, and a server that never answers (frozen, or behind a
// cut cable) is given up on this side.
import type pg from 'pg'
import { ContextPool } from '#platform/persistence/context-pool.server.ts'

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

/** Returns the object that stands for the current request; undefined outside of requests. */
export type CurrentRequest = () => object | undefined

const NO_ANSWER = 'the database does not answer'

/** The time limits as settings of the session, not of the startup packet, which poolers refuse. */
function settingsOf({ statementMs, lockMs, idleInTransactionMs }: DatabaseLimits): string {
  return `set statement_timeout = ${statementMs}; set lock_timeout = ${lockMs};
    set idle_in_transaction_session_timeout = ${idleInTransactionMs}`
}

export class BoundedPool extends ContextPool {
  readonly #answerMs: number
  readonly #currentRequest: CurrentRequest
  /** Requests that waited in vain once: their next operation fails at once, so that waits do not add up. */
  readonly #unanswered = new WeakSet<object>()

  constructor(config: pg.PoolConfig, limits: DatabaseLimits, currentRequest: CurrentRequest) {
    super({
      ...config,
      connectionTimeoutMillis: limits.answerMs,
      query_timeout: limits.answerMs,
      // pg-pool waits for the promise.
      onConnect: async client => {
        await client.query(settingsOf(limits))
        this.#closeWhenUnanswered(client)
      },
    })
    this.#answerMs = limits.answerMs
    this.#currentRequest = currentRequest
    this.query = this.#bounded(super.query.bind(this) as Call) as typeof this.query
    const connect = this.#bounded(super.connect.bind(this) as Call, late => (late as pg.PoolClient).release())
    // pg-pool itself calls it with a callback.
    this.connect = ((callback?: unknown) =>
      callback
        ? super.connect(callback as () => void)
        : connect().then(client => releasedWhenClosed(client as pg.PoolClient))) as typeof this.connect
  }

  /** The promise settles in time whatever the connection does. */
  #bounded<Value>(call: Call<Value>, onLate: (value: Value) => void = () => {}): Call<Value> {
    return async (...args) => {
      const request = this.#currentRequest()
      if (request && this.#unanswered.has(request)) throw new Error(NO_ANSWER)
      const { promise: timeout, reject } = Promise.withResolvers<never>()
      let isLate = false
      const timer = setTimeout(() => {
        isLate = true
        if (request) this.#unanswered.add(request)
        reject(new Error(NO_ANSWER))
      }, this.#answerMs)
      const answer = call(...args)
      answer.then(
        value => isLate && onLate(value),
        () => {},
      )
      return Promise.race([answer, timeout]).finally(() => clearTimeout(timer))
    }
  }

  /** pg would put a connection with an unanswered query back into the pool: after a time limit it is closed. */
  #closeWhenUnanswered(client: pg.ClientBase): void {
    const query = client.query.bind(client) as Call
    client.query = ((...args: unknown[]) => {
      const answer = query(...args)
      // With a callback there is no promise; pg-pool then closes the connection itself.
      answer?.catch?.((error: Error) => {
        if (error.message !== 'Query read timeout') return
        const request = this.#currentRequest()
        if (request) this.#unanswered.add(request)
        void (client as pg.Client).end()
      })
      return answer
    }) as typeof client.query
  }
}

type Call<Value = unknown> = (...args: unknown[]) => Promise<Value>

/**
 * Drizzle releases a connection whose `begin` failed never, which would occupy its place in the pool for good: a closed
 * connection is released by itself.
 */
function releasedWhenClosed(client: pg.PoolClient): pg.PoolClient {
  const release = client.release
  let isReleased = false
  const releaseOnce = (error?: Error | boolean) => {
    if (isReleased) return
    isReleased = true
    client.off('end', onEnd)
    release(error)
  }
  const onEnd = () => releaseOnce(true)
  client.once('end', onEnd)
  client.release = releaseOnce
  return client
}
