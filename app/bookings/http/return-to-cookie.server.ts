// D46: the path that somebody was on the way to when they registered, until their booking is sent.

import type { Viewer } from '#accounts/domain/role.ts'
import type { Services } from '#app/services.ts'
import type { ReturnTo } from '#bookings/domain/return-to.ts'
import { openReturnTo } from '#bookings/use-cases/open-return-to.server.ts'
import { returnPathFrom } from '#platform/domain/return-path.ts'
import { findSiteCookie, siteCookie } from '#platform/http/site-cookies.server.ts'

const NAME = 'returnTo'
const MAX_AGE_S = 24 * 60 * 60

/** Bound to the account: another person on the same device does not see it. */
export function returnToCookie(uid: string, path: string, origin: string): string {
  // base64url: a path of 2,000 characters stays within the 4 kB of a cookie.
  return siteCookie(NAME, `${uid}.${Buffer.from(path).toString('base64url')}`, MAX_AGE_S, origin)
}

export function expiredReturnToCookie(origin: string): string {
  return siteCookie(NAME, '', 0, origin)
}

export function findReturnToPath(request: Request, uid: string, origin: string): string | null {
  const [owner, path = ''] = findSiteCookie(request, NAME, origin)?.split('.') ?? []
  return owner === uid ? returnPathFrom(Buffer.from(path, 'base64url').toString()) : null
}

/** D46: what to offer, and the Set-Cookie values that forget what is not possible any more. */
export async function findReturnTo(
  request: Request,
  { services, viewer, origin }: { services: Services; viewer: Viewer; origin: string },
): Promise<{ returnTo: ReturnTo | null; cookies: string[] }> {
  const path = findReturnToPath(request, viewer.uid, origin)
  const returnTo = path ? await openReturnTo(services, viewer, path) : null
  return { returnTo, cookies: path && !returnTo ? [expiredReturnToCookie(origin)] : [] }
}
