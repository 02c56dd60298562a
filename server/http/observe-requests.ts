import type { Context, MiddlewareHandler } from 'hono'
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
export function observeRequests(observers: RequestObservers): MiddlewareHandler<HttpEnv> {
  const { metrics, tracing, trustProxy } = observers
  const answer = async (c: Context<HttpEnv>, next: () => Promise<void>) => {
    const started = performance.now()
    metrics?.requestStarted()
    try {
      await next()
    } finally {
      const { method, path } = c.req
      const route = routeLabel(path, c.get('routePattern'))
      const seconds = (performance.now() - started) / 1_000
      metrics?.requestFinished({ method, route, status: c.res.status, seconds })
    }
    return { route: routeLabel(c.req.path, c.get('routePattern')), status: c.res.status }
  }
  if (!tracing)
    return metrics
      ? async (c, next) => {
          await answer(c, next)
        }
      : (_, next) => next()
  return async (c, next) => {
    const traceparent = trustProxy > 0 ? c.req.header('traceparent') : undefined
    await tracing.traceRequest({ method: c.req.method, requestId: c.get('requestId'), traceparent }, () =>
      answer(c, next),
    )
  }
}
