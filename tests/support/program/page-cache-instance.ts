import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { getRequestListener } from '@hono/node-server'
import type { Services } from '#app/services.ts'
import { createHttp } from '#server/http/app.ts'
import type { CountDemand } from '#server/http/count-demand.ts'
import type { Pages } from '#server/http/pages.ts'
import type { PgListener } from '#server/live/pg-listener.ts'
import { createLog } from '#server/log.ts'
import { createPageCache } from '#server/page-cache/page-cache.ts'
import type { PageStoreLimits } from '#server/page-cache/page-store.ts'

interface RawResponse {
  readonly status: number
  readonly headers: Record<string, string>
  /** As sent, compressed. */
  readonly bytes: Buffer
  readonly html: string
}

export interface RequestOptions {
  readonly method?: string
  readonly headers?: Record<string, string>
}

export interface PageCacheInstance {
  readonly port: number
  readonly logLines: string[]
  /** How many requests have arrived. */
  requests(): number
  send(path: string, options?: RequestOptions): Promise<RawResponse>
  close(): Promise<void>
}

export interface PageCacheInstanceOptions {
  readonly pages: Pages
  readonly listener: PgListener
  readonly services?: Services
  readonly guestServices?: Services
  readonly publicOrigin?: string
  readonly limits?: Partial<PageStoreLimits>
  readonly countDemand?: CountDemand
}

/** The real Hono application with its page cache, on a port of its own, around pages given by the test. */
export async function startPageCacheInstance({
  pages,
  listener,
  services,
  guestServices,
  publicOrigin,
  limits = {},
  countDemand,
}: PageCacheInstanceOptions): Promise<PageCacheInstance> {
  const logLines: string[] = []
  const log = createLog({ to: { write: line => void logLines.push(line) } })
  const pageCache = createPageCache({ listener, log, publicOrigin, countDemand, limits })
  const app = createHttp({
    services: { ...services, log } as Services,
    guestServices,
    pages,
    pageCache,
    countDemand,
    files: (_c, next) => next(),
    images: (_c, next) => next(),
    socialPictures: (_c, next) => next(),
    readiness: { whyNot: async () => null },
    publicOrigin,
    trustProxy: 0,
    development: false,
  })
  const server = createServer(pageCache.inFrontOf(getRequestListener(app.fetch)))
  let requests = 0
  server.on('request', () => requests++)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    port,
    logLines,
    requests: () => requests,
    send: (path, options) => send(port, path, options),
    async close() {
      if (!server.listening) return
      pageCache.close()
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

function send(
  port: number,
  path: string,
  { method = 'GET', headers = {} }: RequestOptions = {},
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', path, method, headers }, response => {
      const chunks: Buffer[] = []
      response.on('data', chunk => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const bytes = Buffer.concat(chunks)
        const received = response.headers as Record<string, string>
        resolve({
          status: response.statusCode ?? 0,
          headers: received,
          bytes,
          html: bytes.length === 0 ? '' : decompress(bytes, received['content-encoding']),
        })
      })
    })
    sent.on('error', reject)
    sent.end()
  })
}

function decompress(bytes: Buffer, encoding: string | undefined): string {
  if (encoding === 'br') return brotliDecompressSync(bytes).toString()
  return (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString()
}
