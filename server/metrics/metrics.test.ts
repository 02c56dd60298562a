import { expect, test } from 'vitest'
import { countBookings, countRefusedBooking } from '#bookings/persistence/booking-outcomes.server.ts'
import { countOutcome, onCountedOutcome } from '#platform/persistence/counted-outcomes.server.ts'
import { createMetrics } from '#server/metrics/metrics.ts'
import type { MetricSources } from '#server/metrics/source-gauges.ts'

const SOURCES: MetricSources = {
  pool: { totalCount: 20, idleCount: 3, waitingCount: 2 },
  countStreams: () => 7,
  dataDir: '/',
  pageCache: () => ({ hits: 50, misses: 5, pages: 4, bytes: 9_000 }),
  demand: () => ({ counted: 7, dropped: 2, pending: 1, lastWrite: 1_700_000_000_000 }),
  certificateExpiry: () => 1_790_000_000,
  readReplica: async () => ({ inUse: true, lagBytes: 512 }),
  readDatabase: async () => ({
    due: 6,
    retrying: 2,
    failed: 1,
    oldestDueSeconds: 30,
    lastBackup: 1_700_000_000,
    overdueDecisions: 4,
    oldestOverdueSeconds: 864_000,
    undelivered: 3,
    oldestUndeliveredSeconds: 12,
    inboundWaiting: 2,
    oldestInboundSeconds: 9,
    tokenRefused: 1,
    lastRuns: [{ task: 'settle-bookings', at: 1_763_000_000 }],
    tasks: [{ task: 'send-push', state: 'failed', count: 1 }],
    waiting: [{ kind: 'reviews', count: 3, oldestSeconds: 7_200 }],
  }),
}

const seriesOf = (text: string, name: string) => text.split('\n').filter(line => line.startsWith(name))

test('outcomes are counted by what became of them, refusals by their code', async () => {
  const metrics = createMetrics()
  const stop = onCountedOutcome(metrics.countOutcome)
  countBookings('requested')
  countBookings('expired', 3)
  countBookings('completed', 0)
  countRefusedBooking('slot-taken')
  countRefusedBooking('past-slot')
  countOutcome('sign-in', 'invalid-credential')
  stop()
  countBookings('requested')
  const text = await metrics.text()
  expect(seriesOf(text, 'tecniya_bookings_total').sort()).toEqual([
    'tecniya_bookings_total{outcome="accepted",code=""} 0',
    'tecniya_bookings_total{outcome="cancelled",code=""} 0',
    'tecniya_bookings_total{outcome="completed",code=""} 0',
    'tecniya_bookings_total{outcome="expired",code=""} 3',
    'tecniya_bookings_total{outcome="lost",code=""} 1',
    'tecniya_bookings_total{outcome="refused",code="booking-failed"} 0',
    'tecniya_bookings_total{outcome="refused",code="past-slot"} 1',
    'tecniya_bookings_total{outcome="requested",code=""} 1',
    'tecniya_bookings_total{outcome="undone",code=""} 0',
  ])
  expect(text).toContain('tecniya_sign_ins_total{outcome="invalid-credential"} 1')
})

