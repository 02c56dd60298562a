// The reference of bench/benches/cached-page.ts: node:http and nothing else, sending one page that never changes.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const [, , bodyFile = '', headersFile = ''] = process.argv
const body = readFileSync(bodyFile)
const headers: Record<string, string> = JSON.parse(readFileSync(headersFile, 'utf8'))

const server = createServer((_request, response) => {
  response.writeHead(200, headers)
  response.end(body)
})
server.listen(0, '127.0.0.1', () =>
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`),
)
