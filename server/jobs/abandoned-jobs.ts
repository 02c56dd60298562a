// Jobs of a killed process: programs record their worker pools every few seconds, and each of them unlocks the jobs of
// pools that are no longer recorded. Each also takes back what a clock that was ahead has recorded in the crontab and in jobs.
import { EventEmitter } from 'node:events'
import type { WorkerEvents } from 'graphile-worker'
import type { Log } from '#app/services.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import {
  listLostPools,
  recordPools,
  rewindCrontabs,
  rewindJobs,
  unlockJobsOf,
} from '#platform/persistence/jobs.server.ts'

const INTERVAL_MS = 4_000

export interface PoolRecorder {
  /** For graphile-worker's run(): tell which pools this program has. */
  readonly events: WorkerEvents
  stop(): void
}

export function startPoolRecorder(db: Db, log: Log): PoolRecorder {
  const pools = new Set<string>()
  const unlockAbandoned = createAbandonedJobsCheck(db)
  const attempt = async () => {
    try {
      await recordPools(db, [...pools])
      await unlockAbandoned()
      // By the clock that graphile-worker reads.
      await rewindCrontabs(db, new Date())
      await rewindJobs(db)
    } catch (error) {
      log.warn({ err: error, source: 'jobs' }, 'worker pools not recorded')
    }
  }
  const timer = setInterval(() => void attempt(), INTERVAL_MS)
  const events: WorkerEvents = new EventEmitter()
  events.on('pool:create', ({ workerPool }) => {
    pools.add(workerPool.id)
    void attempt()
  })
  events.on('pool:release', ({ workerPool }) => void pools.delete(workerPool.id))
  return { events, stop: () => clearInterval(timer) }
}

/** Unlocks the jobs of pools lost in two consecutive checks: after an outage, programs record theirs in between. */
export function createAbandonedJobsCheck(db: Db): () => Promise<void> {
  let lostBefore = new Set<string>()
  return async () => {
    const lost = await listLostPools(db)
    const abandoned = lost.filter(pool => lostBefore.has(pool))
    lostBefore = new Set(lost)
    if (abandoned.length > 0) await unlockJobsOf(db, abandoned)
  }
}
