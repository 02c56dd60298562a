// What a use case is handed, and how it reaches pages: through React Router's request context.
import { createContext } from 'react-router'
import type { Identity } from '#identity/identity.server.ts'
import type { Photos } from '#images/photos.server.ts'
import type { Db } from '#persistence/database.server.ts'
import type { Limits } from '#persistence/limits.server.ts'

export interface Log {
  info(event: object, message?: string): void
  warn(event: object, message?: string): void
  error(event: object, message?: string): void
}

export interface Services {
  readonly db: Db
  readonly identity: Identity
  readonly images: Photos
  readonly limits: Limits
  readonly log: Log
  readonly now: () => Date
}

export const servicesContext = createContext<Services>()
/** The nonce of this response's Content-Security-Policy. */
export const nonceContext = createContext<string>()
/** The network a request comes from, as limits count it. */
export const networkContext = createContext<string>()
/** Scheme and host under which people see this site. */
export const originContext = createContext<string>()
/** The reference under which the log tells of this request (D27). */
export const requestIdContext = createContext<string>()
/** Set when a request failed because the database is away: the answer is 503, not 500. */
export const outageContext = createContext(false)
