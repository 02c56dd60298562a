import type { MiddlewareHandler } from 'hono'

/** Every cookie that changes a page, the session's among them, is named tecniya-…. */
export function isGuest(cookie: string | null | undefined): boolean {
  return !cookie?.includes('tecniya-')
}

/** A page from the page cache: shared caches may store it, and must revalidate its ETag on every use. */
export const SHARED_PAGE = 'public, no-cache'
/** `no-cache` and not `no-store`: browsers may show the page again on back navigation. */
const GUEST_PAGE = 'private, no-cache'
const SIGNED_IN_PAGE = 'private, no-store'

/** Keeps pages and their data out of shared caches, unless the response has a Cache-Control of its own. */
export const privateByDefault: MiddlewareHandler = async (c, next) => {
  await next()
  if (c.res.headers.has('cache-control')) return
  c.res.headers.set('cache-control', isGuest(c.req.header('cookie')) ? GUEST_PAGE : SIGNED_IN_PAGE)
  c.res.headers.append('vary', 'cookie')
}
