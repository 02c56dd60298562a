// LISTEN on one connection of its own. A notification names what changed and never carries the data: subscribers re-read.
import pg from 'pg'
import type { Log } from '#app/services.ts'

/** `null` after connecting: notifications may have been missed, anything may have changed. */
type Subscriber = (topic: string | null) => void

export interface PgListener {
  /** Returns the function that unsubscribes. */
  subscribe(subscriber: Subscriber): () => void
  /** False while notifications may be missed. Subscribers get `null` before it is true again. */
  isListening(): boolean
  stop(): Promise<void>
}

const RECONNECT_DELAY_MS = 500
/** A connection that died silently is noticed after two intervals at most. */
const HEARTBEAT_MS = 1_500
/** Of connecting and of each query: a frozen server accepts connections and says nothing. */
const ANSWER_LIMIT_MS = 4_000

export function createPgListener(connection: pg.PoolConfig, log: Log): PgListener {
  const subscribers = new Set<Subscriber>()
  let client: pg.Client | null = null
  let listening = false
  let stopped = false
  /** Moment of performance.now(). */
  let lostAt: number | undefined
  let reconnect: NodeJS.Timeout | undefined

  function notify(topic: string | null): void {
    for (const subscriber of subscribers) subscriber(topic)
  }

  async function listen(): Promise<void> {
    if (stopped) return
    const next = new pg.Client({
      ...connection,
      application_name: 'tecniya-live',
      keepAlive: true,
      connectionTimeoutMillis: ANSWER_LIMIT_MS,
      query_timeout: ANSWER_LIMIT_MS,
    })
    client = next
    let heartbeat: NodeJS.Timeout | undefined
    const onLost = (error?: Error) => {
      clearInterval(heartbeat)
      if (stopped || client !== next) return
      client = null
      listening = false
      void next.end().catch(() => undefined)
      if (lostAt === undefined)
        log.warn({ source: 'database', reason: error?.message }, 'the database is away')
      lostAt ??= performance.now()
      reconnect = setTimeout(() => void listen(), RECONNECT_DELAY_MS)
    }
    next.on('error', onLost)
    next.on('end', () => onLost())
    next.on('notification', ({ payload = '' }) => notify(payload))
    try {
      await next.connect()
      await next.query('listen live')
      if (stopped || client !== next) return
      heartbeat = setInterval(createHeartbeat(next, onLost), HEARTBEAT_MS)
      notify(null)
      listening = true
      if (lostAt === undefined) return
      // It refuses LISTEN on a replica: here is a primary again.
      const seconds = Math.round((performance.now() - lostAt) / 100) / 10
      log.warn({ source: 'database', seconds }, `the database is back after ${seconds} s`)
      lostAt = undefined
    } catch (error) {
      onLost(error instanceof Error ? error : undefined)
    }
  }

  void listen()
  return {
    subscribe(subscriber) {
      subscribers.add(subscriber)
      return () => void subscribers.delete(subscriber)
    },
    isListening: () => listening,
    async stop() {
      stopped = true
      listening = false
      clearTimeout(reconnect)
      await client?.end().catch(() => undefined)
    },
  }
}

/** Reports an error when the query of the previous call has not been answered. */
function createHeartbeat(client: pg.Client, onTimeout: (error: Error) => void): () => void {
  let answered = true
  return () => {
    if (!answered) return onTimeout(new Error('the database does not answer'))
    answered = false
    client.query('select 1').then(
      () => {
        answered = true
      },
      () => undefined,
    )
  }
}
