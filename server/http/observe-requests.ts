import type { Context, MiddlewareHandler } from 'hono'
import type { HttpEnv } from '#server/http/http-env.ts'
import { IMAGES_FOLDER } from '#server/http/images.ts'
import { POLICY_REPORT_PATH } from '#server/http/security-reports.ts'
import { SOCIAL_PICTURES_FOLDER } from '#server/http/social-pictures.ts'
import { WHATSAPP_WEBHOOK_PATH } from '#server/http/whatsapp-webhook.ts'
import type { Metrics } from '#server/metrics/metrics.ts'
import type { Tracing } from '#server/tracing/tracing.ts'

export interface RequestObservers {
  readonly metrics: Metrics | undefined
  readonly tracing: Tracing | undefined
  readonly trustProxy: number
}

/** Counts and traces requests, each under the route that answered it. */
export function observeRequests(observers: RequestObservers): MiddlewareHandler<HttpEnv> | undefined {
  const { metrics, tracing, trustProxy } = observers
  if (!metrics && !tracing) return undefined

  const count = async (c: Context<HttpEnv>, next: () => Promise<void>) => {
    const started = performance.now()
    metrics?.requestStarted()
    await next()
    const { method, path } = c.req
    const answer = { route: routeLabel(path, c.get('routePattern')), status: answeredStatus(c) }
    metrics?.requestFinished({ ...answer, method, seconds: (performance.now() - started) / 1_000 })
    return answer
  }
  return async (c, next) => {
    if (!tracing) return void (await count(c, next))
    const traceparent = trustProxy > 0 ? c.req.header('traceparent') : undefined
    const request = { method: c.req.method, requestId: c.get('requestId'), traceparent }
    await tracing.traceRequest(request, () => count(c, next))
  }
}

/** Answered before React Router. */
const PATHS = [
  '/healthz',
  '/readyz',
  POLICY_REPORT_PATH,
  '/.well-known/security.txt',
  '/sw.js',
  WHATSAPP_WEBHOOK_PATH,
]
const FOLDERS = ['/assets/', IMAGES_FOLDER, SOCIAL_PICTURES_FOLDER, '/icons/']

/** The route as a label of metrics and traces: never an address that somebody can invent, or that holds a token. */
export function routeLabel(path: string, pattern: string | undefined): string {
  if (pattern !== undefined) return `/${pattern.replace(/^\//, '')}`
  if (PATHS.includes(path)) return path
  const folder = FOLDERS.find(each => path.startsWith(each))
  return folder ? `${folder}*` : 'other'
}

const CLIENT_CLOSED_REQUEST = 499

/** A request that fails because its client disconnected is no server error. */
export function answeredStatus(c: Context): number {
  return c.res.status >= 500 && c.req.raw.signal.aborted ? CLIENT_CLOSED_REQUEST : c.res.status
}
