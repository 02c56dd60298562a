// Better Auth logs the original error and throws a generic one. This attaches the logged error as `cause` of the thrown
// one, so that outages are recognized and bugs can be found.
import { AsyncLocalStorage } from 'node:async_hooks'

const calls = new AsyncLocalStorage<{ cause?: Error }>()

/** Called by Better Auth's logger during withCause. */
export function recordCause(details: readonly unknown[]): void {
  const call = calls.getStore()
  const cause = details.find(detail => detail instanceof Error)
  if (call && cause) call.cause = cause
}

/** Runs `work`; an error that it throws gets the logged error as its cause. */
export async function withCause<Value>(work: () => Promise<Value>): Promise<Value> {
  const call: { cause?: Error } = {}
  try {
    return await calls.run(call, work)
  } catch (error) {
    if (error instanceof Error && error !== call.cause) error.cause ??= call.cause
    throw error
  }
}
