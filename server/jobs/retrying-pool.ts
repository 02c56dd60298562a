// The pool as graphile-worker gets it. It does not await the statements that end a job: one that failed in an outage would
// be an unhandled rejection, and its job would stay locked. Here they are repeated until the database answers.
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { isOutage } from '#platform/persistence/database.server.ts'

const RETRY_DELAY_MS = 500

const NOTHING = { rows: [], rowCount: 0 }

type Connected = Parameters<pg.Pool['connect']>[0]

/** After `stopped` nothing is repeated, and what nobody awaits fails silently. Not for transactions: a statement may be repeated on another connection. */
export function retryingPool(pool: pg.Pool, stopped: AbortSignal): pg.Pool {
  function connect() {
    let client: pg.PoolClient | null = null
    function release(close = false) {
      client?.release(close)
      client = null
    }
    async function query(...args: Parameters<pg.PoolClient['query']>): Promise<unknown> {
      for (;;) {
        try {
          client ??= await pool.connect()
          return await client.query(...args)
        } catch (error) {
          if (!isOutage(error)) throw error
          if (stopped.aborted) return NOTHING
          release(true)
          await sleep(RETRY_DELAY_MS, undefined, { signal: stopped }).catch(() => undefined)
        }
      }
    }
    return Promise.resolve({ query, release: () => release() })
  }

  return new Proxy(pool, {
    get(target, name) {
      // With a callback graphile-worker connects to LISTEN, and connects again by itself.
      if (name === 'connect')
        return (callback?: Connected) => (callback ? pool.connect(releasingOnce(callback)) : connect())
      return Reflect.get(target, name, target)
    },
  })
}

/** Lost while it stops, the connection that listens is released a second time, which would be an unhandled rejection. */
function releasingOnce(connected: Connected): Connected {
  return (error, client, release) => {
    let isReleased = false
    connected(error, client, close => {
      if (isReleased) return
      isReleased = true
      release(close)
    })
  }
}
