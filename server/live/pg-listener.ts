// LISTEN on one connection, tell whoever watches a topic. A notification is a hint to look again, never the data.
import pg from 'pg'
import type { Log } from '#app/services.ts'

export type Hint = 'changed' | 'reconnected'
type Watcher = (hint: Hint) => void

export interface PgListener {
  watch(topic: string, watcher: Watcher): () => void
  /** Every topic as it is told; null when some may have passed unheard. */
  watchAll(watcher: (topic: string | null) => void): () => void
  /** False while changes may pass unheard. By the time it is true again, everybody was told to look. */
  isListening(): boolean
  stop(): Promise<void>
}

const RETRY_MS = 500
/** A connection that died without a word is known by its silence, for two of these at most. */
const PULSE_MS = 1_500

export function createPgListener(connection: pg.PoolConfig, log: Log): PgListener {
  const watchers = new Map<string, Set<Watcher>>()
  const watchersOfAll = new Set<(topic: string | null) => void>()
  let client: pg.Client | null = null
  let listening = false
  let stopped = false
  let retry: NodeJS.Timeout | undefined

  async function listen(again: boolean): Promise<void> {
    if (stopped) return
    const next = new pg.Client({ ...connection, application_name: 'tecniya-live', keepAlive: true })
    client = next
    let pulse: NodeJS.Timeout | undefined
    const lost = (error?: Error) => {
      clearInterval(pulse)
      if (stopped || client !== next) return
      client = null
      listening = false
      void next.end().catch(() => undefined)
      log.warn({ reason: error?.message }, 'live notifications lost, listening again')
      retry = setTimeout(() => void listen(true), RETRY_MS)
    }
    next.on('error', lost)
    next.on('end', () => lost())
    next.on('notification', ({ payload = '' }) => {
      for (const watcher of watchers.get(payload) ?? []) watcher('changed')
      for (const watcher of watchersOfAll) watcher(payload)
    })
    try {
      await next.connect()
      await next.query('listen live')
      if (stopped || client !== next) return
      pulse = setInterval(takePulse(next, lost), PULSE_MS)
      listening = true
      // What was said while nobody listened is lost: everybody looks again.
      if (!again) return
      for (const group of watchers.values()) for (const watcher of group) watcher('reconnected')
      for (const watcher of watchersOfAll) watcher(null)
    } catch (error) {
      lost(error instanceof Error ? error : undefined)
    }
  }

  void listen(false)
  return {
    watch(topic, watcher) {
      const group = watchers.get(topic) ?? new Set()
      watchers.set(topic, group.add(watcher))
      return () => {
        group.delete(watcher)
        if (group.size === 0) watchers.delete(topic)
      }
    },
    watchAll(watcher) {
      watchersOfAll.add(watcher)
      return () => void watchersOfAll.delete(watcher)
    },
    isListening: () => listening,
    async stop() {
      stopped = true
      listening = false
      clearTimeout(retry)
      await client?.end().catch(() => undefined)
    },
  }
}

function takePulse(client: pg.Client, onSilence: (error: Error) => void): () => void {
  let answered = true
  return () => {
    if (!answered) return onSilence(new Error('the database does not answer'))
    answered = false
    client.query('select 1').then(
      () => {
        answered = true
      },
      () => undefined,
    )
  }
}
