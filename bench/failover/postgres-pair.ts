// Debian's PostgreSQL 15 as primary and streaming replica, in folders of the trial; the system's cluster is not touched.
import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { findExecutable, type Trial } from '#bench/failover/processes.ts'
import { freePort } from '#tests/support/program/program.ts'

const BIN = '/usr/lib/postgresql/15/bin'
const START_LIMIT_MS = 60_000
export const DATABASE = 'tecniya'

export const postgresBinary = (name: string) => findExecutable([`${BIN}/${name}`], 'postgresql-15')

export interface PostgresServer {
  readonly port: number
  readonly folder: string
  readonly process: ChildProcess
  query<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>
}

export async function startPrimary(trial: Trial): Promise<PostgresServer> {
  const folder = join(trial.folder, 'primary')
  await trial.run([postgresBinary('initdb'), '-D', folder, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8'])
  const server = await startServer(trial, 'primary', folder)
  const admin = new pg.Client({ ...connectionTo(server.port), database: 'postgres' })
  await admin.connect()
  await admin.query(`create database ${DATABASE}`)
  await admin.end()
  return server
}

/** `linkPort` leads to the primary, through a connection that can be cut. Resolves once it streams. */
export async function startReplica(
  trial: Trial,
  primary: PostgresServer,
  { linkPort, synchronous }: { linkPort: number; synchronous: boolean },
): Promise<PostgresServer> {
  const folder = join(trial.folder, 'replica')
  const conninfo = `host=127.0.0.1 port=${linkPort} user=postgres application_name=replica`
  await trial.run([
    postgresBinary('pg_basebackup'),
    '-d',
    conninfo,
    '-D',
    folder,
    '-R',
    '-X',
    'stream',
    '-c',
    'fast',
  ])
  const replica = await startServer(trial, 'replica', folder)
  // After the copy, so that the replica does not wait for a standby once it is promoted.
  if (synchronous) await primary.query(`alter system set synchronous_standby_names = 'replica'`)
  await primary.query('select pg_reload_conf()')
  const wanted = synchronous ? 'sync' : 'async'
  await until(async () => {
    const [row] = await primary.query<{ sync_state: string }>(
      `select sync_state from pg_stat_replication where state = 'streaming'`,
    )
    return row?.sync_state === wanted
  })
  return replica
}

/** Resolves once it accepts writes. */
export async function promote(trial: Trial, { folder }: PostgresServer): Promise<void> {
  await trial.run([postgresBinary('pg_ctl'), 'promote', '-D', folder, '-w', '-t', '30'])
}

export async function answers({ port }: PostgresServer, trial: Trial): Promise<boolean> {
  const command = [postgresBinary('pg_isready'), '-q', '-h', '127.0.0.1', '-p', String(port), '-t', '1']
  return trial.run(command).then(
    () => true,
    () => false,
  )
}

export const connectionTo = (port: number) => ({
  host: '127.0.0.1',
  port,
  user: 'postgres',
  database: DATABASE,
})

async function startServer(trial: Trial, name: string, folder: string): Promise<PostgresServer> {
  const port = await freePort()
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: trial.folder,
    // So that a promoted replica can serve every connection that the primary had.
    max_connections: 200,
  }
  const options = Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`])
  const child = await trial.start(name, [postgresBinary('postgres'), '-D', folder, ...options], {
    asServerUser: true,
  })
  const server: PostgresServer = {
    port,
    folder,
    process: child,
    async query(text, values) {
      const client = new pg.Client(connectionTo(port))
      client.on('error', () => undefined)
      await client.connect()
      try {
        return (await client.query(text, values)).rows
      } finally {
        await client.end().catch(() => undefined)
      }
    },
  }
  await until(() => answers(server, trial))
  return server
}

export async function until(isTrue: () => Promise<boolean>, limitMs = START_LIMIT_MS): Promise<void> {
  for (const deadline = Date.now() + limitMs; Date.now() < deadline; await sleep(50))
    if (await isTrue().catch(() => false)) return
  throw new Error('waited in vain: see the logs of the trial')
}
