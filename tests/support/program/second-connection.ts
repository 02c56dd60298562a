// A request that holds a connection and waits for a second one blocks the site as soon as enough of them come at once: each
// waits for another to finish. Here such a request fails at once, whatever the size of the pool.
import { AsyncLocalStorage } from 'node:async_hooks'
import { NodePgSession } from 'drizzle-orm/node-postgres'
import type pg from 'pg'

export const SECOND_CONNECTION = 'asked for a second connection inside a transaction'

const transactions = new AsyncLocalStorage<{ connections: number }>()

// Every transaction of the program begins here.
const begin = NodePgSession.prototype.transaction
NodePgSession.prototype.transaction = function (this: ThisParameterType<typeof begin>, ...given) {
  const inner = transactions.getStore()
  if (inner) throw new Error(SECOND_CONNECTION)
  return transactions.run({ connections: 0 }, () => begin.apply(this, given))
} as typeof begin

const watched = new WeakSet<pg.Pool>()

/** From now on the pool gives a transaction one connection. `pool.query` takes its connection by `connect` too. */
export function refuseSecondConnections(pool: pg.Pool): void {
  if (watched.has(pool)) return
  watched.add(pool)
  const connect = pool.connect.bind(pool)
  pool.connect = ((...given: Parameters<typeof connect>) => {
    const transaction = transactions.getStore()
    if (transaction && ++transaction.connections > 1) throw new Error(SECOND_CONNECTION)
    return connect(...given)
  }) as typeof pool.connect
}

/** For tests that hold a transaction open while somebody else does something. */
export function asAnotherRequest<Value>(work: () => Value): Value {
  return transactions.exit(work)
}
