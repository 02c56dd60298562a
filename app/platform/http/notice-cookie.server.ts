// Flash message: set with the redirect after a form, shown once by the next page. A cookie, so that it needs no script.
import { findSiteCookie, siteCookie } from '#platform/http/site-cookie.server.ts'
import type { SUCCESS_TEXTS } from '#platform/wording/successes.ts'

export type Notice = keyof typeof SUCCESS_TEXTS

const NAME = 'notice'
const MAX_AGE_S = 60

/** The Set-Cookie value for the redirect. */
export function noticeCookie(notice: Notice, origin: string): string {
  return siteCookie(NAME, notice, MAX_AGE_S, origin)
}

/** The Set-Cookie value for the redirect after an act of moderation: the next page words it from its trail entry. */
export function lineNoticeCookie(line: number, origin: string): string {
  return siteCookie(NAME, `line-${line}`, MAX_AGE_S, origin)
}

/** The id of the trail entry to report, and the Set-Cookie values that delete the notice. */
export function takeLineNotice(request: Request, origin: string): { line: number | null; cookies: string[] } {
  const [, line] = /^line-([1-9]\d{0,14})$/.exec(findSiteCookie(request, NAME, origin) ?? '') ?? []
  return line
    ? { line: Number(line), cookies: [siteCookie(NAME, '', 0, origin)] }
    : { line: null, cookies: [] }
}

/** The notice to show, and the Set-Cookie values that delete it. */
export function takeNotice(
  request: Request,
  origin: string,
  expected: readonly Notice[],
): { notice: Notice | null; cookies: string[] } {
  const value = findSiteCookie(request, NAME, origin)
  const notice = expected.find(text => text === value) ?? null
  return { notice, cookies: notice ? [siteCookie(NAME, '', 0, origin)] : [] }
}
