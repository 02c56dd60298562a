// A client for pg.Pool that reports every statement: those of the pool, of transactions, and of libraries that share it.
import { AsyncResource } from 'node:async_hooks'
import pg from 'pg'

export interface Statement {
  readonly text: string
  /** Of a prepared statement. */
  readonly name: string | undefined
}

/** Called when a statement is sent, in the async context of its caller; the returned function when it is answered. */
export type ObserveStatement = (statement: Statement) => ((error?: Error) => void) | undefined

type Callback = (...results: unknown[]) => void

/** The class to pass as pg.Pool's option `Client`. */
export function createObservedClient(observe: ObserveStatement): typeof pg.Client {
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
  return ObservedClient
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
