// How often somebody may try something; counted in PostgreSQL, so restarts and other instances count too.
import { createHash } from 'node:crypto'
import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S

export const LIMITS = {
  'login-account': { points: 10, seconds: 15 * MINUTE_S },
  'login-network': { points: 100, seconds: 15 * MINUTE_S },
  // Generous: in Colombia thousands of phones share one address of their operator.
  'register-network': { points: 300, seconds: HOUR_S },
  'reset-account': { points: 3, seconds: HOUR_S },
  'booking-person': { points: 60, seconds: HOUR_S },
  'photo-person': { points: 30, seconds: HOUR_S },
  'reset-network': { points: 60, seconds: HOUR_S },
} as const

export type LimitName = keyof typeof LIMITS

/** One try as a row of the table, for a statement that counts it together with what is tried: one commit, not two. */
export interface CountedTry {
  readonly key: string
  readonly most: number
  readonly now: number
  readonly until: number
}

export function countedTry(name: LimitName, key: string): CountedTry {
  const { points, seconds } = LIMITS[name]
  const now = Date.now()
  return { key: `${name}:${short(key)}`, most: points, now, until: now + seconds * 1_000 }
}

export interface Limits {
  /** Takes one try; false when there is none left. */
  spend(name: LimitName, key: string): Promise<boolean>
  /** Gives the try back: it turned out not to be a guess. */
  giveBack(name: LimitName, key: string): Promise<void>
}

export function createLimits(pool: pg.Pool): Limits {
  const limiters = new Map<LimitName, RateLimiterPostgres>()
  const limiter = (name: LimitName) => {
    const known = limiters.get(name)
    if (known) return known
    const { points, seconds } = LIMITS[name]
    const created = new RateLimiterPostgres({
      storeClient: pool,
      tableName: 'limits',
      tableCreated: true,
      keyPrefix: name,
      points,
      duration: seconds,
    })
    limiters.set(name, created)
    return created
  }
  return {
    async spend(name, key) {
      try {
        await limiter(name).consume(short(key))
        return true
      } catch (reason) {
        if (reason instanceof RateLimiterRes) return false
        throw reason
      }
    },
    async giveBack(name, key) {
      await limiter(name).reward(short(key))
    },
  }
}

/** Addresses can be longer than the column, and whoever reads the table need not know whose they are. */
function short(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
