// The database connection: the PostgreSQL of DATABASE_URL, or the embedded one under DATA_DIR (D1).
import { mkdir } from 'node:fs/promises'
import type pg from 'pg'
import type { Log } from '#app/services.ts'
import type { Env } from '#server/env.ts'
import { findEmbeddedPostgres, startEmbeddedPostgres } from '#server/postgres/embedded.ts'

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

/** For commands: uses the embedded server of a running program, or starts it for the duration of `work`. */
export async function withData<Value>(
  env: Env,
  work: (connection: pg.PoolConfig) => Promise<Value>,
): Promise<Value> {
  if (env.databaseUrl) return work({ connectionString: env.databaseUrl })
  const running = await findEmbeddedPostgres(env.dataDir)
  if (running) return work(running)
  const server = await startEmbeddedPostgres({ dataDir: env.dataDir, log: () => {} })
  try {
    return await work(server.poolConfig)
  } finally {
    await server.stop()
  }
}
