// In front of everything else: a warm page leaves from here, without passing through the shell.
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { isGuest } from '#server/http/cache-control.ts'
import { chosenEncoding } from '#server/http/encoding.ts'
import { freshId } from '#server/http/fresh-id.ts'
import { writeNonce } from '#server/warm/form.ts'
import type { WarmPages } from '#server/warm/warm-pages.ts'

export interface FrontOptions {
  readonly findReady: WarmPages['findReady']
  readonly contentSecurityPolicy: (nonce: string) => string
  readonly onServed: () => void
}

export function warmFront(options: FrontOptions, shell: RequestListener): RequestListener {
  const { findReady, contentSecurityPolicy, onServed } = options

  function isAnswered({ method, url = '', headers }: IncomingMessage, response: ServerResponse): boolean {
    if ((method !== 'GET' && method !== 'HEAD') || !isGuest(headers.cookie)) return false
    const encoding = chosenEncoding(headers['accept-encoding'] as string | undefined)
    const ready = findReady(url, headers.host, encoding)
    if (!ready) return false
    const { form } = ready
    const nonce = freshId()
    response.writeHead(200, [
      'content-security-policy',
      contentSecurityPolicy(nonce),
      'x-request-id',
      freshId(),
      ...ready.headers,
    ])
    response.end(writeNonce(form, nonce, form.bytes))
    // Usually the system has taken every byte by now and ours may be written again. If it has not (a slow reader,
    // an answer that waits for the one before it), these belong to that answer and we go on with a copy.
    if (response.writableLength > 0) form.bytes = Buffer.from(form.bytes)
    return true
  }

  return (request, response) => {
    if (isAnswered(request, response)) onServed()
    else shell(request, response)
  }
}
