import type { MiddlewareHandler } from 'hono'

/** Our cookies are named tecniya-…, that of the session among them; whoever carries one is not just anybody. */
export function isGuest(cookie: string | null | undefined): boolean {
  return !cookie?.includes('tecniya-')
}

/**
 * A page belongs to one answer: its nonce must not be seen twice, so nothing between us and the browser may keep it.
 * The browser of a guest may show it again on the way back; that of a signed-in person keeps nothing.
 */
export const GUEST_PAGE = 'private, no-cache'
const PERSONAL_PAGE = 'private, no-store'

/** For pages and their data, unless they say otherwise themselves. */
export const keepPrivate: MiddlewareHandler = async (c, next) => {
  await next()
  if (c.res.headers.has('cache-control')) return
  c.res.headers.set('cache-control', isGuest(c.req.header('cookie')) ? GUEST_PAGE : PERSONAL_PAGE)
}
