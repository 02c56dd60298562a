/** Beside the time in which balancers are told. */
const STOP_LIMIT_MS = 9_000

/** Closes resources once, in reverse order: on a signal, when the start fails, or both. */
export interface Shutdown {
  /** After `close` was called, closes the resource at once. */
  add(close: () => unknown): Promise<void>
  /** Closes everything, also after a failure; rejects with all failures at the end. */
  close(): Promise<void>
}

export function createShutdown(): Shutdown {
  const closers: (() => unknown)[] = []
  let closed: Promise<void> | undefined

  async function closeAll(): Promise<void> {
    const failures: unknown[] = []
    for (const close of closers.reverse()) {
      try {
        await close()
      } catch (error) {
        failures.push(error)
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, 'Not everything could be closed')
  }

  return {
    async add(close) {
      if (closed) await close()
      else closers.push(close)
    },
    close() {
      closed ??= closeAll()
      return closed
    },
  }
}

/** Calls `stop` once and exits: with 1 when it answers false or takes too long. */
export function onSignals(drainMs: number, stop: (signal: string) => Promise<boolean>): void {
  let stopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, async () => {
      if (stopping) return
      stopping = true
      setTimeout(() => process.exit(1), drainMs + STOP_LIMIT_MS).unref()
      process.exit((await stop(signal)) ? 0 : 1)
    })
  }
}
