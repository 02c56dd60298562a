import { AsyncResource } from 'node:async_hooks'
import pg from 'pg'

type ConnectCallback = Parameters<pg.Pool['connect']>[0]

/** Keeps the async context of whoever waits for a connection: pg calls him from the request that gives one back. */
export class ContextPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>
  override connect(callback: ConnectCallback): void
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | undefined {
    if (!callback) return super.connect()
    super.connect(AsyncResource.bind(callback))
  }
}
