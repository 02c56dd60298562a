import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import type pg from 'pg'

export interface FreezableDatabase {
  readonly connection: pg.PoolConfig
  /** From now on no data passes and no connection is closed, as with an unplugged cable. */
  freeze(): void
  /** Freezes once a transaction with a statement that contains this text was told to commit: it is stored, the reply is lost. */
  freezeAfterCommitOf(text: string): void
  /** Drops all connections and refuses new ones. */
  refuse(): void
  /** How many connections were refused. */
  refusals(): number
  /** Drops the frozen connections and accepts new ones. */
  thaw(): void
  close(): Promise<void>
}

/** A TCP proxy to the database that can stop forwarding. */
export async function freezableDatabase(connection: pg.PoolConfig): Promise<FreezableDatabase> {
  const sockets = new Set<Socket>()
  let frozen = false
  let refusing = false
  let refused = 0
  let lastText: string | null = null
  const server = createServer(outer => {
    if (refusing) {
      refused++
      return void outer.destroy()
    }
    const inner = connect(`${connection.host}/.s.PGSQL.${connection.port}`)
    for (const socket of [outer, inner]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => sockets.delete(socket))
    }
    let hasLast = false
    outer.on('data', chunk => {
      if (frozen) return
      inner.write(chunk)
      hasLast ||= lastText !== null && chunk.includes(lastText)
      if (hasLast && chunk.includes('commit')) frozen = true
    })
    inner.on('data', chunk => frozen || outer.write(chunk))
    outer.on('close', () => inner.destroy())
    inner.on('close', () => frozen || outer.destroy())
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const drop = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    connection: { ...connection, host: '127.0.0.1', port: (server.address() as AddressInfo).port },
    freeze() {
      frozen = true
    },
    freezeAfterCommitOf(text) {
      lastText = text
    },
    refuse() {
      refusing = true
      drop()
    },
    refusals: () => refused,
    thaw() {
      drop()
      frozen = false
      refusing = false
      lastText = null
    },
    async close() {
      drop()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
