// A primary and its streaming replica, from the embedded binaries: both begin as copies of one stopped cluster.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/postgres/embedded.ts'
import { migratedDataDir } from '#tests/support/program/data-dir.ts'

const SETTINGS = {
  fsync: 'off',
  shared_buffers: '32MB',
  autovacuum: 'off',
  // A replica refuses less than its cluster had before.
  max_connections: '200',
}

export interface StreamingPair {
  readonly primary: pg.PoolConfig
  readonly replica: pg.PoolConfig
  onPrimary<Row>(sql: string, values?: unknown[]): Promise<Row[]>
  onReplica<Row>(sql: string, values?: unknown[]): Promise<Row[]>
  stopReplica(): Promise<void>
  startReplica(): Promise<void>
}

/** Migrated, without rows. Call it at the top of the file. */
export async function streamingPair(): Promise<StreamingPair> {
  const [primaryDir, replicaDir] = [await migratedDataDir(), await migratedDataDir()]
  const primary = await startEmbeddedPostgres({ dataDir: primaryDir, log: () => {}, settings: SETTINGS })
  afterAll(() => primary.stop())
  const { host, port, user } = primary.poolConfig
  await writeFile(join(replicaDir, 'postgres', 'standby.signal'), '')
  const settings = { ...SETTINGS, primary_conninfo: `host=${host} port=${port} user=${user}` }
  const start = () => startEmbeddedPostgres({ dataDir: replicaDir, log: () => {}, settings })
  let replica: EmbeddedPostgres = await start()
  afterAll(() => replica.stop())
  return {
    primary: primary.poolConfig,
    replica: replica.poolConfig,
    onPrimary: (sql, values) => rowsOf(primary.poolConfig, sql, values),
    onReplica: (sql, values) => rowsOf(replica.poolConfig, sql, values),
    stopReplica: () => replica.stop(),
    async startReplica() {
      replica = await start()
    },
  }
}

async function rowsOf<Row>(connection: pg.PoolConfig, sql: string, values?: unknown[]): Promise<Row[]> {
  const client = new pg.Client(connection)
  await client.connect()
  return client
    .query(sql, values)
    .then(({ rows }) => rows)
    .finally(() => client.end())
}
