// Gauges that are read from the parts of the program when the metrics are asked for.

import { statfs } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { Counter, Gauge, type Registry } from 'prom-client'
import type { DemandFigures } from '#demand/persistence/demand-counter.server.ts'
import { overdueSince } from '#guarantee/domain/overdue-decision.ts'
import { OVERDUE_DECISIONS } from '#guarantee/persistence/due-guarantee-cases.server.ts'
import { WAITING_WORK, type WaitingWork } from '#moderation/persistence/waiting-work.server.ts'
import type { QueryPool } from '#platform/persistence/bounded-pool.server.ts'
import { SETTING_KEYS } from '#platform/persistence/platform-tables.server.ts'
import type { ReplicaFigures } from '#platform/persistence/replica-pool.server.ts'
import { CRONTAB, periodOf } from '#server/jobs/crontab.ts'
import type { PageCacheFigures } from '#server/page-cache/page-cache.ts'

/** Read when the metrics are asked for. */
export interface MetricSources {
  readonly pool: { readonly totalCount: number; readonly idleCount: number; readonly waitingCount: number }
  readonly countStreams: () => number
  /** The folder of everything the program writes. */
  readonly dataDir: string
  /** Undefined in development. */
  readonly pageCache: (() => PageCacheFigures) | undefined
  readonly demand: () => DemandFigures
  /** Seconds since 1970; null while it is not known. */
  readonly certificateExpiry: () => number | null
  /** Undefined without a replica. */
  readonly readReplica: (() => Promise<ReplicaFigures>) | undefined
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
  const overdueDecisions = gauge(
    'tecniya_guarantee_overdue_decisions',
    'Guarantee cases that administrators did not decide in time.',
  )
  const oldestOverdue = gauge(
    'tecniya_guarantee_oldest_overdue_seconds',
    'For how long the oldest of them has waited; 0 without one.',
  )
  const undelivered = gauge('tecniya_whatsapp_undelivered', 'Messages by WhatsApp that are under way.')
  const oldestUndelivered = gauge(
    'tecniya_whatsapp_oldest_undelivered_seconds',
    'For how long the oldest of them is under way; 0 without one.',
  )
  const inbound = gauge('tecniya_whatsapp_inbound_waiting', 'Messages of people that are not handled yet.')
  const oldestInbound = gauge(
    'tecniya_whatsapp_oldest_inbound_seconds',
    'For how long the oldest of them has waited; 0 without one.',
  )
  const lastRun = gauge(
    'tecniya_task_last_run_timestamp_seconds',
    'When each task of the clock was last started.',
    'task',
  )
  const period = gauge(
    'tecniya_task_period_seconds',
    'From one run of each task of the clock to the next.',
    'task',
  )
  for (const { task, match } of CRONTAB) period.set({ task }, periodOf(match))
  const waitingWork = gauge('tecniya_moderation_waiting', 'What waits for administrators, by kind.', 'kind')
  const oldestWork = gauge(
    'tecniya_moderation_oldest_seconds',
    'For how long the oldest of each kind has waited; 0 without one.',
    'kind',
  )
  const certificate = gauge(
    'tecniya_certificate_expiry_timestamp_seconds',
    'When the certificate of the public address expires; absent while it is not known.',
  )
  const jobsOfTask = gauge(
    'tecniya_task_jobs',
    'Jobs that wait, by task: absent without one.',
    'task',
    'state',
  )
  const diskFree = gauge('tecniya_disk_free_bytes', 'What is free on the disk of DATA_DIR.')
  const diskSize = gauge('tecniya_disk_size_bytes', 'The size of that disk.')
  const tokenRefused = gauge('tecniya_whatsapp_token_refused', '1 while WhatsApp refuses the token.')
  /** Absent while the database does not answer. */
  const ofDatabase = [
    [oldestJob, 'oldestDueSeconds'],
    [lastBackup, 'lastBackup'],
    [overdueDecisions, 'overdueDecisions'],
    [oldestOverdue, 'oldestOverdueSeconds'],
    [undelivered, 'undelivered'],
    [oldestUndelivered, 'oldestUndeliveredSeconds'],
    [inbound, 'inboundWaiting'],
    [oldestInbound, 'oldestInboundSeconds'],
    [tokenRefused, 'tokenRefused'],
  ] as const satisfies readonly (readonly [
    Gauge,
    Exclude<keyof DatabaseFigures, 'lastRuns' | 'tasks' | 'waiting'>,
  ])[]
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

