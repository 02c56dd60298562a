// Cookies as Better Auth signs them: 'value.signature', the signature being HMAC-SHA256 in base64.

import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto'
import type { DeviceUse } from '#accounts/domain/device.ts'
import { cookieName, findCookie, serializeCookie } from '#platform/domain/browser-storage.ts'

export function sessionCookieName(secure: boolean): string {
  return cookieName('session', secure)
}

/** Between the right password and the code. */
export function secondStepCookieName(secure: boolean): string {
  return cookieName('secondStep', secure)
}

/** A Set-Cookie value. */
export function expiredSessionCookie(secure: boolean): string {
  return serializeCookie(sessionCookieName(secure), '', 0, secure)
}

/** A Set-Cookie value. */
export function signedCookie(
  name: string,
  value: string,
  { secret, secure, maxAgeS }: { secret: string; secure: boolean; maxAgeS: number },
): string {
  const signature = createHmac('sha256', secret).update(value).digest('base64')
  return serializeCookie(name, encodeURIComponent(`${value}.${signature}`), maxAgeS, secure)
}

/** Returns a function that reads the value of that cookie from a Cookie header; null unless the signature is valid. */
export function signedCookieReader(secret: string, name: string): (cookies: string | null) => string | null {
  const key = createSecretKey(secret, 'utf8')
  return cookies => {
    const signed = decoded(findCookie(cookies, name) ?? '')
    const dot = signed ? signed.lastIndexOf('.') : -1
    if (!signed || dot < 1) return null
    const value = signed.slice(0, dot)
    const signature = Buffer.from(signed.slice(dot + 1), 'base64')
    const expected = createHmac('sha256', key).update(value).digest()
    return signature.length === expected.length && timingSafeEqual(signature, expected) ? value : null
  }
}

function decoded(value: string): string | null {
  try {
    return decodeURIComponent(value)
  } catch {
    return null
  }
}

// Better Auth hands the headers of a call to its hooks: they carry the device of a new session into its row.

const NETWORK = 'x-session-network'
const CITY = 'x-session-city'
/** Longer ones are made up. */
export const USER_AGENT_MAX_LENGTH = 400

export const UNKNOWN_DEVICE: DeviceUse = { userAgent: '', network: '', city: '' }

/** Never made of the headers of a request: only what is given here reaches the hook. */
export function sessionHeaders({ userAgent, network, city }: DeviceUse, cookie = ''): Headers {
  return new Headers({
    'user-agent': userAgent.slice(0, USER_AGENT_MAX_LENGTH),
    [NETWORK]: network,
    [CITY]: encodeURIComponent(city),
    ...(cookie && { cookie }),
  })
}

/** The columns of a session that Better Auth does not know. */
export function sessionPlace(headers: Headers | undefined): Pick<DeviceUse, 'network' | 'city'> {
  return { network: headers?.get(NETWORK) ?? '', city: decodeURIComponent(headers?.get(CITY) ?? '') }
}
