// The references of bench/benches/new-page.ts: a page concatenated from strings, padded to the size of the real page and
// compressed with the program's settings.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const brotli = promisify(brotliCompress)
const params = { [constants.BROTLI_PARAM_QUALITY]: 2 }

/** Prints its URL. `padding` is a page of the program. */
export function serveBarePages(padding: string, write: (url: URL, cookie: string) => Promise<string>): void {
  const server = createServer(async ({ url = '/', headers }, response) => {
    const html = await write(new URL(url, 'http://localhost'), headers.cookie ?? '')
    const body = await brotli(`${html}${padding.slice(html.length)}`, { params })
    response.writeHead(200, {
      'content-type': 'text/html',
      'content-encoding': 'br',
      'content-length': body.length,
    })
    response.end(body)
  })
  server.listen(0, '127.0.0.1', () =>
    process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`),
  )
}