  const demandSeen = new Counter({
    name: 'tecniya_demand_seen_total',
    help: 'Searches, profiles and forms that were counted, and those that a full memory or a full limit dropped.',
    labelNames: ['outcome'],
    registers,
  })
  const demandWritten = gauge(
    'tecniya_demand_last_write_timestamp_seconds',
    'When counted demand was last written; absent before the first.',
  )

  const replicaInUse = gauge(
    'tecniya_replica_in_use',
    '1 while pages of guests are read from the replica; absent without DATABASE_READ_URL.',
  )
  const replicaLag = gauge(
    'tecniya_replica_lag_bytes',
    'What the replica has not replayed of the write-ahead log; absent while it does not answer.',
  )
  replicaInUse.remove()
  replicaLag.remove()

  return {
    async read(sources) {
      const { pool, countStreams, dataDir, pageCache, demand } = sources
      const { certificateExpiry, readReplica, readDatabase } = sources
      connections.set({ state: 'total' }, pool.totalCount)
      connections.set({ state: 'idle' }, pool.idleCount)
      connections.set({ state: 'waiting' }, pool.waitingCount)
      streams.set(countStreams())
      const cache = pageCache?.()
      cachedPages.set(cache?.pages ?? 0)
      cachedBytes.set(cache?.bytes ?? 0)
      setTotal(hits, cache?.hits ?? 0)
      setTotal(misses, cache?.misses ?? 0)
      const seen = demand()
      demandSeen.reset()
      demandSeen.inc({ outcome: 'counted' }, seen.counted)
      demandSeen.inc({ outcome: 'dropped' }, seen.dropped)
      if (seen.lastWrite !== null) demandWritten.set(seen.lastWrite / 1_000)
      const { bavail, blocks, bsize } = await statfs(dataDir)
      diskFree.set(bavail * bsize)
      diskSize.set(blocks * bsize)
      const expiry = certificateExpiry()
      if (expiry === null) certificate.remove()
      else certificate.set(expiry)
      const [figures, replica] = await Promise.all([readDatabase(), readReplica?.()])
      if (replica) replicaInUse.set(replica.inUse ? 1 : 0)
      if (replica?.lagBytes == null) replicaLag.remove()
      else replicaLag.set(replica.lagBytes)
      databaseUp.set(figures ? 1 : 0)
      // Old figures would look like a quiet queue.
      for (const each of [jobs, lastRun, jobsOfTask, waitingWork, oldestWork]) each.reset()
      if (!figures) {
        for (const [each] of ofDatabase) each.remove()
        return
      }
      jobs.set({ state: 'due' }, figures.due)
      jobs.set({ state: 'retrying' }, figures.retrying)
      jobs.set({ state: 'failed' }, figures.failed)
      for (const { task, at } of figures.lastRuns) lastRun.set({ task }, at)
      for (const { task, state, count } of figures.tasks) jobsOfTask.set({ task, state }, count)
      for (const { kind, count, oldestSeconds } of figures.waiting) {
        waitingWork.set({ kind }, count)
        oldestWork.set({ kind }, oldestSeconds)
      }
      for (const [each, name] of ofDatabase) each.set(figures[name] ?? 0)
    },
  }
}

/** prom-client counters only grow by steps; these totals are counted elsewhere. */
function setTotal(counter: Counter, total: number): void {
  counter.reset()
  counter.inc(total)
}

