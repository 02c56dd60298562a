import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto'

export interface Signer {
  /** In the alphabet of base64url, so that it fits links and cookies. */
  sign(...parts: readonly string[]): string
  isSigned(signature: string, ...parts: readonly string[]): boolean
}

/** HMAC-SHA256 with a key of its own for each purpose: what one signs, another does not accept. */
export function createSigner(secret: string, purpose: string): Signer {
  const key = createSecretKey(createHmac('sha256', secret).update(purpose).digest())
  // As JSON: ['a', 'bc'] and ['ab', 'c'] must not have the same signature.
  const digestOf = (parts: readonly string[]) =>
    createHmac('sha256', key).update(JSON.stringify(parts)).digest()
  return {
    sign: (...parts) => digestOf(parts).toString('base64url'),
    isSigned(signature, ...parts) {
      const given = Buffer.from(signature, 'base64url')
      const expected = digestOf(parts)
      return given.length === expected.length && timingSafeEqual(given, expected)
    },
  }
}
