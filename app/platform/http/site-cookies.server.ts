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

const NAME = 'notice'
const MAX_AGE_S = 60

/** The Set-Cookie value for the redirect. The type argument is required: the success names of the caller's subject. */
export function noticeCookie<Name extends string = never>(notice: NoInfer<Name>, origin: string): string {
  return siteCookie(NAME, notice, MAX_AGE_S, origin)
}

/** The Set-Cookie value for the redirect after an act of moderation: the next page words it from its trail entry. */
export function trailNoticeCookie(trailEntryId: number, origin: string): string {
  return siteCookie(NAME, `line-${trailEntryId}`, MAX_AGE_S, origin)
}

/** The id of the trail entry to report, and the Set-Cookie values that delete the notice. */
export function takeTrailNotice(
  request: Request,
  origin: string,
): { trailEntryId: number | null; cookies: string[] } {
  const [, id] = /^line-([1-9]\d{0,14})$/.exec(findSiteCookie(request, NAME, origin) ?? '') ?? []
  return id
    ? { trailEntryId: Number(id), cookies: [siteCookie(NAME, '', 0, origin)] }
    : { trailEntryId: null, cookies: [] }
}

/** The notice to show, and the Set-Cookie values that delete it. */
export function takeNotice<Name extends string>(
  request: Request,
  origin: string,
  expected: readonly Name[],
): { notice: Name | null; cookies: string[] } {
  const value = findSiteCookie(request, NAME, origin)
  const notice = expected.find(text => text === value) ?? null
  return { notice, cookies: notice ? [siteCookie(NAME, '', 0, origin)] : [] }
}
