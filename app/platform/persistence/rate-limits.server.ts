// Rate limits, counted in PostgreSQL so that they hold across restarts and instances.
import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { RateLimit } from '#platform/domain/rate-limit.ts'
import { countOutcome } from '#platform/persistence/counted-outcomes.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { CLOCK_SKEW_MAX_MS } from '#platform/persistence/jobs.server.ts'

/** One attempt as a row of the table `limits`. */
export interface RateLimitedAttempt {
  readonly key: string
  /** How many are allowed. */
  readonly points: number
  /** Milliseconds since 1970, as the table has them. */
  readonly now: number
  readonly expiresAt: number
}

export function rateLimitedAttempt({ name, points, windowMs }: RateLimit, key: string): RateLimitedAttempt {
  const now = Date.now()
  return { key: `${name}:${hashed(key)}`, points, now, expiresAt: now + windowMs }
}

/**
 * Counts it; false when the limit is exceeded. A window that is over begins again, and one that a clock began that was ahead.
 * In a transaction the row stays locked until its end.
 */
export async function countAttempt(
  db: Db,
  { key, points, now, expiresAt }: RateLimitedAttempt,
): Promise<boolean> {
  const isOver = sql`(l.expire <= ${now}::bigint or l.expire > ${expiresAt + CLOCK_SKEW_MAX_MS}::bigint)`
  const { rows } = await db.execute<{ points: number }>(sql`
    insert into limits as l (key, points, expire) values (${key}, 1, ${expiresAt}::bigint)
    on conflict (key) do update set
      points = case when ${isOver} then 1 else l.points + 1 end,
      expire = case when ${isOver} then excluded.expire else l.expire end
    returning points`)
  return rows.every(counted => counted.points <= points)
}

export interface RateLimits {
  /** Counts one attempt; false when the limit is exceeded. */
  consume(limit: RateLimit, key: string): Promise<boolean>
  /** Takes one attempt off the count. */
  refund(limit: RateLimit, key: string): Promise<void>
  /** Forgets all attempts. */
  clear(limit: RateLimit, key: string): Promise<void>
}

export function createRateLimits(db: Db): RateLimits {
  return {
    async consume(limit, key) {
      const isAllowed = await countAttempt(db, rateLimitedAttempt(limit, key))
      if (!isAllowed) countOutcome('rate-limit', limit.name)
      return isAllowed
    },
    async refund(limit, key) {
      const { key: counted } = rateLimitedAttempt(limit, key)
      await db.execute(sql`update limits set points = points - 1 where key = ${counted} and points > 0`)
    },
    async clear(limit, key) {
      await db.execute(sql`delete from limits where key = ${rateLimitedAttempt(limit, key).key}`)
    },
  }
}

/** Keys are e-mail and IP addresses: hashed, they fit the column and stay private. */
function hashed(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
