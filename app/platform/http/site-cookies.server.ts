// Cookies of this site beside those of identity.

import { cookieName, findCookie, serializeCookie } from '#platform/domain/browser-storage.ts'

type SiteCookie = Exclude<Parameters<typeof cookieName>[0], 'session'>

/** A Set-Cookie value; with `maxAgeS` 0 it deletes the cookie. */
export function siteCookie(name: SiteCookie, value: string, maxAgeS: number, origin: string): string {
  return serializeCookie(fullName(name, origin), value, maxAgeS, isSecure(origin))
}

export function findSiteCookie(request: Request, name: SiteCookie, origin: string): string | null {
  return findCookie(request.headers.get('cookie'), fullName(name, origin))
}

const isSecure = (origin: string) => origin.startsWith('https:')
const fullName = (name: SiteCookie, origin: string) => cookieName(name, isSecure(origin))

// Flash message: set with the redirect after a form, shown once by the next page. A cookie, so that it needs no script.

const NAME = 'flash'
const MAX_AGE_S = 60

/** The Set-Cookie value for the redirect. The type argument is required: the success names of the caller's subject. */
export function flashCookie<Name extends string = never>(flash: NoInfer<Name>, origin: string): string {
  return siteCookie(NAME, flash, MAX_AGE_S, origin)
}

/** The Set-Cookie value for the redirect after an act of moderation: the next page words it from its trail entry. */
export function trailFlashCookie(trailEntryId: number, origin: string): string {
  return siteCookie(NAME, `line-${trailEntryId}`, MAX_AGE_S, origin)
}

/** The id of the trail entry to report, and the Set-Cookie values that delete the flash message. */
export function takeTrailFlash(
  request: Request,
  origin: string,
): { trailEntryId: number | null; cookies: string[] } {
  const [, id] = /^line-([1-9]\d{0,14})$/.exec(findSiteCookie(request, NAME, origin) ?? '') ?? []
  return id
    ? { trailEntryId: Number(id), cookies: [siteCookie(NAME, '', 0, origin)] }
    : { trailEntryId: null, cookies: [] }
}

/** The flash message to show, and the Set-Cookie values that delete it. */
export function takeFlash<Name extends string>(
  request: Request,
  origin: string,
  expected: readonly Name[],
): { flash: Name | null; cookies: string[] } {
  const value = findSiteCookie(request, NAME, origin)
  const flash = expected.find(text => text === value) ?? null
  return { flash, cookies: flash ? [siteCookie(NAME, '', 0, origin)] : [] }
}
