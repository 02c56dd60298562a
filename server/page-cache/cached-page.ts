// A rendered page in one content encoding, as every guest receives it.
import type { DemandEvent } from '#demand/domain/demand.ts'
import { SHARED_PAGE } from '#server/http/cache-control.ts'
import { etagOf, matchesEtag } from '#server/http/etag.ts'

export interface CachedPage {
  readonly etag: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array<ArrayBuffer>
  /** What it shows of demand: whoever gets it out of the cache counts too. */
  readonly demand?: DemandEvent | undefined
}

/** `response` as it would leave the program: compressed and with all its headers. Null if it must not be shared. */
export function cachedPageFrom(
  response: Response,
  sentBytes: Uint8Array | undefined,
  demand?: DemandEvent,
): CachedPage | null {
  if (!sentBytes || !isShareable(response)) return null
  // What was compressed is the beginning of a larger buffer.
  const body = new Uint8Array(sentBytes)
  const etag = etagOf(body)
  const headers = {
    ...Object.fromEntries(response.headers),
    'cache-control': SHARED_PAGE,
    'content-length': String(body.length),
    etag,
    vary: 'cookie, accept-encoding',
  }
  return { etag, headers, body, demand }
}

function isShareable({ status, headers }: Response): boolean {
  return (
    status === 200 &&
    /^text\/html\b/.test(headers.get('content-type') ?? '') &&
    !headers.has('set-cookie') &&
    !/no-store/.test(headers.get('cache-control') ?? '')
  )
}

export interface CachedAnswer {
  readonly status: 200 | 304
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array<ArrayBuffer> | null
}

/** The page, or 304 to a client that has it. */
export function answerFrom(page: CachedPage, ifNoneMatch: string | undefined): CachedAnswer {
  if (!matchesEtag(ifNoneMatch, page.etag)) return { status: 200, headers: page.headers, body: page.body }
  // Browsers update their stored headers from a 304: it must repeat the policy with the hashes of this page.
  const { 'content-length': _, 'content-encoding': __, 'content-type': ___, ...headers } = page.headers
  return { status: 304, headers, body: null }
}
