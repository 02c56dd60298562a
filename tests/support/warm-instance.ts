import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { getRequestListener } from '@hono/node-server'
import type { Services } from '#app/services.ts'
import { createHttp } from '#server/http/app.ts'
import type { Pages } from '#server/http/pages.ts'
import type { PgListener } from '#server/live/pg-listener.ts'
import { createLog } from '#server/log.ts'
import { openWarm } from '#server/warm/open-warm.ts'
import type { ShelfLimits } from '#server/warm/shelf.ts'

export interface Answer {
  readonly status: number
  readonly headers: Record<string, string>
  readonly bytes: Buffer
  readonly html: string
}

export interface Asking {
  readonly method?: string
  readonly headers?: Record<string, string>
}

export interface WarmInstance {
  readonly port: number
  readonly logged: string[]
  ask(path: string, asking?: Asking): Promise<Answer>
  close(): Promise<void>
}

export interface WarmInstanceOptions {
  readonly pages: Pages
  readonly listener: PgListener
  readonly services?: Services
  readonly publicOrigin?: string
  readonly limits?: Partial<ShelfLimits>
}

/** The real shell with warm pages in front, on a port of its own, around pages given by the test. */
export async function warmInstance({
  pages,
  listener,
  services,
  publicOrigin,
  limits = {},
}: WarmInstanceOptions): Promise<WarmInstance> {
  const logged: string[] = []
  const log = createLog({ to: { write: line => void logged.push(line) } })
  const warm = openWarm({ pages, listener, log, publicOrigin, limits })
  const app = createHttp({
    services: { ...services, log } as Services,
    pages: warm.pages,
    files: (_c, next) => next(),
    images: (_c, next) => next(),
    socialPictures: (_c, next) => next(),
    isReady: async () => true,
    publicOrigin,
    trustProxy: 0,
    development: false,
  })
  const server = createServer(warm.inFrontOf(getRequestListener(app.fetch)))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    port,
    logged,
    ask: (path, asking) => ask(port, path, asking),
    async close() {
      if (!server.listening) return
      warm.close()
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

function ask(port: number, path: string, { method = 'GET', headers = {} }: Asking = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', path, method, headers }, response => {
      const chunks: Buffer[] = []
      response.on('data', chunk => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const bytes = Buffer.concat(chunks)
        const answer = response.headers as Record<string, string>
        resolve({
          status: response.statusCode ?? 0,
          headers: answer,
          bytes,
          html: method === 'HEAD' ? '' : read(bytes, answer['content-encoding']),
        })
      })
    })
    asked.on('error', reject)
    asked.end()
  })
}

function read(bytes: Buffer, encoding: string | undefined): string {
  if (encoding === 'br') return brotliDecompressSync(bytes).toString()
  return (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString()
}

/** The nonce that a response allows, and those that its page uses. */
export function noncesOf({ headers, html }: Pick<Answer, 'headers' | 'html'>): {
  allowed: string
  used: string[]
} {
  return {
    allowed: /'nonce-([^']+)'/.exec(headers['content-security-policy'] ?? '')?.[1] ?? '',
    used: [...html.matchAll(/nonce="([^"]*)"/g)].map(([, nonce = '']) => nonce),
  }
}
