/** What was opened, closed once and in reverse: on a signal, or when something on the way up fails, or both at once. */
export interface Shutdown {
  /** Waits where it has to close at once: opened by a start that did not hear yet that it is over. */
  add(close: () => unknown): Promise<void>
  /** Closes everything, also what comes after something that could not be closed; then says what could not. */
  close(): Promise<void>
}

export function createShutdown(): Shutdown {
  const opened: (() => unknown)[] = []
  let closed: Promise<void> | undefined

  async function closeAll(): Promise<void> {
    const failures: unknown[] = []
    for (const close of opened.reverse()) {
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
      else opened.push(close)
    },
    close() {
      closed ??= closeAll()
      return closed
    },
  }
}
