import type { HttpBindings } from '@hono/node-server'

/** What travels with a request through the outer shell. */
export interface HttpEnv {
  Bindings: HttpBindings
  Variables: { nonce: string; requestId: string; network: string; origin: string }
}
