// The session cookie as Better Auth signs it: 'token.signature', the signature being HMAC-SHA256 in base64.
import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto'

export function sessionCookieName(secure: boolean): string {
  return `${secure ? '__Host-' : ''}tecniya-session`
}

/** Reads the token out of a Cookie header; null unless it was signed here. */
export function sessionCookieReader(
  secret: string,
  secure: boolean,
): (cookies: string | null) => string | null {
  const key = createSecretKey(secret, 'utf8')
  const start = `${sessionCookieName(secure)}=`
  return cookies => {
    const pair = cookies?.split(';').find(each => each.trimStart().startsWith(start))
    const signed = pair && decoded(pair.trim().slice(start.length))
    const dot = signed ? signed.lastIndexOf('.') : -1
    if (!signed || dot < 1) return null
    const token = signed.slice(0, dot)
    const given = Buffer.from(signed.slice(dot + 1), 'base64')
    const right = createHmac('sha256', key).update(token).digest()
    return given.length === right.length && timingSafeEqual(given, right) ? token : null
  }
}

function decoded(value: string): string | null {
  try {
    return decodeURIComponent(value)
  } catch {
    return null
  }
}
