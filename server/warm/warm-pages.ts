// Guests' pages, rendered once and kept warm until anything public changes. What is kept was rendered for nobody:
// the request that reaches the pages is made here, without a cookie or any other header of the one who asked.
import type { Log } from '#app/services.ts'
import { GUEST_PAGE, isGuest } from '#server/http/cache-control.ts'
import { chosenEncoding, type Encoding } from '#server/http/encoding.ts'
import type { PageRequest, Pages } from '#server/http/pages.ts'
import { createShelf, type ShelfLimits } from '#server/warm/shelf.ts'
import { isWarmAddress } from '#server/warm/warm-address.ts'
import { createWarmPage, type HeaderList, type ReadyPage, type WarmPage } from '#server/warm/warm-page.ts'

/** Free hours move with the clock even when nothing changes. */
const LIMITS: ShelfLimits = { maxBytes: 64 * 1024 * 1024, maxAgeMs: 30_000 }
/** What a page weighs besides its bytes: its key, its headers, its place on the shelf. */
const OVERHEAD_BYTES = 2_000

export interface WarmPages {
  /** The pages, of which the warm ones are not rendered again. */
  readonly pages: Pages
  /** What can be sent now to a guest who asks for this path and query. */
  findReady(address: string, host: string | undefined, encoding: Encoding): ReadyPage | undefined
  /** Something public changed: whatever was rendered, or began to be, before this moment is not kept. */
  forget(): void
  held(): { pages: number; bytes: number }
}

export interface WarmOptions {
  readonly pages: Pages
  readonly log: Log
  readonly publicOrigin: string | undefined
  readonly commonHeaders: HeaderList
  /** While nobody hears of changes, nothing is taken from here and nothing is kept. */
  readonly hearsChanges: () => boolean
  readonly limits?: Partial<ShelfLimits>
}

interface Rendering {
  /** Null for what must not be shared. */
  readonly page: WarmPage | null
  readonly response: Response
}

export function createWarmPages(options: WarmOptions): WarmPages {
  const { pages, log, publicOrigin, commonHeaders, hearsChanges, limits } = options
  const shelf = createShelf<WarmPage>({ ...LIMITS, ...limits })
  const underWay = new Map<string, Promise<Rendering>>()
  let changes = 0

  /** The first guest gets the page as it was rendered, with the nonce that the others will see replaced. */
  async function render(key: string, address: string, context: PageRequest): Promise<Rendering> {
    const changesBefore = changes
    const response = await pages(new Request(context.origin + address, { headers: ACCEPT }), context)
    if (!mayBeShared(response)) return { page: null, response }
    const html = await response.text()
    const page = createWarmPage({
      html,
      nonce: context.nonce,
      headers: headersToKeep(response),
      commonHeaders,
      onGrown: bytes => shelf.grow(key, page, bytes),
      onFailed: error =>
        log.error({ err: error, path: address.split('?')[0] }, 'page could not be kept warm'),
    })
    if (changes === changesBefore) shelf.put(key, page, page.bytes + OVERHEAD_BYTES)
    return { page, response: new Response(html, { headers: response.headers }) }
  }

  async function lead(key: string, address: string, context: PageRequest): Promise<Response> {
    const rendering = render(key, address, context)
    underWay.set(key, rendering)
    try {
      return (await rendering).response
    } finally {
      if (underWay.get(key) === rendering) underWay.delete(key)
    }
  }

  /** Without a public address the page depends on the name it was asked under, which clients may invent. */
  function keyOf(address: string, origin: string): string {
    // An address has no spaces, so no invented name can make one key look like another.
    return publicOrigin === undefined ? `${address} ${origin}` : address
  }

  return {
    async pages(request, context) {
      const address = request.url.slice(context.origin.length)
      const warm =
        request.method === 'GET' &&
        isGuest(request.headers.get('cookie')) &&
        hearsChanges() &&
        request.url.startsWith(context.origin) &&
        isWarmAddress(address)
      if (!warm) return pages(request, context)

      const key = keyOf(address, context.origin)
      const kept = shelf.find(key)
      const rendering = underWay.get(key)
      if (!kept && !rendering) return lead(key, address, context)
      const page = kept ?? (await rendering)?.page
      // The second guest to want a page has it made ready for the next ones; a page asked for once costs no more.
      const form = await page?.form(chosenEncoding(request.headers.get('accept-encoding') ?? undefined))
      return page && form ? page.response(form, context.nonce) : pages(request, context)
    },
    findReady(address, host = 'localhost', encoding) {
      return hearsChanges() ? shelf.find(keyOf(address, `http://${host}`))?.ready[encoding] : undefined
    },
    forget() {
      changes++
      shelf.clear()
      underWay.clear()
    },
    held: () => ({ pages: shelf.size, bytes: shelf.bytes }),
  }
}

const ACCEPT = { accept: 'text/html' }

function mayBeShared({ status, headers }: Response): boolean {
  return (
    status === 200 &&
    /^text\/html\b/.test(headers.get('content-type') ?? '') &&
    !headers.has('set-cookie') &&
    !headers.has('content-encoding') &&
    !/no-store/.test(headers.get('cache-control') ?? '')
  )
}

function headersToKeep({ headers }: Response): [string, string][] {
  const own = [...headers].filter(([name]) => name !== 'content-length' && name !== 'vary')
  return headers.has('cache-control') ? own : [...own, ['cache-control', GUEST_PAGE]]
}
