import { randomFillSync } from 'node:crypto'

const NONCE_BYTES = 16
/** Characters of a nonce, whatever its bytes are. */
export const NONCE_LENGTH = 22

/** Asking the system for randomness costs more than the randomness: it is asked for many nonces at once. */
const pool = Buffer.alloc(256 * NONCE_BYTES)
let used = pool.length

/** 128 random bits, never handed out twice. */
export function freshNonce(): string {
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  used += NONCE_BYTES
  return pool.toString('base64url', used - NONCE_BYTES, used)
}
