// TCP connections that can be cut, as a network does it: without a word to either side.
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export interface Link {
  /** From now on nothing arrives, on new connections neither. */
  cut(): void
  /** What hung is closed, new connections pass. */
  mend(): void
  close(): void
}

interface Address {
  readonly host: string
  readonly port: number
}

export async function openLink(from: Address, to: Address): Promise<Link> {
  const sockets = new Set<Socket>()
  let isCut = false
  const server = createServer(downstream => {
    const upstream = connect(to)
    for (const [source, target] of [
      [downstream, upstream],
      [upstream, downstream],
    ] as const) {
      sockets.add(source)
      source.on('data', chunk => isCut || target.write(chunk))
      source.on('error', () => undefined)
      source.on('close', () => {
        sockets.delete(source)
        if (!isCut) target.destroy()
      })
    }
  })
  server.listen(from.port, from.host)
  await once(server, 'listening')
  const closeAll = () => sockets.forEach(socket => void socket.destroy())
  return {
    cut() {
      isCut = true
    },
    mend() {
      closeAll()
      isCut = false
    },
    close() {
      closeAll()
      server.close()
    },
  }
}
