import { randomUUID } from 'node:crypto'
import { Writable } from 'node:stream'
import type { ReactElement } from 'react'
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
  requestIdContext,
  servicesContext,
} from '#app/services.ts'
import { finishDocument } from '#platform/http/finish-document.server.ts'
import { pathForLog } from '#platform/http/path-for-log.ts'

// server/http/pages.ts sets these for each request. Contexts are compared by identity, so it takes them from the build.
export {
  cityContext,
  contentSecurityPolicyContext,
  formFailureContext,
  inlineStylesheetsContext,
  networkContext,
  onDemandContext,
  onRouteContext,
  originContext,
  requestIdContext,
  servicesContext,
} from '#app/services.ts'

/** React and React Router put this on every inline script they write; it never leaves the process. */
const SCRIPT_MARK = randomUUID()

/** Renders the complete document before sending it: the policy header needs the hashes of its scripts. */
export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const rendered = await renderToChunks(
    <ServerRouter context={routerContext} url={request.url} nonce={SCRIPT_MARK} />,
    error => {
      // The browser will render the failed part itself: not a page for shared caches.
      headers.set('cache-control', 'no-store')
      loadContext.get(servicesContext).log.error({ err: error }, 'rendering failed')
    },
  )
  const { html, scriptHashes, styleHashes } = finishDocument(rendered, {
    mark: SCRIPT_MARK,
    stylesheets: loadContext.get(inlineStylesheetsContext),
  })
  const contentSecurityPolicy = loadContext.get(contentSecurityPolicyContext)
  headers.set(
    'content-security-policy',
    contentSecurityPolicy({ scripts: scriptHashes, styles: styleHashes }),
  )
  return new Response(streamOf(html), { status, headers })
}

/** A response copies bytes that it is given, and again when they are read. */
const streamOf = (bytes: Uint8Array<ArrayBuffer>) =>
  new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      controller.enqueue(bytes)
      controller.close()
    },
  })

function renderToChunks(element: ReactElement, onError: (error: unknown) => void): Promise<Uint8Array[]> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = []
    const document = new Writable({
      // Never full: React would wait for it to drain.
      highWaterMark: Number.MAX_SAFE_INTEGER,
      write(chunk, _encoding, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        resolve(chunks)
        done()
      },
    })
    const { pipe } = renderToPipeableStream(element, {
      nonce: SCRIPT_MARK,
      // Suspense boundaries are written in place, not at the end for a script to move.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(document),
      onShellError: reject,
      onError,
    })
  })
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // Responses are answers, or were logged as failures (server/http/pages.ts); an aborted request has no client
  // any more.
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  const { log } = context.get(servicesContext)
  const requestId = context.get(requestIdContext)
  log.error({ err: error, requestId, path: pathForLog(new URL(request.url).pathname) }, 'request failed')
}
