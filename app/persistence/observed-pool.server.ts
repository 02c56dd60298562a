// A pool that reports every statement: its own queries, those of transactions, and those of the libraries that share it.
import { AsyncResource } from 'node:async_hooks'
import pg from 'pg'

export interface Statement {
  readonly text: string
  /** Of a prepared statement. */
  readonly name: string | undefined
}

/** Called when a statement is sent, in the async context of its caller; the returned function when it is answered. */
export type ObserveStatement = (statement: Statement) => ((error?: Error) => void) | undefined

type ConnectCallback = Parameters<pg.Pool['connect']>[0]
type Callback = (...results: unknown[]) => void

export function createObservedPool(config: pg.PoolConfig, observe: ObserveStatement): pg.Pool {
  class ObservedClient extends pg.Client {
    // The overloads of pg: text or configuration, values, callback.
    // biome-ignore lint/suspicious/noExplicitAny: one implementation for all of them.
    override query(...args: any[]): any {
      const end = observe(statementFrom(args[0]))
      // biome-ignore lint/suspicious/noExplicitAny: see above.
      const send = super.query.bind(this) as (...all: any[]) => any
      if (!end) return send(...args)
      const callback: unknown = args.at(-1)
      if (typeof callback === 'function') {
        // Answers arrive in the context of the connection, which several requests share.
        const answered: Callback = (error, ...results) => {
          end(error instanceof Error ? error : undefined)
          return (callback as Callback)(error, ...results)
        }
        return send(...args.slice(0, -1), AsyncResource.bind(answered))
      }
      const result: unknown = send(...args)
      if (result instanceof Promise)
        result.then(
          () => end(),
          error => end(error),
        )
      return result
    }
  }

  class ObservedPool extends pg.Pool {
    override connect(): Promise<pg.PoolClient>
    override connect(callback: ConnectCallback): void
    override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | undefined {
      if (!callback) return super.connect()
      // Whoever waits for a connection is called by the request that gives one back.
      super.connect(AsyncResource.bind(callback))
    }
  }
  return new ObservedPool({ ...config, Client: ObservedClient })
}

/** A library may pass a query object of its own, which has its text too. */
function statementFrom(query: unknown): Statement {
  if (typeof query === 'string') return { text: query, name: undefined }
  const { text, name } = (query ?? {}) as { text?: unknown; name?: unknown }
  return {
    text: typeof text === 'string' ? text : '',
    name: typeof name === 'string' ? name : undefined,
  }
}
