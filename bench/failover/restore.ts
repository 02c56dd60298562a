// `npm run failover -- restore`: the archive of deploy/pgbackrest. A table is dropped, and the database goes back to the moment
// before; then its machine is lost with the disk, and a new one is made from the copies elsewhere.
import { chown, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startLoad } from '#bench/failover/load.ts'
import { storePeople } from '#bench/failover/people.ts'
import {
  DATABASE,
  initPostgres,
  launchPostgres,
  type PostgresServer,
  query,
  stopPostgres,
} from '#bench/failover/postgres-server.ts'
import { endNow, findExecutable, openTrial, type Trial, until } from '#bench/failover/processes.ts'
import { startProgram } from '#bench/failover/programs.ts'
import { freePort } from '#tests/support/program/program.ts'

const LOAD_MS = 5_000
/** Longer than `archive_timeout`. */
const LOAD_BEFORE_LOSS_MS = 75_000
/** So that nobody reaches a limit meanwhile. */
const PAUSE_MS = 120
const FOLDERS = ['here', 'elsewhere', 'log', 'lock'] as const

export const findBackRest = () => findExecutable(['/usr/bin/pgbackrest'], 'pgbackrest')

export async function tryRestore(say: (text: string) => void): Promise<string[]> {
  const trial = await openTrial('restore')
  try {
    return await tryOn(trial, say)
  } catch (error) {
    say(await trial.lastLines())
    throw error
  } finally {
    await trial.end()
  }
}

async function tryOn(trial: Trial, say: (text: string) => void): Promise<string[]> {
  const data = join(trial.folder, 'data')
  const port = await freePort()
  await writeConfiguration(trial, { data, port })
  const backRest = (...words: string[]) =>
    trial.run([
      findBackRest(),
      `--config=${join(trial.folder, 'pgbackrest.conf')}`,
      '--stanza=tecniya',
      ...words,
    ])
  const settings = await archiveSettings(trial)
  const launch = () => launchPostgres(trial, data, { port, settings })

  await initPostgres(trial, data)
  let server = await launch()
  await query({ ...server.connection, database: 'postgres' }, `create database ${DATABASE}`)
  await backRest('stanza-create')
  const people = await storePeople(server.connection)
  for (const repository of ['1', '2']) await backRest('backup', '--type=full', `--repo=${repository}`)
  say('both copies are made; people book')
  const programPort = await freePort()
  await startProgram(trial, programPort, {
    DATABASE_URL: `postgres://postgres@127.0.0.1:${port}/${DATABASE}`,
  })
  const origin = `http://127.0.0.1:${programPort}`
  let firstSlot = 0
  const book = async (ms: number) => {
    const load = startLoad({ origin, ...people, firstSlot, pauseMs: PAUSE_MS })
    await sleep(ms)
    await load.stop()
    firstSlot += load.bookings.length
    return load.acknowledged
  }

  const before = await book(LOAD_MS)
  const kept = await rowsOf(server)
  const [moment] = await query<{ now: string }>(server.connection, 'select clock_timestamp()::text as now')
  const after = await book(LOAD_MS)
  await query(server.connection, 'drop table reservas cascade')
  const [last] = await query<{ file: string }>(
    server.connection,
    'select pg_walfile_name(pg_switch_wal()) as file',
  )
  await untilArchived(server, last?.file ?? '')
  say('a table was dropped; the database goes back to the moment before')
  const pointFrom = performance.now()
  await stopPostgres(server)
  await backRest(
    'restore',
    '--repo=1',
    '--delta',
    '--type=time',
    `--target=${moment?.now}`,
    '--target-action=promote',
  )
  server = await launch()
  await until(async () => isPromoted(server))
  const pointMs = performance.now() - pointFrom
  const isSame = (await rowsOf(server)) === kept
  await until(async () => (await fetch(`${origin}/readyz`)).ok)

  say('people book on, until the machine is lost with its disk')
  const lasting = await book(LOAD_BEFORE_LOSS_MS)
  await endNow(server.process)
  const lostAt = performance.now()
  for (const each of [data, join(trial.folder, 'here')]) await rm(each, { recursive: true, force: true })
  await makeFolders(trial, [data])
  await backRest('restore', '--repo=2')
  server = await launch()
  await until(async () => isPromoted(server))
  const wholeMs = performance.now() - lostAt
  const rows = await query<{ id: string }>(server.connection, 'select id from reservas')
  const stored = new Set(rows.map(({ id }) => id))
  const gone = lasting.filter(({ id }) => !stored.has(id))
  const early = [...before].filter(({ id }) => !stored.has(id))
  const oldestGone = Math.min(lostAt, ...gone.map(({ at }) => at))
  await until(async () => (await fetch(`${origin}/readyz`)).ok)
  return [
    `dropped table: ${before.length} bookings before the moment, ${after.length} after it; every row as at that moment: ${isSame ? 'yes' : 'NO'}; ${seconds(pointMs)} s until it served`,
    `machine lost with its disk: ${lasting.length} bookings in its last ${LOAD_BEFORE_LOSS_MS / 1_000} s, of which the last ${seconds(lostAt - oldestGone)} s (${gone.length} bookings) were not archived elsewhere; of the earlier ones ${early.length} are missing; ${seconds(wholeMs)} s until it served`,
  ]
}

