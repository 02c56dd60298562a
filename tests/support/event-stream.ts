import type { Visitor } from '#tests/support/visitor.ts'

export interface EventStream {
  readonly status: number
  /** Waits until everything heard so far contains the text; the answer is how long it took. */
  hear(text: string): Promise<number>
  /** Waits until the server hangs up; the answer is everything that was said. */
  ended(): Promise<string>
  close(): Promise<void>
}

/** A browser's one stream, without the browser. */
export async function openStream(visitor: Visitor): Promise<EventStream> {
  const response = await visitor.get('/live')
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let heard = ''
  const more = async () => {
    const { value = '', done = true } = (await reader?.read()) ?? {}
    heard += value
    return !done
  }
  return {
    status: response.status,
    async hear(text) {
      const started = performance.now()
      while (!heard.includes(text))
        if (!(await more())) throw new Error(`the stream ended without ${text}: ${heard}`)
      return performance.now() - started
    },
    async ended() {
      while (await more());
      return heard
    },
    close: async () => void (await reader?.cancel()),
  }
}
