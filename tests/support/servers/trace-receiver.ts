// An OTLP receiver over HTTP, in place of a collector.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

interface ReceivedSpan {
  /** The attribute service.name of its resource. */
  readonly service: string
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

type OtlpSpan = Omit<ReceivedSpan, 'attributes' | 'service'> & { attributes: OtlpAttribute[] }
interface OtlpBody {
  resourceSpans: { resource: { attributes: OtlpAttribute[] }; scopeSpans: { spans: OtlpSpan[] }[] }[]
}
interface OtlpAttribute {
  key: string
  value: { stringValue?: string; intValue?: number }
}

export async function traceReceiver(): Promise<TraceReceiver> {
  const spans: ReceivedSpan[] = []
  const server = createServer(async (request, response) => {
    const { resourceSpans } = (await json(request)) as OtlpBody
    if (request.url === '/v1/traces') spans.push(...resourceSpans.flatMap(spansOf))
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

function spansOf({ resource, scopeSpans }: OtlpBody['resourceSpans'][number]): ReceivedSpan[] {
  const service = String(attributesOf(resource.attributes)['service.name'])
  return scopeSpans.flatMap(({ spans }) =>
    spans.map(span => ({ ...span, service, attributes: attributesOf(span.attributes) })),
  )
}

function attributesOf(list: readonly OtlpAttribute[]): Record<string, string | number> {
  return Object.fromEntries(list.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]))
}
