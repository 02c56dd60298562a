// Flash message: set with the redirect after a form, shown once by the next page. A cookie, so that it needs no script.
import type { SUCCESS_TEXTS } from '#wording/successes.ts'

export type Notice = keyof typeof SUCCESS_TEXTS

const MAX_AGE_S = 60

/** The Set-Cookie value for the redirect. */
export function noticeCookie(notice: Notice, origin: string): string {
  return `${nameFor(origin)}=${notice}; Max-Age=${MAX_AGE_S}; ${attributesFor(origin)}`
}

/** The notice to show, and the Set-Cookie values that delete it. */
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
