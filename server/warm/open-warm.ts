// Warm pages put together: kept until the database says that something public changed, served in front of the shell.
import type { RequestListener } from 'node:http'
import type { Log } from '#app/services.ts'
import type { Pages } from '#server/http/pages.ts'
import { securityHeadersFor } from '#server/http/security-headers.ts'
import type { PgListener } from '#server/live/pg-listener.ts'
import { warmFront } from '#server/warm/front.ts'
import type { ShelfLimits } from '#server/warm/shelf.ts'
import { createWarmPages } from '#server/warm/warm-pages.ts'

/**
 * A line in the log costs 15 to 30 µs, about as much as serving a warm page (some 35 µs, all of Node included), so
 * these are counted and told together. Requests that are not answered from here have their line each, as ever.
 */
const TELL_EVERY_MS = 10_000

export interface OpenWarm {
  readonly pages: Pages
  inFrontOf(shell: RequestListener): RequestListener
  close(): void
}

export function openWarm(options: {
  readonly pages: Pages
  readonly listener: PgListener
  readonly log: Log
  readonly publicOrigin: string | undefined
  readonly imageSource?: string | undefined
  readonly limits?: Partial<ShelfLimits>
}): OpenWarm {
  const { listener, log, publicOrigin, imageSource } = options
  const https = publicOrigin?.startsWith('https:') ?? false
  const security = securityHeadersFor({ https, development: false, imageSource })
  const warm = createWarmPages({
    ...options,
    commonHeaders: security.fixed,
    hearsChanges: listener.isListening,
  })
  const unsubscribe = listener.subscribe(topic => {
    if (topic === null || topic === 'public') warm.forget()
  })
  let served = 0
  const tell = () => {
    if (served > 0) log.info({ served, everyMs: TELL_EVERY_MS, held: warm.held() }, 'warm pages served')
    served = 0
  }
  const telling = setInterval(tell, TELL_EVERY_MS).unref()
  return {
    pages: warm.pages,
    inFrontOf: shell => warmFront({ ...warm, ...security, onServed: () => served++ }, shell),
    close() {
      clearInterval(telling)
      unsubscribe()
      tell()
    },
  }
}
