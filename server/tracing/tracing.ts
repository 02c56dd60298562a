// OpenTelemetry: a span per request, job and SQL statement, sent by OTLP over HTTP. Imported only when it is configured.

import {
  context,
  DiagLogLevel,
  diag,
  isSpanContextValid,
  ROOT_CONTEXT,
  type Span,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Log } from '#app/services.ts'
import type { Statement } from '#platform/persistence/observed-client.server.ts'
import { statementText } from '#server/slow-statements.ts'

const SHUTDOWN_LIMIT_MS = 2_000

export interface TracedRequest {
  readonly method: string
  readonly requestId: string
  /** Of a proxy that is trusted. */
  readonly traceparent: string | undefined
}

export interface Tracing {
  /** `run` answers what the request became. */
  traceRequest(request: TracedRequest, run: () => Promise<{ route: string; status: number }>): Promise<void>
  traceJob(name: string, run: () => Promise<void>): Promise<void>
  /** Statements outside of a request or job, such as the polling of the queue, have no span. */
  traceStatement(statement: Statement): ((error?: Error) => void) | undefined
  /** Sends what is left. */
  shutdown(): Promise<void>
}

export interface TracingOptions {
  readonly endpoint: string
  /** The part of the requests that are traced, when the proxy did not decide it. */
  readonly sampleRatio: number
  readonly log: Log
}

export function startTracing({ endpoint, sampleRatio, log }: TracingOptions): Tracing {
  const warn = (message: string) => log.warn({ source: 'traces' }, message)
  const silent = () => {}
  diag.setLogger(
    { error: warn, warn, info: silent, debug: silent, verbose: silent },
    { logLevel: DiagLogLevel.WARN },
  )
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'tecniya' }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(sampleRatio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  const tracer = provider.getTracer('tecniya')

  return {
    async traceRequest({ method, requestId, traceparent }, run) {
      const remote = parseTraceparent(traceparent)
      const parent = remote ? trace.setSpanContext(ROOT_CONTEXT, remote) : ROOT_CONTEXT
      const attributes = { 'http.request.method': method, 'tecniya.request_id': requestId }
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, parent)
      await during(span, parent, async () => {
        const { route, status } = await run()
        span.updateName(`${method} ${route}`)
        span.setAttributes({ 'http.route': route, 'http.response.status_code': status })
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      })
    },
    async traceJob(name, run) {
      await during(
        tracer.startSpan(`job ${name}`, { kind: SpanKind.CONSUMER }, ROOT_CONTEXT),
        ROOT_CONTEXT,
        run,
      )
    },
    traceStatement({ text, name }) {
      const parent = context.active()
      if (!trace.getSpan(parent)?.isRecording()) return undefined
      const statement = statementText(text)
      const attributes = {
        'db.system.name': 'postgresql',
        'db.query.text': statement,
        ...(name !== undefined && { 'db.operation.name': name }),
      }
      const title = name ?? statement.split(' ', 1)[0]?.toLowerCase() ?? 'sql'
      const span = tracer.startSpan(title, { kind: SpanKind.CLIENT, attributes }, parent)
      return error => {
        // The message of an error repeats values.
        if (error) span.setStatus({ code: SpanStatusCode.ERROR })
        if (error && 'code' in error) span.setAttribute('error.type', String(error.code))
        span.end()
      }
    },
    async shutdown() {
      const limit = new Promise(resolve => setTimeout(resolve, SHUTDOWN_LIMIT_MS).unref())
      await Promise.race([provider.shutdown().catch(() => undefined), limit])
    },
  }

  async function during(span: Span, parent: typeof ROOT_CONTEXT, run: () => Promise<void>): Promise<void> {
    try {
      await context.with(trace.setSpan(parent, span), run)
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  }
}

const TRACEPARENT = /^(?!ff)[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(?:-.*)?$/

/** The header of W3C Trace Context; null when it is missing or malformed. */
export function parseTraceparent(header: string | undefined): SpanContext | null {
  const [, traceId = '', spanId = '', flags = ''] = TRACEPARENT.exec(header?.trim() ?? '') ?? []
  const parent = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true }
  return isSpanContextValid(parent) ? parent : null
}
