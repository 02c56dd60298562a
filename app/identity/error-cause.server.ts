// Better Auth logs what went wrong and throws something milder. Here the two are put together again, so that an
// outage is told as an outage and a bug can be found.
import { AsyncLocalStorage } from 'node:async_hooks'

const calls = new AsyncLocalStorage<{ cause?: Error }>()

/** What the library tells its log while one of the calls below is under way. */
export function recordCause(details: readonly unknown[]): void {
  const call = calls.getStore()
  const cause = details.find(detail => detail instanceof Error)
  if (call && cause) call.cause = cause
}

/** Does the work; whatever it throws carries the cause that was only logged. */
export async function withCause<Value>(work: () => Promise<Value>): Promise<Value> {
  const call: { cause?: Error } = {}
  try {
    return await calls.run(call, work)
  } catch (error) {
    if (error instanceof Error && error !== call.cause) error.cause ??= call.cause
    throw error
  }
}
