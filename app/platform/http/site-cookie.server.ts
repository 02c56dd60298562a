// Cookies of this site beside the session: HttpOnly, Lax, for the whole site; Secure with the __Host- prefix over https.
import { cookieName } from '#platform/domain/browser-storage.ts'

type SiteCookie = Exclude<Parameters<typeof cookieName>[0], 'session'>

/** A Set-Cookie value; with `maxAgeS` 0 it deletes the cookie. */
export function siteCookie(name: SiteCookie, value: string, maxAgeS: number, origin: string): string {
  const secure = isSecure(origin) ? '; Secure' : ''
  return `${fullName(name, origin)}=${value}; Max-Age=${maxAgeS}; Path=/; HttpOnly; SameSite=Lax${secure}`
}

export function findSiteCookie(request: Request, name: SiteCookie, origin: string): string | null {
  const start = `${fullName(name, origin)}=`
  const pairs = (request.headers.get('cookie') ?? '').split('; ')
  return pairs.find(pair => pair.startsWith(start))?.slice(start.length) ?? null
}

const isSecure = (origin: string) => origin.startsWith('https:')
const fullName = (name: SiteCookie, origin: string) => cookieName(name, isSecure(origin))
