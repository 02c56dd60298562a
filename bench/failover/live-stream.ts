// An open page of a signed-in person: the moments at which its stream of events tells it to look again.
export interface LiveStream {
  readonly events: number[]
  close(): void
}

export async function followStream(origin: string, cookie: string): Promise<LiveStream> {
  const controller = new AbortController()
  const events: number[] = []
  const response = await fetch(`${origin}/live`, { headers: { cookie }, signal: controller.signal })
  if (response.status !== 200 || !response.body) throw new Error(`/live answered ${response.status}`)
  const read = async (body: NonNullable<typeof response.body>) => {
    for await (const chunk of body)
      if (/event: session/.test(Buffer.from(chunk).toString())) events.push(performance.now())
  }
  void read(response.body).catch(() => undefined)
  return { events, close: () => controller.abort() }
}
