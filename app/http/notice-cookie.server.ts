// What a page says once, after a form led to it: kept in a cookie for a minute, so that it needs no script.
import type { SUCCESS_TEXTS } from '#wording/successes.ts'

export type Notice = keyof typeof SUCCESS_TEXTS

const MAX_AGE_S = 60

/** The cookie to send along with the redirect. */
export function noticeCookie(notice: Notice, origin: string): string {
  return `${nameFor(origin)}=${notice}; Max-Age=${MAX_AGE_S}; ${attributesFor(origin)}`
}

/** What is to be said on this page, and the cookies that keep it from being said again. */
export function takeNotice(
  request: Request,
  origin: string,
  expected: readonly Notice[],
): { notice: Notice | null; cookies: string[] } {
  const name = nameFor(origin)
  const pairs = (request.headers.get('cookie') ?? '').split('; ')
  const value = pairs.find(pair => pair.startsWith(`${name}=`))?.slice(name.length + 1)
  const notice = expected.find(text => text === value) ?? null
  return { notice, cookies: notice ? [`${name}=; Max-Age=0; ${attributesFor(origin)}`] : [] }
}

const isSecure = (origin: string) => origin.startsWith('https:')
const nameFor = (origin: string) => (isSecure(origin) ? '__Host-tecniya-notice' : 'tecniya-notice')
const attributesFor = (origin: string) =>
  `Path=/; HttpOnly; SameSite=Lax${isSecure(origin) ? '; Secure' : ''}`
