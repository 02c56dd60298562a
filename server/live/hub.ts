// LISTEN on one connection, tell whoever watches a topic. A notification is a hint to look again, never the data.
import pg from 'pg'
import type { Log } from '#app/services.ts'

export type Hint = 'changed' | 'reconnected'
type Watcher = (hint: Hint) => void

export interface Hub {
  watch(topic: string, watcher: Watcher): () => void
  stop(): Promise<void>
}

const RETRY_MS = 500

export function createHub(connection: pg.PoolConfig, log: Log): Hub {
  const watchers = new Map<string, Set<Watcher>>()
  let client: pg.Client | null = null
  let stopped = false
  let retry: NodeJS.Timeout | undefined

  async function listen(again: boolean): Promise<void> {
    if (stopped) return
    const next = new pg.Client({ ...connection, application_name: 'tecniya-live', keepAlive: true })
    client = next
    const lost = (error?: Error) => {
      if (stopped || client !== next) return
      client = null
      log.warn({ reason: error?.message }, 'live notifications lost, listening again')
      retry = setTimeout(() => void listen(true), RETRY_MS)
    }
    next.on('error', lost)
    next.on('end', () => lost())
    next.on('notification', ({ payload = '' }) => {
      for (const watcher of watchers.get(payload) ?? []) watcher('changed')
    })
    try {
      await next.connect()
      await next.query('listen live')
      // What was said while nobody listened is lost: everybody looks again.
      if (again) for (const group of watchers.values()) for (const watcher of group) watcher('reconnected')
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
    async stop() {
      stopped = true
      clearTimeout(retry)
      await client?.end().catch(() => undefined)
    },
  }
}
