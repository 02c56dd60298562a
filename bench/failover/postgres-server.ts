// One PostgreSQL 15 of Debian in a folder of the trial; the system's cluster is not touched.
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import pg from 'pg'
import { findExecutable, type Trial, until } from '#bench/failover/processes.ts'
import { freePort } from '#tests/support/program/program.ts'

const BIN = '/usr/lib/postgresql/15/bin'
export const DATABASE = 'tecniya'

export const postgresBinary = (name: string) => findExecutable([`${BIN}/${name}`], 'postgresql-15')

export interface PostgresServer {
  readonly port: number
  readonly folder: string
  readonly connection: pg.ClientConfig
  readonly process: ChildProcess
}

export async function startPostgres(trial: Trial): Promise<PostgresServer> {
  const folder = join(trial.folder, 'postgres')
  await initPostgres(trial, folder)
  const server = await launchPostgres(trial, folder, { port: await freePort() })
  await query({ ...server.connection, database: 'postgres' }, `create database ${DATABASE}`)
  return server
}

export async function initPostgres(trial: Trial, folder: string): Promise<void> {
  await trial.run([postgresBinary('initdb'), '-D', folder, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8'])
}

/** Of a folder that exists. Resolves once it answers. */
export async function launchPostgres(
  trial: Trial,
  folder: string,
  { port, settings = {} }: { port: number; settings?: Record<string, string> },
): Promise<PostgresServer> {
  const all = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: trial.folder,
    max_connections: 200,
    ...settings,
  }
  const options = Object.entries(all).flatMap(([key, value]) => ['-c', `${key}=${value}`])
  const child = await trial.start('postgres', [postgresBinary('postgres'), '-D', folder, ...options], {
    asServerUser: true,
  })
  const connection = connectionTo(port)
  await until(async () => (await query({ ...connection, database: 'postgres' }, 'select 1')).length === 1)
  return { port, folder, connection, process: child }
}

/** As `systemctl stop postgresql` does it: in order, with its last write-ahead log archived. */
export async function stopPostgres({ process }: PostgresServer): Promise<void> {
  const exited = once(process, 'exit')
  process.kill('SIGINT')
  await exited
}

export const connectionTo = (port: number) => ({
  host: '127.0.0.1',
  port,
  user: 'postgres',
  database: DATABASE,
})

/** On a connection of its own. */
export async function query<Row extends object>(
  connection: pg.ClientConfig,
  text: string,
  values?: unknown[],
): Promise<Row[]> {
  const client = new pg.Client({ connectionTimeoutMillis: 5_000, ...connection })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return (await client.query(text, values)).rows
  } finally {
    await client.end().catch(() => undefined)
  }
}
