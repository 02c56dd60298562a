import type { Context, MiddlewareHandler } from 'hono'
import { answeredStatus } from '#server/http/answered-status.ts'
import type { HttpEnv } from '#server/http/http-env.ts'
import { routeLabel } from '#server/http/route-label.ts'
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
