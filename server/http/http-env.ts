import type { HttpBindings } from '@hono/node-server'
import type { DemandEvent } from '#demand/domain/demand.ts'

/** Variables of a request in the Hono application. */
export interface HttpEnv {
  Bindings: HttpBindings
  Variables: {
    requestId: string
    network: string
    city: string
    origin: string
    /** The answer is kept for every guest, and may be read from a replica. */
    isForGuests?: boolean
    /** Of the page that answered, as in app/routes.ts. */
    routePattern?: string
    /** What the page shows of demand. */
    demand?: DemandEvent | undefined
  }
}
