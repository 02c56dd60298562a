// The reference of bench/benches/live.ts: event streams with a heartbeat, by node:http alone.
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const open = new Set<ServerResponse>()
setInterval(() => {
  for (const stream of open) stream.write(': on\n\n')
}, 20_000)

const server = createServer((_request, response) => {
  open.add(response)
  response.on('close', () => open.delete(response))
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
  response.write('retry: 2000\n\n')
})
server.listen(0, '127.0.0.1', () =>
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`),
)
