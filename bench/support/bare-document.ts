// The reference of bench/benches/largest-paint.ts: a line of text that needs two round trips (the document, then its style
// sheet) and as many bytes as the page it is compared with.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface BareDocument {
  readonly url: string
  close(): Promise<void>
}

export async function serveBareDocument(bytes: number): Promise<BareDocument> {
  const page = `<!doctype html><link rel="stylesheet" href="/style.css"><link rel="icon" href="data:,"><h1>TecniYa</h1>`
  const padding = `<!--${'.'.repeat(Math.max(0, bytes - page.length))}-->`
  const server = createServer((request, response) => {
    const [type, body] =
      request.url === '/style.css' ? ['text/css', 'h1{color:#222}'] : ['text/html', page + padding]
    response.writeHead(200, { 'content-type': type })
    response.end(body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
