// What is known of the current request anywhere below it: the log adds its id to every line.
import { AsyncLocalStorage } from 'node:async_hooks'

interface RequestContext {
  readonly requestId: string
}

const contexts = new AsyncLocalStorage<RequestContext>()

/** Undefined outside of requests. */
export const currentRequest = () => contexts.getStore()

export function runInRequest<Result>(requestId: string, work: () => Result): Result {
  return contexts.run({ requestId }, work)
}

/** For events of connections: they outlive the request that opened them. */
export function runOutsideRequests<Result>(work: () => Result): Result {
  return contexts.exit(work)
}
