// The program behind pgbouncer: what works in session mode, and how transaction and statement mode fail.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { followStream } from '#bench/failover/live-stream.ts'
import { startLoad } from '#bench/failover/load.ts'
import { storePeople } from '#bench/failover/people.ts'
import {
  connectionTo,
  DATABASE,
  type PostgresServer,
  query,
  startPostgres,
} from '#bench/failover/postgres-server.ts'
import { findExecutable, openTrial, type Trial, until } from '#bench/failover/processes.ts'
import { startProgram } from '#bench/failover/programs.ts'
import { freePort } from '#tests/support/program/program.ts'

const LOAD_MS = 6_000
const EMAILS_LIMIT_MS = 20_000
const MODES = ['session', 'transaction', 'statement'] as const
type PoolMode = (typeof MODES)[number]

export const findPooler = () => findExecutable(['/usr/sbin/pgbouncer'], 'pgbouncer')

export async function tryPooler(say: (text: string) => void): Promise<string[]> {
  const lines: string[] = []
  for (const mode of MODES) {
    say(`\npgbouncer, pool_mode = ${mode}`)
    const trial = await openTrial('pooler')
    try {
      lines.push(`pool_mode = ${mode}`, ...(await tryMode(trial, mode)).map(line => `  ${line}`))
    } finally {
      await trial.end()
    }
  }
  return lines
}

async function tryMode(trial: Trial, mode: PoolMode): Promise<string[]> {
  const server = await startPostgres(trial)
  const people = await storePeople(server.connection)
  const poolerPort = await startPooler(trial, server, mode)
  const lines = await probe(poolerPort)
  const ports = [await freePort(), await freePort()]
  try {
    for (const port of ports)
      await startProgram(trial, port, {
        DATABASE_URL: `postgres://postgres@127.0.0.1:${poolerPort}/${DATABASE}`,
      })
  } catch {
    return [...lines, 'the program does not start']
  }
  const load = startLoad({ origin: `http://127.0.0.1:${ports[0]}`, ...people })
  // Bookings go to one program, the open page is one of the other: the notification has to cross.
  const { uid, cookie } = people.clients[0] ?? { uid: '', cookie: '' }
  const stream = await followStream(`http://127.0.0.1:${ports[1]}`, cookie)
  trial.onEnd(() => stream.close())
  await sleep(LOAD_MS)
  await query(server.connection, 'update users set name = name || $2 where uid = $1', [uid, ' M.'])
  const told = await until(async () => stream.events.length > 0, 5_000).then(
    () => true,
    () => false,
  )
  await load.stop()
  const waiting = 'select count(*)::int as jobs from graphile_worker.jobs where run_at <= now()'
  const jobs = async () => (await query<{ jobs: number }>(server.connection, waiting))[0]?.jobs ?? 0
  await until(async () => (await jobs()) === 0, EMAILS_LIMIT_MS).catch(() => undefined)
  const failures = [...load.bookings, ...load.guests].flatMap(({ failure }) => failure ?? [])
  return [
    ...lines,
    `${load.acknowledged.length} bookings, ${load.guests.length} pages, ${failures.length} errors${failures[0] ? `, such as ${failures[0]}` : ''}`,
    `LISTEN and NOTIFY: ${told ? 'an open page was told' : 'an open page was NOT told'}`,
    `jobs left waiting after ${EMAILS_LIMIT_MS / 1_000} s: ${await jobs()}`,
  ]
}

async function startPooler(trial: Trial, { port }: PostgresServer, mode: PoolMode): Promise<number> {
  const poolerPort = await freePort()
  const file = join(trial.folder, 'pgbouncer.ini')
  await writeFile(
    file,
    `[databases]
${DATABASE} = host=127.0.0.1 port=${port} user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${poolerPort}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
max_client_conn = 500
default_pool_size = 60
server_check_delay = 0
ignore_startup_parameters = extra_float_digits
`,
  )
  await trial.start('pgbouncer', [findPooler(), file], { asServerUser: true })
  await until(async () => {
    const client = new pg.Client(connectionTo(poolerPort))
    await client.connect()
    await client.end()
    return true
  })
  return poolerPort
}

/** What the program needs of a connection, each asked of two connections that take turns. */
async function probe(port: number): Promise<string[]> {
  const probes: [string, (one: pg.Client, two: pg.Client) => Promise<boolean>][] = [
    [
      'named statements',
      async (one, two) => {
        for (const client of [one, two, one, two, one])
          await client.query({ name: 'probe', text: 'select $1::int', values: [1] })
        return true
      },
    ],
    [
      'advisory locks of a session',
      async (one, two) => {
        await one.query('select pg_advisory_lock(1)')
        const { rows } = await two.query('select pg_try_advisory_lock(1) as taken')
        return rows[0].taken === false
      },
    ],
    [
      'SET for a connection',
      async (one, two) => {
        await one.query(`set statement_timeout = '4s'`)
        await two.query('begin')
        const { rows } = await one.query('show statement_timeout').finally(() => two.query('rollback'))
        const { rows: others } = await two.query('show statement_timeout')
        return rows[0].statement_timeout === '4s' && others[0].statement_timeout === '0'
      },
    ],
    [
      'transactions of several statements',
      async one => {
        await one.query('begin')
        await one.query('create temporary table probe (n int)')
        await one.query('rollback')
        return true
      },
    ],
  ]
  const lines: string[] = []
  for (const [name, works] of probes) {
    const clients = [new pg.Client(connectionTo(port)), new pg.Client(connectionTo(port))] as const
    for (const client of clients) client.on('error', () => undefined)
    await Promise.all(clients.map(client => client.connect()))
    const result = await works(...clients).catch((error: Error) => error)
    lines.push(
      `${name}: ${result === true ? 'yes' : `no${result instanceof Error ? ` (${result.message})` : ''}`}`,
    )
    await Promise.all(clients.map(client => client.end().catch(() => undefined)))
  }
  return lines
}
