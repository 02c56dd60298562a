// D46: the path that somebody was on the way to when they registered, until their booking is sent.
import { returnPathFrom } from '#platform/domain/return-path.ts'
import { findSiteCookie, siteCookie } from '#platform/http/site-cookie.server.ts'

const NAME = 'errand'
const MAX_AGE_S = 24 * 60 * 60

/** Bound to the account: another person on the same device does not see it. */
export function errandCookie(uid: string, path: string, origin: string): string {
  // base64url: a path of 2,000 characters stays within the 4 kB of a cookie.
  return siteCookie(NAME, `${uid}.${Buffer.from(path).toString('base64url')}`, MAX_AGE_S, origin)
}

export function expiredErrandCookie(origin: string): string {
  return siteCookie(NAME, '', 0, origin)
}

export function findErrandPath(request: Request, uid: string, origin: string): string | null {
  const [owner, path = ''] = findSiteCookie(request, NAME, origin)?.split('.') ?? []
  return owner === uid ? returnPathFrom(Buffer.from(path, 'base64url').toString()) : null
}