const seconds = (ms: number) => (ms / 1_000).toFixed(1)

async function writeConfiguration(
  trial: Trial,
  { data, port }: { data: string; port: number },
): Promise<void> {
  const [here, elsewhere, log, lock] = FOLDERS.map(name => join(trial.folder, name))
  await makeFolders(trial, [data, ...FOLDERS.map(name => join(trial.folder, name))])
  const text = await readFile('deploy/pgbackrest/pgbackrest.conf', 'utf8')
  const changed = text
    .replace('/var/lib/pgbackrest', String(here))
    .replace('/mnt/otra-maquina/pgbackrest', String(elsewhere))
    .replace('/var/log/pgbackrest', String(log))
    .replace('/tmp/pgbackrest', String(lock))
    .replace('/var/lib/postgresql/15/main', data)
    .replace('pg1-port=5432', `pg1-port=${port}\npg1-user=postgres`)
    .replace('/var/run/postgresql', trial.folder)
  await writeFile(join(trial.folder, 'pgbackrest.conf'), changed)
}

/** Those of deploy/pgbackrest/archive.conf, by another configuration. */
async function archiveSettings(trial: Trial): Promise<Record<string, string>> {
  const text = await readFile('deploy/pgbackrest/archive.conf', 'utf8')
  const lines = [...text.matchAll(/^(\w+) = '?(.*?)'?$/gm)]
  return Object.fromEntries(
    lines.map(([, name, value = '']) => [
      name,
      value.replace('pgbackrest ', `${findBackRest()} --config=${join(trial.folder, 'pgbackrest.conf')} `),
    ]),
  )
}

/** They belong to whom PostgreSQL runs as. */
async function makeFolders({ user }: Trial, folders: readonly string[]): Promise<void> {
  for (const folder of folders) {
    await mkdir(folder, { mode: 0o700 })
    if (user) await chown(folder, user.uid, user.gid)
  }
}

async function untilArchived({ connection }: PostgresServer, file: string): Promise<void> {
  await until(async () => {
    const [row] = await query<{ last: string }>(
      connection,
      'select last_archived_wal as last from pg_stat_archiver',
    )
    return (row?.last ?? '') >= file
  })
}

async function isPromoted({ connection }: PostgresServer): Promise<boolean> {
  const [row] = await query<{ is: boolean }>(connection, 'select pg_is_in_recovery() as is')
  return row?.is === false
}

/** Every booking, account and limit, as text. */
async function rowsOf({ connection }: PostgresServer): Promise<string> {
  const texts = ['reservas', 'users', 'technicians', 'limits'].map(async table => {
    const [row] = await query<{ text: string }>(
      connection,
      `select coalesce(md5(string_agg(each::text, ',' order by each::text)), '') as text from ${table} as each`,
    )
    return row?.text
  })
  return (await Promise.all(texts)).join(' ')
}
