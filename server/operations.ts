// What operators see of the running program: metrics, traces and slow statements.

import type { MiddlewareHandler } from 'hono'
import type { Log } from '#app/services.ts'
import { onCountedOutcome } from '#platform/persistence/counted-outcomes.server.ts'
import type { PooledDb } from '#platform/persistence/database.server.ts'
import type { ObserveStatement } from '#platform/persistence/observed-client.server.ts'
import type { Push } from '#platform/push/push.server.ts'
import type { Env } from '#server/env.ts'
import type { HttpEnv } from '#server/http/http-env.ts'
import { observeRequests } from '#server/http/observe-requests.ts'
import { createCertificateReader } from '#server/metrics/certificate.ts'
import { countedPushes, createMetrics } from '#server/metrics/metrics.ts'
import { serveMetrics } from '#server/metrics/metrics-server.ts'
import { createDatabaseFiguresReader, type MetricSources } from '#server/metrics/source-gauges.ts'
import { logSlowStatements } from '#server/slow-statements.ts'

/** Prometheus gives up a scrape after 10 s. */
const DATABASE_FIGURES_LIMIT_MS = 2_000

export interface Operations {
  readonly observeStatement: ObserveStatement
  /** Undefined when there is nothing to observe for. */
  readonly observeRequest: MiddlewareHandler<HttpEnv> | undefined
  observeJob(name: string, run: () => Promise<void>): Promise<void>
  countPushes(push: Push): Push
  /** Serves the metrics, once the parts exist that they are read from. */
  openMetrics(sources: ObservedParts): Promise<void>
  close(): Promise<void>
}

interface ObservedParts extends Omit<MetricSources, 'readDatabase' | 'certificateExpiry'> {
  readonly db: PooledDb
}

export async function startOperations(
  { operations, trustProxy, publicOrigin }: Pick<Env, 'operations' | 'trustProxy' | 'publicOrigin'>,
  log: Log,
): Promise<Operations> {
  const metrics = operations.metrics && createMetrics()
  // Imported only here: it costs time and memory.
  const tracing = operations.traces
    ? (await import('#server/tracing/tracing.ts')).startTracing({ ...operations.traces, log })
    : undefined
  const slowStatements = logSlowStatements({
    log,
    thresholdMs: operations.slowStatementMs,
    onSlow: () => metrics?.countSlowStatement(),
  })
  const closers: (() => Promise<void> | void)[] = []
  if (metrics) closers.push(onCountedOutcome(metrics.countOutcome))

  return {
    observeStatement: statement => {
      const endLogging = slowStatements(statement)
      const endSpan = tracing?.traceStatement(statement)
      if (!endSpan) return endLogging
      return error => {
        endSpan(error)
        endLogging?.(error)
      }
    },
    observeRequest: observeRequests({ metrics, tracing, trustProxy }),
    observeJob: (name, run) => (tracing ? tracing.traceJob(name, run) : run()),
    countPushes: push => (metrics ? countedPushes(push, metrics) : push),
    async openMetrics({ db, ...parts }) {
      if (!metrics || !operations.metrics) return
      metrics.observe({
        ...parts,
        certificateExpiry: createCertificateReader(publicOrigin),
        readDatabase: createDatabaseFiguresReader(db.$client, DATABASE_FIGURES_LIMIT_MS),
      })
      const server = await serveMetrics(metrics, { ...operations.metrics, log })
      closers.push(server.close)
      log.info({ source: 'metrics', port: server.port }, 'metrics are served')
    },
    async close() {
      for (const close of closers) await close()
      await tracing?.shutdown()
    },
  }
}
