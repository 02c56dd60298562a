import { randomFillSync } from 'node:crypto'

/** Six random bits each: 132 in all. */
export const ID_LENGTH = 22

/** Asking the system for randomness costs more than the randomness: it is asked for many at once. */
const pool = Buffer.alloc(192 * ID_LENGTH)
let text = ''
let used = 0

/** What nobody had before and nobody will guess: the nonce of a page, the name of a request. */
export function freshId(): string {
  if (used === text.length) {
    text = randomFillSync(pool).toString('base64url')
    used = 0
  }
  used += ID_LENGTH
  return text.slice(used - ID_LENGTH, used)
}
