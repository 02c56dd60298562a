// Where the data lives: the PostgreSQL of DATABASE_URL, or our own under DATA_DIR (D1).
import { mkdir } from 'node:fs/promises'
import type pg from 'pg'
import type { Log } from '#app/services.ts'
import type { Env } from '#server/env.ts'
import { startEmbeddedPostgres } from '#server/postgres/embedded.ts'

export interface Data {
  readonly connection: pg.PoolConfig
  readonly embedded: boolean
  close(): Promise<void>
}

export async function openData(env: Env, log: Log): Promise<Data> {
  await mkdir(env.dataDir, { recursive: true })
  if (env.databaseUrl) {
    return { connection: { connectionString: env.databaseUrl }, embedded: false, close: async () => {} }
  }
  const server = await startEmbeddedPostgres({
    dataDir: env.dataDir,
    log: event => log.info({ source: 'postgres', ...event }),
  })
  return { connection: server.poolConfig, embedded: true, close: () => server.stop() }
}