test('gauges are read when they are asked for; totals of the page cache do not add up twice', async () => {
  const metrics = createMetrics()
  metrics.observe(SOURCES)
  await metrics.text()
  const text = await metrics.text()
  expect(seriesOf(text, 'tecniya_database_connections')).toEqual([
    'tecniya_database_connections{state="total"} 20',
    'tecniya_database_connections{state="idle"} 3',
    'tecniya_database_connections{state="waiting"} 2',
  ])
  expect(text).toContain('\ntecniya_live_streams 7\n')
  expect(text).toContain('\ntecniya_page_cache_hits_total 50\n')
  expect(text).toContain('\ntecniya_jobs{state="failed"} 1\n')
  expect(text).toContain('\ntecniya_jobs_oldest_due_seconds 30\n')
  expect(text).toContain('\ntecniya_database_up 1\n')
  expect(text).toContain('\ntecniya_guarantee_overdue_decisions 4\n')
  expect(text).toContain('\ntecniya_guarantee_oldest_overdue_seconds 864000\n')
  expect(text).toContain('\ntecniya_whatsapp_undelivered 3\n')
  expect(text).toContain('\ntecniya_whatsapp_oldest_inbound_seconds 9\n')
  expect(text).toContain('\ntecniya_whatsapp_token_refused 1\n')
  expect(text).toContain('\ntecniya_last_backup_timestamp_seconds 1700000000\n')
  expect(text).toContain('\ntecniya_task_last_run_timestamp_seconds{task="settle-bookings"} 1763000000\n')
  expect(text).toContain('\ntecniya_replica_in_use 1\n')
  expect(text).toContain('\ntecniya_replica_lag_bytes 512\n')
  expect(text).toContain('\ntecniya_task_jobs{task="send-push",state="failed"} 1\n')
  expect(text).toContain('\ntecniya_task_period_seconds{task="send-board-letters"} 604800\n')
  expect(text).toContain('\ntecniya_moderation_waiting{kind="reviews"} 3\n')
  expect(text).toContain('\ntecniya_moderation_oldest_seconds{kind="reviews"} 7200\n')
  expect(text).toContain('\ntecniya_certificate_expiry_timestamp_seconds 1790000000\n')
})

test('without the database there are no figures of jobs, rather than old ones', async () => {
  const metrics = createMetrics()
  metrics.observe(SOURCES)
  await metrics.text()
  metrics.observe({ ...SOURCES, readDatabase: async () => null })
  const text = await metrics.text()
  expect(text).toContain('\ntecniya_database_up 0\n')
  expect(seriesOf(text, 'tecniya_jobs')).toEqual([])
  expect(seriesOf(text, 'tecniya_task_last_run')).toEqual([])
  expect(seriesOf(text, 'tecniya_task_jobs')).toEqual([])
  expect(seriesOf(text, 'tecniya_moderation')).toEqual([])
  expect(seriesOf(text, 'tecniya_guarantee')).toEqual([])
  expect(seriesOf(text, 'tecniya_whatsapp_undelivered')).toEqual([])
})

test('no input makes more than a bounded number of series', { tags: ['attack'] }, async () => {
  const metrics = createMetrics()
  for (let index = 0; index < 500; index++) {
    metrics.countOutcome({ kind: 'booking', outcome: 'refused', code: `code-${index}`, count: 1 })
    metrics.countOutcome({ kind: 'sign-in', outcome: `ana${index}@correo.co`, count: 1 })
    metrics.countOutcome({ kind: 'whatsapp', outcome: 'refused', code: `${131_000 + index}`, count: 1 })
    metrics.countOutcome({ kind: 'whatsapp', outcome: 'refused', code: `573005554821`, count: 1 })
    metrics.requestStarted()
    metrics.requestFinished({ method: `M${index}`, route: '/', status: 200, seconds: 0.01 })
  }
  const text = await metrics.text()
  expect(seriesOf(text, 'tecniya_bookings_total').length).toBeLessThan(60)
  expect(seriesOf(text, 'tecniya_whatsapp_messages_total').length).toBeLessThan(60)
  expect(text).not.toContain('573005554821')
  expect(seriesOf(text, 'tecniya_sign_ins_total')).toEqual([
    'tecniya_sign_ins_total{outcome="signed-in"} 0',
    'tecniya_sign_ins_total{outcome="other"} 500',
  ])
  expect(seriesOf(text, 'tecniya_http_request_duration_seconds_count')).toEqual([
    'tecniya_http_request_duration_seconds_count{method="POST",route="/agendar/:tid?",status="5xx"} 0',
    'tecniya_http_request_duration_seconds_count{method="other",route="/",status="2xx"} 500',
  ])
})
