import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { nonceContext, outageContext, requestIdContext, servicesContext } from '#app/services.ts'
import { pathForLog } from '#http/path-for-log.ts'
import { isOutage } from '#persistence/database.server.ts'

// The process fills these for each request; it must use the keys of this very build.
export {
  networkContext,
  nonceContext,
  originContext,
  outageContext,
  requestIdContext,
  servicesContext,
} from '#app/services.ts'

/** Pages arrive complete: the whole document is rendered before its first byte leaves. */
export default function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return Promise.resolve(new Response(null, { status, headers }))
  const nonce = loadContext.get(nonceContext)
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
      {
        nonce,
        // Nothing is left at the end of the page for a script to put in its place.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          const body = new PassThrough()
          // In one piece, as it will be compressed.
          resolve(text(body).then(html => new Response(withPatientScripts(html), { status, headers })))
          pipe(body)
        },
        onShellError: reject,
        onError(error) {
          // What a browser has to finish by itself is not the page that others should get.
          headers.set('cache-control', 'no-store')
          loadContext.get(servicesContext).log.error({ err: error }, 'rendering failed')
        },
      },
    )
  })
}

/** A page can be read and used without its scripts: on a slow network they let styles, letters and pictures pass. */
function withPatientScripts(html: string): string {
  return html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // An answer such as 404 or 405 is not a failure, and nobody waits for an aborted request.
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  if (isOutage(error)) context.set(outageContext, true)
  const { log } = context.get(servicesContext)
  const requestId = context.get(requestIdContext)
  log.error({ err: error, requestId, path: pathForLog(new URL(request.url).pathname) }, 'request failed')
}
