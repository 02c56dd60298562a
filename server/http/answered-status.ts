import type { Context } from 'hono'

const CLIENT_CLOSED_REQUEST = 499

/** A request that fails because its client disconnected is no server error. */
export function answeredStatus(c: Context): number {
  return c.res.status >= 500 && c.req.raw.signal.aborted ? CLIENT_CLOSED_REQUEST : c.res.status
}
