// How often something may be tried. A subject declares its limits beside what they bound.
import { DAY_MS } from '#platform/domain/time.ts'

/** Nothing is counted for longer: /privacidad says so. */
export const RATE_LIMIT_MAX_MS = DAY_MS

export interface RateLimit {
  /** Begins the stored keys and labels the refusals in the metrics: of one limit only. */
  readonly name: string
  /** How many are allowed in a window. */
  readonly points: number
  readonly windowMs: number
}

export function rateLimit(name: string, points: number, windowMs: number): RateLimit {
  if (windowMs > RATE_LIMIT_MAX_MS) throw new RangeError(`${name} counts for longer than a day`)
  return { name, points, windowMs }
}
