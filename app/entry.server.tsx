import { randomUUID } from 'node:crypto'
import { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import {
  contentSecurityPolicyContext,
  inlineStylesheetsContext,
  outageContext,
  requestIdContext,
  servicesContext,
} from '#app/services.ts'
import { hashMarkedScripts } from '#http/inline-hashes.server.ts'
import { inlineStylesheets } from '#http/inline-stylesheets.server.ts'
import { pathForLog } from '#http/path-for-log.ts'
import { isOutage } from '#persistence/database.server.ts'

// server/http/pages.ts sets these for each request. Contexts are compared by identity, so it takes them from the build.
export {
  contentSecurityPolicyContext,
  inlineStylesheetsContext,
  networkContext,
  originContext,
  outageContext,
  requestIdContext,
  servicesContext,
} from '#app/services.ts'

/** React and React Router put this on every inline script they write; it never leaves the process. */
const SCRIPT_MARK = randomUUID()

/** Renders the complete document before sending it: the policy header needs the hashes of its scripts. */
export default function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return Promise.resolve(new Response(null, { status, headers }))
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={SCRIPT_MARK} />,
      {
        nonce: SCRIPT_MARK,
        // Suspense boundaries are written in place, not at the end for a script to move.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          // One character per byte (latin1), so that nothing is decoded and encoded again.
          const chunks: Uint8Array[] = []
          // A PassThrough and its reader would take longer.
          const body = new Writable({
            write(chunk: Uint8Array, _encoding, written) {
              chunks.push(chunk)
              written()
            },
          })
          resolve(
            finished(body).then(() => {
              const hashed = hashMarkedScripts(Buffer.concat(chunks).toString('latin1'), SCRIPT_MARK)
              const { html, styleHashes } = inlineStylesheets(
                hashed.html,
                loadContext.get(inlineStylesheetsContext),
              )
              headers.set(
                'content-security-policy',
                loadContext.get(contentSecurityPolicyContext)({
                  scripts: hashed.scriptHashes,
                  styles: styleHashes,
                }),
              )
              return new Response(Buffer.from(withLowPriorityModules(html), 'latin1'), { status, headers })
            }),
          )
          pipe(body)
        },
        onShellError: reject,
        onError(error) {
          // The browser will render the failed part itself: not a page for shared caches.
          headers.set('cache-control', 'no-store')
          loadContext.get(servicesContext).log.error({ err: error }, 'rendering failed')
        },
      },
    )
  })
}

/** Pages work without scripts, so on a slow network styles, fonts and images load first. */
function withLowPriorityModules(html: string): string {
  return html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // A 4xx is an answer and not a failure; an aborted request has no client any more.
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  if (isOutage(error)) context.set(outageContext, true)
  const { log } = context.get(servicesContext)
  const requestId = context.get(requestIdContext)
  log.error({ err: error, requestId, path: pathForLog(new URL(request.url).pathname) }, 'request failed')
}