export interface DatabaseFigures {
  /** Could run now and wait for a worker. */
  readonly due: number
  /** Failed at least once and will be tried again. */
  readonly retrying: number
  /** Failed as often as they may. */
  readonly failed: number
  readonly oldestDueSeconds: number
  /** Seconds since 1970; null before the first. */
  readonly lastBackup: number | null
  /** Guarantee cases that administrators did not decide in time. */
  readonly overdueDecisions: number
  readonly oldestOverdueSeconds: number
  /** Messages by WhatsApp that are under way, and what people wrote that is not handled yet. */
  readonly undelivered: number
  readonly oldestUndeliveredSeconds: number
  readonly inboundWaiting: number
  readonly oldestInboundSeconds: number
  readonly tokenRefused: number
  /** Of the crontab; seconds since 1970. */
  readonly lastRuns: readonly { readonly task: string; readonly at: number }[]
  readonly tasks: readonly { readonly task: string; readonly state: string; readonly count: number }[]
  readonly waiting: readonly WaitingWork[]
}

/** As their partial indexes say it. */
const UNDELIVERED = `from whatsapp_messages
        where state in ('waiting', 'sending', 'sent') and "insteadAt" is null and template is not null`
const UNHANDLED = `from whatsapp_inbound where "handledAt" is null`

/** `graphile_worker.jobs` is the public view of the queue. */
const FIGURES = {
  name: 'metrics_figures',
  text: `
    select count(*) filter (where run_at <= now() and attempts < max_attempts and locked_at is null)::int as due,
      count(*) filter (where attempts between 1 and max_attempts - 1 and locked_at is null)::int as retrying,
      count(*) filter (where attempts >= max_attempts and locked_at is null)::int as failed,
      coalesce(extract(epoch from now() - min(run_at)
        filter (where run_at <= now() and attempts < max_attempts and locked_at is null)), 0)::float as "oldestDueSeconds",
      (select extract(epoch from value::timestamptz)::float from settings where key = '${SETTING_KEYS.lastBackup}') as "lastBackup",
      (select count(*)::int ${OVERDUE_DECISIONS} $1) as "overdueDecisions",
      (select coalesce(extract(epoch from now() - min("stepAt")), 0)::float ${OVERDUE_DECISIONS} $1) as "oldestOverdueSeconds",
      (select count(*)::int ${UNDELIVERED}) as "undelivered",
      (select coalesce(extract(epoch from now() - min("createdAt")), 0)::float ${UNDELIVERED}) as "oldestUndeliveredSeconds",
      (select count(*)::int ${UNHANDLED}) as "inboundWaiting",
      (select coalesce(extract(epoch from now() - min("receivedAt")), 0)::float ${UNHANDLED}) as "oldestInboundSeconds",
      (select count(*)::int from settings where key = '${SETTING_KEYS.whatsappRefused}') as "tokenRefused",
      array(select json_build_object('task', identifier, 'at', extract(epoch from last_execution)::float)
        from graphile_worker._private_known_crontabs where last_execution is not null) as "lastRuns",
      array(select json_build_object('task', task_identifier, 'state', state, 'count', count(*))
        from (select task_identifier,
                case when attempts >= max_attempts then 'failed' when attempts > 0 then 'retrying' when run_at <= now() then 'due'
                  else 'later' end as state
              from graphile_worker.jobs where locked_at is null) as waiting group by task_identifier, state) as tasks,
      ${WAITING_WORK} as waiting
    from graphile_worker.jobs`,
}

/** Null after `limitMs` without an answer. A reading that still waits is shared: a frozen database gets one statement. */
export function createDatabaseFiguresReader(pool: Pick<QueryPool, 'query'>, limitMs: number) {
  let reading: Promise<DatabaseFigures | null> | undefined
  return (): Promise<DatabaseFigures | null> => {
    reading ??= pool
      .query<DatabaseFigures>({ ...FIGURES, values: [overdueSince(new Date())] })
      .then(
        ({ rows }) => rows[0] ?? null,
        () => null,
      )
      .finally(() => {
        reading = undefined
      })
    return Promise.race([reading, sleep(limitMs, null, { ref: false })])
  }
}
