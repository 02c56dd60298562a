import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface DroppableServer {
  readonly origin: string
  /** Closes all open connections; new ones are accepted. */
  drop(): void
  /** Without network: drops all connections and refuses new ones. */
  setReachable(isReachable: boolean): void
  close(): Promise<void>
}

/** A TCP proxy to a program whose connections can be dropped all at once. */
export async function droppableServer(port: number): Promise<DroppableServer> {
  const sockets = new Set<Socket>()
  let reachable = true
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
    outer.pipe(inner).pipe(outer)
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
    async close() {
      drop()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
