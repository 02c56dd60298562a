// D49: sessions that could not be deleted at sign-out, because the database was away, are deleted when it is back.

const RETRY_EVERY_MS = 5_000
/** Of a longer outage the rest ends by its expiry. */
const PENDING_MAX = 10_000

export interface PendingSignOuts {
  /** `cookie` is the header of the request. */
  add(cookie: string): void
}

/** Call it outside of requests: the timer keeps the context in which it is made. */
export function createPendingSignOuts(signOut: (headers: Headers) => Promise<unknown>): PendingSignOuts {
  const pending = new Set<string>()
  let isBusy = false
  setInterval(async () => {
    if (isBusy) return
    isBusy = true
    try {
      for (const cookie of pending) {
        await signOut(new Headers({ cookie }))
        pending.delete(cookie)
      }
    } catch {
      // Still away.
    } finally {
      isBusy = false
    }
  }, RETRY_EVERY_MS).unref()
  return {
    add(cookie) {
      if (pending.size < PENDING_MAX) pending.add(cookie)
    },
  }
}
