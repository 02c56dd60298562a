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
    /** A public page for guests, which may be read from a replica. */
    isForGuests?: boolean
    /** Of the page that answered, as in app/routes.ts. */
    routePattern?: string
    /** The body of a text that answered, as it leaves the program. */
    sentBytes?: Uint8Array<ArrayBuffer>
    /** What the page shows of demand. */
    demand?: DemandEvent | undefined
  }
}
