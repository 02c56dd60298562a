import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface DroppableServer {
  readonly origin: string
  /** Closes all open connections; new ones are accepted. */
  drop(): void
  /** Without network: drops all connections and refuses new ones. */
  setReachable(isReachable: boolean): void
  /** While true every reply is cut in its middle: the connection breaks after the first byte of the body. */
  setCut(isCut: boolean): void
  close(): Promise<void>
}

const END_OF_HEADERS = '\r\n\r\n'

/** A TCP proxy to a program whose connections can be dropped all at once. */
export async function droppableServer(port: number): Promise<DroppableServer> {
  const sockets = new Set<Socket>()
  let reachable = true
  let cut = false
  const server = createServer(outer => {
    if (!reachable) return void outer.destroy()
    const inner = connect(port, 'localhost')
    for (const [socket, other] of [
      [outer, inner],
      [inner, outer],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
    outer.pipe(inner)
    inner.on('data', (chunk: Buffer) => {
      if (!cut) return void outer.write(chunk)
      outer.end(chunk.subarray(0, chunk.indexOf(END_OF_HEADERS) + END_OF_HEADERS.length + 1))
      inner.destroy()
    })
  })
  await new Promise<void>(resolve => server.listen(0, resolve))
  const drop = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    drop,
    setReachable(isReachable) {
      reachable = isReachable
      if (!reachable) drop()
    },
    setCut(isCut) {
      cut = isCut
    },
    async close() {
      drop()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
