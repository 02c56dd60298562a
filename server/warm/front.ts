// In front of everything else: a warm page leaves from here, without passing through the shell.
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { isGuest } from '#server/http/cache-control.ts'
import { chosenEncoding } from '#server/http/encoding.ts'
import { freshNonce } from '#server/http/fresh-nonce.ts'
import type { SecurityHeaders } from '#server/http/security-headers.ts'
import { type Form, writeNonce } from '#server/warm/form.ts'
import { headersOf, type WarmPage } from '#server/warm/warm-page.ts'
import type { WarmPages } from '#server/warm/warm-pages.ts'

export interface FrontOptions {
  readonly warm: Pick<WarmPages, 'findReady'>
  readonly security: SecurityHeaders
  readonly publicOrigin: string | undefined
  readonly onServed: () => void
}

export function warmFront(
  { warm, security, publicOrigin, onServed }: FrontOptions,
  next: RequestListener,
): RequestListener {
  const fixedOf = new WeakMap<Form, string[]>()

  function fixedHeaders(page: WarmPage, form: Form): string[] {
    const known = fixedOf.get(form)
    if (known) return known
    const fixed = [...security.fixed, ...headersOf(page, form)].flat()
    fixedOf.set(form, fixed)
    return fixed
  }

  function answer({ method, url = '', headers }: IncomingMessage, response: ServerResponse): boolean {
    if ((method !== 'GET' && method !== 'HEAD') || !isGuest(headers.cookie)) return false
    const page = warm.findReady(url, publicOrigin ?? `http://${headers.host ?? 'localhost'}`)
    const form = page?.ready[chosenEncoding(headers['accept-encoding'] as string | undefined)]
    if (!page || !form) return false
    const nonce = freshNonce()
    response.writeHead(200, [
      'content-security-policy',
      security.contentSecurityPolicy(nonce),
      'x-request-id',
      randomUUID(),
      ...fixedHeaders(page, form),
    ])
    response.end(writeNonce(form, nonce, form.bytes))
    // Usually the system has taken every byte by now and ours may be written again. If it has not (a slow reader,
    // an answer that waits for the one before it), these belong to that answer and we go on with a copy.
    if (response.writableLength > 0) form.bytes = Buffer.from(form.bytes)
    return true
  }

  return (request, response) => {
    if (answer(request, response)) onServed()
    else next(request, response)
  }
}
