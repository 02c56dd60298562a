// The metrics of one process (prom-client). No label holds anything about people; every label has few values.

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { BOOKING_OUTCOMES } from '#bookings/persistence/booking-outcomes.server.ts'
import type { CountedKind, CountedOutcome } from '#platform/persistence/counted-outcomes.server.ts'
import type { Push } from '#platform/push/push.server.ts'
import { createSourceGauges, type MetricSources } from '#server/metrics/source-gauges.ts'
import packageFile from '../../package.json' with { type: 'json' }

/** From a page out of memory to a statement that ran into its time limit. */
const DURATION_BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

interface FinishedRequest {
  readonly method: string
  readonly route: string
  readonly status: number
  readonly seconds: number
}

export interface Metrics {
  readonly registry: Registry
  requestStarted(): void
  requestFinished(request: FinishedRequest): void
  countOutcome(event: CountedOutcome): void
  countPush(outcome: 'sent' | 'gone' | 'refused' | 'failed'): void
  countSlowStatement(): void
  /** Sets what the gauges read; until then they are absent. */
  observe(sources: MetricSources): void
  /** In the text format of Prometheus. */
  text(): Promise<string>
}

const BOOKING_ROUTE = '/agendar/:tid?'

export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  new Gauge({
    name: 'tecniya_build_info',
    help: 'The version of the program; always 1.',
    labelNames: ['version'],
    registers,
  }).set({ version: packageFile.version }, 1)

  const requests = new Histogram({
    name: 'tecniya_http_request_duration_seconds',
    help: 'Requests by route; pages out of the page cache and live streams are counted apart.',
    labelNames: ['method', 'route', 'status'],
    buckets: DURATION_BUCKETS_S,
    registers,
  })
  const inFlight = new Gauge({
    name: 'tecniya_http_requests_in_flight',
    help: 'Requests that are being answered.',
    registers,
  })
  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers })
  const bookings = counter('tecniya_bookings_total', 'Bookings by what became of them.', 'outcome', 'code')
  const signIns = counter('tecniya_sign_ins_total', 'Sign-ins by outcome.', 'outcome')
  const refusals = counter('tecniya_rate_limit_refusals_total', 'Refused by a rate limit.', 'limiter')
  const mails = counter(
    'tecniya_mails_total',
    'E-mails by what they tell; a failed one is tried again.',
    'kind',
    'outcome',
  )
  const pushes = counter('tecniya_pushes_total', 'Push messages; a failed one is tried again.', 'outcome')
  const whatsapps = counter(
    'tecniya_whatsapp_messages_total',
    'Messages by WhatsApp: what its API answered, which failed later and which went by e-mail instead.',
    'outcome',
    'code',
  )
  const webhooks = counter('tecniya_whatsapp_webhooks_total', 'Posts of WhatsApp by outcome.', 'outcome')
  const slow = counter('tecniya_slow_statements_total', 'Statements above SLOW_STATEMENT_MS.')
  const refusalCode = boundedLabel()
  const apiCode = boundedLabel(API_CODE)
  const signInOutcome = boundedLabel()
  const limiter = boundedLabel()
  const mailKind = boundedLabel()
  // A series that appears with 1 has no increase: those that alerts and charts look at begin with 0.
  for (const outcome of BOOKING_OUTCOMES) bookings.inc({ outcome, code: '' }, 0)
  bookings.inc({ outcome: 'refused', code: refusalCode('booking-failed') }, 0)
  requests.zero({ method: 'POST', route: BOOKING_ROUTE, status: '5xx' })
  signIns.inc({ outcome: 'signed-in' }, 0)
  for (const outcome of ['sent', 'failed']) pushes.inc({ outcome }, 0)
  whatsapps.inc({ outcome: 'emailed', code: '' }, 0)
  webhooks.inc({ outcome: 'refused' }, 0)
  /** By what subjects count: a kind without its counter does not compile. */
  const counters: Record<CountedKind, (event: CountedOutcome) => void> = {
    booking: ({ outcome, code = '', count }) =>
      bookings.inc({ outcome, code: outcome === 'refused' ? refusalCode(code) : '' }, count),
    'sign-in': ({ outcome, count }) => signIns.inc({ outcome: signInOutcome(outcome) }, count),
    mail: ({ outcome, code = 'other', count }) => mails.inc({ kind: mailKind(code), outcome }, count),
    whatsapp: ({ outcome, code, count }) =>
      whatsapps.inc({ outcome, code: code ? apiCode(code) : '' }, count),
    'whatsapp-webhook': ({ outcome, count }) => webhooks.inc({ outcome }, count),
    'rate-limit': ({ outcome, count }) => refusals.inc({ limiter: limiter(outcome) }, count),
  }

  let sources: MetricSources | undefined
  const gauges = createSourceGauges(registry)

  return {
    registry,
    requestStarted: () => inFlight.inc(),
    requestFinished({ method, route, status, seconds }) {
      inFlight.dec()
      requests.observe(
        { method: methodLabel(method), route, status: `${Math.floor(status / 100)}xx` },
        seconds,
      )
    },
    countOutcome: event => counters[event.kind](event),
    countPush: outcome => pushes.inc({ outcome }),
    countSlowStatement: () => slow.inc(),
    observe(next) {
      sources = next
    },
    async text() {
      if (sources) await gauges.read(sources)
      return registry.metrics()
    },
  }
}

function methodLabel(method: string): string {
  return ['GET', 'HEAD', 'POST'].includes(method) ? method : 'other'
}

const VALUES_MAX = 40
const WORD = /^[a-z][a-z0-9-]{0,40}$/
/** Of WhatsApp. */
const API_CODE = /^\d{1,6}$/

/** Lets the first values pass that look like a code of ours; the rest are `other`, so that no input makes new series. */
function boundedLabel(pattern = WORD): (value: string) => string {
  const known = new Set<string>()
  return value => {
    if (known.has(value)) return value
    if (known.size >= VALUES_MAX || !pattern.test(value)) return 'other'
    known.add(value)
    return value
  }
}

export function countedPushes(push: Push, metrics: Metrics): Push {
  return {
    ...push,
    async send(...message) {
      try {
        const result = await push.send(...message)
        metrics.countPush(result)
        return result
      } catch (error) {
        metrics.countPush('failed')
        throw error
      }
    },
  }
}
