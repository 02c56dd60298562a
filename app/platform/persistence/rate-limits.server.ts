// Rate limits, counted in PostgreSQL so that they hold across restarts and instances.
import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { countRateLimitRefusal } from '#platform/persistence/counted-outcomes.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'

const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S

export const LIMITS = {
  'login-account': { points: 10, seconds: 15 * MINUTE_S },
  // A browser that signed in to the account before.
  'login-device': { points: 10, seconds: 15 * MINUTE_S },
  'login-network': { points: 100, seconds: 15 * MINUTE_S },
  // Networks are generous: mobile operators in Colombia put thousands of phones behind one address (CGNAT).
  'register-network': { points: 300, seconds: HOUR_S },
  'confirmation-account': { points: 5, seconds: 24 * HOUR_S },
  // The present password, asked again in /perfil: as many guesses as at sign-in.
  'password-person': { points: 10, seconds: 15 * MINUTE_S },
  'email-change-person': { points: 5, seconds: HOUR_S },
  // A code of the second step works once: its key is the person and the code.
  'second-step-code': { points: 1, seconds: 2 * MINUTE_S },
  // Codes typed after one right password.
  'second-step-challenge': { points: 5, seconds: 10 * MINUTE_S },
  // Codes of the authenticator over all sign-ins: those of strangers together, each known device for itself.
  'second-step-account': { points: 10, seconds: 15 * MINUTE_S },
  'second-step-device': { points: 10, seconds: 15 * MINUTE_S },
  // Per person and network, or per known device.
  'recovery-code': { points: 50, seconds: 15 * MINUTE_S },
  // Per person, all strangers together: a recovery code has 38 bits. One network alone cannot fill it and keep the owner out.
  'recovery-code-account': { points: 200, seconds: 15 * MINUTE_S },
  'second-step-person': { points: 20, seconds: HOUR_S },
  'reset-account': { points: 3, seconds: HOUR_S },
  'booking-person': { points: 60, seconds: HOUR_S },
  'booking-network': { points: 600, seconds: HOUR_S },
  'photo-person': { points: 30, seconds: HOUR_S },
  'check-person': { points: 30, seconds: HOUR_S },
  'problem-photo-person': { points: 60, seconds: HOUR_S },
  'report-person': { points: 10, seconds: HOUR_S },
  'report-network': { points: 200, seconds: HOUR_S },
  // Twenty a second: sixty people who type at once behind one address. Over it the field works without suggestions.
  'suggestions-network': { points: 1_200, seconds: MINUTE_S },
  'cannot-receive-person': { points: 20, seconds: HOUR_S },
  'message-person': { points: 120, seconds: HOUR_S },
  'message-network': { points: 3_000, seconds: HOUR_S },
  'hours-person': { points: 300, seconds: HOUR_S },
  'receipt-person': { points: 60, seconds: HOUR_S },
  // A PDF costs some 60 ms of the processor.
  'receipt-file-person': { points: 60, seconds: HOUR_S },
  // Acts that say how a visit goes, and their undoing.
  'visit-step-person': { points: 60, seconds: HOUR_S },
  'quote-person': { points: 60, seconds: HOUR_S },
  'guarantee-person': { points: 60, seconds: HOUR_S },
  'export-person': { points: 5, seconds: 24 * HOUR_S },
  'reset-network': { points: 60, seconds: HOUR_S },
} as const

export type LimitName = keyof typeof LIMITS

/** One attempt as a row of the table `limits`. */
export interface RateLimitedAttempt {
  readonly key: string
  /** How many are allowed. */
  readonly points: number
  /** Milliseconds since 1970, as the table has them. */
  readonly now: number
  readonly expiresAt: number
}

export function rateLimitedAttempt(name: LimitName, key: string): RateLimitedAttempt {
  const { points, seconds } = LIMITS[name]
  const now = Date.now()
  return { key: `${name}:${hashed(key)}`, points, now, expiresAt: now + seconds * 1_000 }
}

/**
 * Counts it; false when the limit is exceeded. A window that is over begins again. In a transaction the row stays locked
 * until its end.
 */
export async function countAttempt(
  db: Db,
  { key, points, now, expiresAt }: RateLimitedAttempt,
): Promise<boolean> {
  const { rows } = await db.execute<{ points: number }>(sql`
    insert into limits as l (key, points, expire) values (${key}, 1, ${expiresAt}::bigint)
    on conflict (key) do update set
      points = case when l.expire <= ${now}::bigint then 1 else l.points + 1 end,
      expire = case when l.expire <= ${now}::bigint then excluded.expire else l.expire end
    returning points`)
  return rows.every(counted => counted.points <= points)
}

export interface RateLimits {
  /** Counts one attempt; false when the limit is exceeded. */
  consume(name: LimitName, key: string): Promise<boolean>
  /** Takes one attempt off the count. */
  refund(name: LimitName, key: string): Promise<void>
  /** Forgets all attempts. */
  clear(name: LimitName, key: string): Promise<void>
}

export function createRateLimits(db: Db): RateLimits {
  return {
    async consume(name, key) {
      const isAllowed = await countAttempt(db, rateLimitedAttempt(name, key))
      if (!isAllowed) countRateLimitRefusal(name)
      return isAllowed
    },
    async refund(name, key) {
      const { key: counted } = rateLimitedAttempt(name, key)
      await db.execute(sql`update limits set points = points - 1 where key = ${counted} and points > 0`)
    },
    async clear(name, key) {
      await db.execute(sql`delete from limits where key = ${rateLimitedAttempt(name, key).key}`)
    },
  }
}

/** Keys are e-mail and IP addresses: hashed, they fit the column and stay private. */
function hashed(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
