// The database connection: the PostgreSQL of DATABASE_URL, or the embedded one under DATA_DIR (D1).
import type pg from 'pg'
import type { Log } from '#app/services.ts'
import type { Env } from '#server/env.ts'
import { DISK_FREE_MIN_BYTES, freeBytesOf } from '#server/http/readiness.ts'
import { memoryMb, memoryMistake } from '#server/memory.ts'
import { findEmbeddedPostgres, startEmbeddedPostgres } from '#server/postgres/embedded.ts'
import { ensureDataDir } from '#server/postgres/paths.ts'
import { checkDatabase } from '#server/start-checks.ts'
import { UserFacingError } from '#server/user-facing-error.ts'

export interface Data {
  readonly connection: pg.PoolConfig
  readonly embedded: boolean
  close(): Promise<void>
}

export async function openData(env: Env, log: Log): Promise<Data> {
  await ensureDataDir(env.dataDir)
  if ((await freeBytesOf(env.dataDir)) < DISK_FREE_MIN_BYTES)
    throw new UserFacingError(
      `El disco de la carpeta de datos «${env.dataDir}» está lleno: libera espacio o indica otra con DATA_DIR.`,
    )
  const problem = memoryMistake(memoryMb(), !env.databaseUrl)
  if (problem) log.attention('memory-small', { source: 'start', problem })
  if (env.databaseUrl) {
    for (const mistake of await checkDatabase(env.databaseUrl, () => new Date()))
      log.attention('clock-differs', { source: 'start', problem: mistake })
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
  if (env.databaseUrl) {
    await checkDatabase(env.databaseUrl, () => new Date())
    return work({ connectionString: env.databaseUrl })
  }
  const running = await findEmbeddedPostgres(env.dataDir)
  if (running) return work(running)
  const server = await startEmbeddedPostgres({ dataDir: env.dataDir, log: () => {} })
  try {
    return await work(server.poolConfig)
  } finally {
    await server.stop()
  }
}
