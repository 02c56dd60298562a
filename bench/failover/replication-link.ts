// A TCP connection between replica and primary that can be cut, as a network does it: without a word to either side.
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export interface ReplicationLink {
  readonly port: number
  cut(): void
  close(): void
}

export async function openReplicationLink(primaryPort: number): Promise<ReplicationLink> {
  const sockets = new Set<Socket>()
  const server = createServer(downstream => {
    const upstream = connect(primaryPort, '127.0.0.1')
    for (const [from, to] of [
      [downstream, upstream],
      [upstream, downstream],
    ] as const) {
      sockets.add(from)
      from.on('data', chunk => to.write(chunk))
      from.on('error', () => undefined)
      from.on('close', () => to.destroy())
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    // What has arrived here is lost with the connection.
    cut: () => sockets.forEach(socket => void socket.removeAllListeners('data').resume()),
    close() {
      sockets.forEach(socket => void socket.destroy())
      server.close()
    },
  }
}
