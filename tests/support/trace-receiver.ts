// An OTLP receiver over HTTP, in place of a collector.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

export interface ReceivedSpan {
  readonly name: string
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly attributes: Record<string, string | number>
}

export interface TraceReceiver {
  readonly endpoint: string
  readonly spans: ReceivedSpan[]
  close(): Promise<void>
}

interface OtlpBody {
  resourceSpans: {
    scopeSpans: { spans: (Omit<ReceivedSpan, 'attributes'> & { attributes: OtlpAttribute[] })[] }[]
  }[]
}
interface OtlpAttribute {
  key: string
  value: { stringValue?: string; intValue?: number }
}

export async function traceReceiver(): Promise<TraceReceiver> {
  const spans: ReceivedSpan[] = []
  const server = createServer(async (request, response) => {
    const { resourceSpans } = (await json(request)) as OtlpBody
    if (request.url === '/v1/traces')
      for (const span of resourceSpans.flatMap(({ scopeSpans }) => scopeSpans).flatMap(each => each.spans))
        spans.push({ ...span, attributes: attributesOf(span.attributes) })
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function attributesOf(list: readonly OtlpAttribute[]): Record<string, string | number> {
  return Object.fromEntries(list.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]))
}
