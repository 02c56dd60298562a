// The session cookie as Better Auth signs it: 'token.signature', the signature being HMAC-SHA256 in base64.
import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto'
import { cookieName } from '#domain/browser-storage.ts'

export function sessionCookieName(secure: boolean): string {
  return cookieName('session', secure)
}

/** A Set-Cookie value. */
export function expiredSessionCookie(secure: boolean): string {
  const attributes = `Max-Age=0; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
  return `${sessionCookieName(secure)}=; ${attributes}`
}

/** Returns a function that reads the token from a Cookie header; null unless the signature is valid. */
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
    const signature = Buffer.from(signed.slice(dot + 1), 'base64')
    const expected = createHmac('sha256', key).update(token).digest()
    return signature.length === expected.length && timingSafeEqual(signature, expected) ? token : null
  }
}

function decoded(value: string): string | null {
  try {
    return decodeURIComponent(value)
  } catch {
    return null
  }
}
