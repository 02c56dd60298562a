// RFC 6238 as Better Auth uses it: SHA-1, six digits, 30 seconds, the characters of the secret as key. Its plugin checks
// the codes at sign-in; here are the first code, which its endpoint would only check with a new session, and the URI.
import { createHmac, timingSafeEqual } from 'node:crypto'

const STEP_MS = 30_000
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** One step earlier or later is right too: clocks of phones differ. */
export function isTotpCode(secret: string, code: string, now: number): boolean {
  const step = Math.floor(now / STEP_MS)
  const typed = Buffer.from(code)
  return [step - 1, step, step + 1].some(each => {
    const expected = Buffer.from(totpCode(secret, each))
    return expected.length === typed.length && timingSafeEqual(expected, typed)
  })
}

export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 15
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** As authenticators take it when it is typed. */
export function base32(secret: string): string {
  const bits = [...Buffer.from(secret)].map(byte => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map(group => BASE32[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
}

export function totpUri(secret: string, { issuer, email }: { issuer: string; email: string }): string {
  const query = new URLSearchParams({ secret: base32(secret), issuer, digits: '6', period: '30' })
  return `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(email)}?${query}`
}
