import type { Visitor } from '#tests/support/browser/visitor.ts'

export interface EventStream {
  readonly status: number
  /** Waits until `text` was received after what was waited for before; resolves with the milliseconds it took. */
  waitFor(text: string): Promise<number>
  /** Waits until the server ends the stream; resolves with everything received. */
  ended(): Promise<string>
  close(): Promise<void>
}

/** Opens the event stream of a visitor. `page`: what it says of itself (app/platform/ui/live/live-stream.ts). */
export async function openStream(visitor: Visitor, page: Record<string, string> = {}): Promise<EventStream> {
  const response = await visitor.get(`/live?${new URLSearchParams(page)}`)
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let received = ''
  let waitedUntil = 0
  const readMore = async () => {
    const { value = '', done = true } = (await reader?.read()) ?? {}
    received += value
    return !done
  }
  return {
    status: response.status,
    async waitFor(text) {
      const started = performance.now()
      while (!received.includes(text, waitedUntil))
        if (!(await readMore())) throw new Error(`the stream ended without ${text}: ${received}`)
      waitedUntil = received.indexOf(text, waitedUntil) + text.length
      return performance.now() - started
    },
    async ended() {
      while (await readMore());
      return received
    },
    close: async () => void (await reader?.cancel()),
  }
}
