// Gauges that are read from the parts of the program when the metrics are asked for.
import { Counter, Gauge, type Registry } from 'prom-client'
import type { DatabaseFigures } from '#server/metrics/database-figures.ts'
import type { PageCacheFigures } from '#server/page-cache/page-cache.ts'

/** Read when the metrics are asked for. */
export interface MetricSources {
  readonly pool: { readonly totalCount: number; readonly idleCount: number; readonly waitingCount: number }
  readonly countStreams: () => number
  /** Undefined in development. */
  readonly pageCache: (() => PageCacheFigures) | undefined
  /** Null when the database did not answer. */
  readonly readDatabase: () => Promise<DatabaseFigures | null>
}

export function createSourceGauges(registry: Registry): { read(sources: MetricSources): Promise<void> } {
  const registers = [registry]
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name, help, labelNames, registers })
  const connections = gauge(
    'tecniya_database_connections',
    'Connections of the pool, and requests that wait for one.',
    'state',
  )
  const databaseUp = gauge('tecniya_database_up', '1 when the database answered this scrape.')
  const jobs = gauge(
    'tecniya_jobs',
    'Jobs that are due, that failed and will be tried again, and that are given up.',
    'state',
  )
  const oldestJob = gauge('tecniya_jobs_oldest_due_seconds', 'For how long the oldest due job has waited.')
  const lastBackup = gauge(
    'tecniya_last_backup_timestamp_seconds',
    'When the last backup was made; 0 before the first.',
  )
  const streams = gauge('tecniya_live_streams', 'Open live streams.')
  const cachedPages = gauge('tecniya_page_cache_pages', 'Pages in the page cache.')
  const cachedBytes = gauge('tecniya_page_cache_bytes', 'Bytes in the page cache.')
  const hits = new Counter({
    name: 'tecniya_page_cache_hits_total',
    help: 'Pages answered out of the page cache.',
    registers,
  })
  const misses = new Counter({
    name: 'tecniya_page_cache_misses_total',
    help: 'Pages that could have been in the page cache.',
    registers,
  })

  return {
    async read({ pool, countStreams, pageCache, readDatabase }) {
      connections.set({ state: 'total' }, pool.totalCount)
      connections.set({ state: 'idle' }, pool.idleCount)
      connections.set({ state: 'waiting' }, pool.waitingCount)
      streams.set(countStreams())
      const cache = pageCache?.()
      cachedPages.set(cache?.pages ?? 0)
      cachedBytes.set(cache?.bytes ?? 0)
      setTotal(hits, cache?.hits ?? 0)
      setTotal(misses, cache?.misses ?? 0)
      const figures = await readDatabase()
      databaseUp.set(figures ? 1 : 0)
      // Old figures would look like a quiet queue.
      jobs.reset()
      if (!figures) {
        oldestJob.remove()
        return lastBackup.remove()
      }
      jobs.set({ state: 'due' }, figures.due)
      jobs.set({ state: 'retrying' }, figures.retrying)
      jobs.set({ state: 'failed' }, figures.failed)
      oldestJob.set(figures.oldestDueSeconds)
      lastBackup.set(figures.lastBackup ?? 0)
    },
  }
}

/** prom-client counters only grow by steps; these totals are counted elsewhere. */
function setTotal(counter: Counter, total: number): void {
  counter.reset()
  counter.inc(total)
}
