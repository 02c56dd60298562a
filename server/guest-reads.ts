// What guests read comes from a replica where DATABASE_READ_URL names one.
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Log } from '#app/services.ts'
import { BoundedPool, type QueryPool, REPLICA_LIMITS } from '#platform/persistence/bounded-pool.server.ts'
import { drizzlePool, openPool, type PooledDb } from '#platform/persistence/database.server.ts'
import type { ObserveStatement } from '#platform/persistence/observed-client.server.ts'
import { type ReplicaFigures, ReplicaPool } from '#platform/persistence/replica-pool.server.ts'
import { currentRequest, runOutsideRequests } from '#server/http/request-context.ts'

export interface GuestReads {
  readonly db: PooledDb
  readonly figures: () => Promise<ReplicaFigures>
  close(): Promise<void>
}

interface GuestReadsOptions {
  readonly url: string
  readonly primary: QueryPool
  readonly log: Log
  readonly observe?: ObserveStatement
}

export function openGuestReads({ url, primary, log, observe }: GuestReadsOptions): GuestReads {
  // What becomes of the replica is logged once, below.
  const pool = openPool({ connectionString: url, application_name: 'tecniya-guests' }, () => {}, {
    limits: REPLICA_LIMITS,
    observe,
  })
  const reads = new ReplicaPool({
    primary,
    replica: new BoundedPool(pool, REPLICA_LIMITS, () => undefined),
    currentRequest,
    onChange: trouble =>
      runOutsideRequests(() =>
        trouble === null
          ? log.info({ source: 'replica' }, 'guests read from the replica again')
          : log.warn({ source: 'replica', trouble }, 'guests read from the primary'),
      ),
  })
  return { db: drizzle(drizzlePool(reads)), figures: () => reads.figures(), close: () => pool.end() }
}
