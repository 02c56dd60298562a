// The dependencies of use cases. Pages get them from React Router's request context.
import { createContext } from 'react-router'
import type { Identity } from '#identity/identity.server.ts'
import type { Photos } from '#images/photos.server.ts'
import type { PooledDb } from '#persistence/database.server.ts'
import type { RateLimits } from '#persistence/rate-limits.server.ts'

export interface Log {
  info(event: object, message?: string): void
  warn(event: object, message?: string): void
  error(event: object, message?: string): void
}

export interface Services {
  readonly db: PooledDb
  readonly identity: Identity
  readonly images: Photos
  readonly limits: RateLimits
  readonly log: Log
  readonly now: () => Date
  /** True for public holidays of Colombia; `date` is 'YYYY-MM-DD'. */
  readonly isHoliday: (date: string) => boolean
}

export const servicesContext = createContext<Services>()
/** The nonce of this response's Content-Security-Policy. */
export const nonceContext = createContext<string>()
/** The client's network, as rate limits count it. */
export const networkContext = createContext<string>()
/** The public scheme and host of this site. */
export const originContext = createContext<string>()
/** The id that log lines of this request carry (D27). */
export const requestIdContext = createContext<string>()
/** True when the request failed because the database is unreachable: answer 503, not 500. */
export const outageContext = createContext(false)
