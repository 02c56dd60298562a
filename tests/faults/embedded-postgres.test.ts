import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Pool, type PoolConfig } from 'pg'
import { afterEach, expect, test, vi } from 'vitest'
import { findEmbeddedPostgres } from '#server/postgres/embedded.ts'
import { DataDirInUse } from '#server/postgres/refusals.ts'
import {
  emptyFolder,
  endEverything,
  isRunning,
  postmasterPid,
  query,
  serversOn,
  start,
  startProgram,
  startSleeper,
  until,
} from './embedded-postgres-rig.ts'

vi.setConfig({ testTimeout: 40_000, hookTimeout: 40_000 })
afterEach(endEverything)

type Numbered = { n: number }
const ACKNOWLEDGED = 'select n from acknowledged order by n'

/** A backend at work does not notice that its server is dead, and keeps the shared memory in use. */
async function keepBusy(poolConfig: PoolConfig): Promise<void> {
  const busy = `do $$ begin while clock_timestamp() < now() + interval '2 s' loop end loop; end $$`
  query({ poolConfig }, busy).catch(() => {})
  await until('a backend is busy', async () => {
    const sql = `select from pg_stat_activity where state = 'active' and query like 'do $$%'`
    return (await query({ poolConfig }, sql)).length > 0
  })
}

test('an empty folder gets a durable server that only its owner can reach', async () => {
  const dataDir = await emptyFolder()
  const server = await start(dataDir)

  const settings = ['fsync', 'synchronous_commit', 'listen_addresses', 'server_encoding', 'data_checksums']
  const rows = await query<{ name: string; setting: string }>(
    server,
    'select name, setting from pg_settings where name = any($1)',
    [settings],
  )
  expect(Object.fromEntries(rows.map(row => [row.name, row.setting]))).toEqual({
    fsync: 'on',
    synchronous_commit: 'on',
    listen_addresses: '',
    server_encoding: 'UTF8',
    data_checksums: 'on',
  })
  expect(server.poolConfig.database).toBe('tecniya')
  expect((await stat(server.poolConfig.host ?? '')).mode & 0o777).toBe(0o700)
  expect(await findEmbeddedPostgres(dataDir)).toEqual(server.poolConfig)
})

test('what is stored survives a stop, and a stop leaves no process', async () => {
  const dataDir = await emptyFolder()
  const first = await start(dataDir)
  await query(first, `create table kept as select 'ñandú' as word`)
  const backends = await query<{ pid: number }>(first, 'select pid from pg_stat_activity')
  const pid = postmasterPid(dataDir)
  await Promise.all([first.stop(), first.stop()])
  await first.stop()
  expect([pid, ...backends.map(backend => backend.pid)].filter(isRunning)).toEqual([])
  expect(serversOn(dataDir)).toEqual([])
  expect(await findEmbeddedPostgres(dataDir)).toBeNull()

  const second = await start(dataDir)
  expect(await query(second, 'select word from kept')).toEqual([{ word: 'ñandú' }])
})

test('a killed program leaves its server running, and the next one takes it over', async () => {
  const dataDir = await emptyFolder()
  const program = startProgram(dataDir)
  await until('some rows are acknowledged', () => program.lines.length > 100)
  // The session that holds the claim is slow to notice that its program is gone.
  const poolConfig = (await findEmbeddedPostgres(dataDir)) ?? {}
  const sql = `select pid from pg_stat_activity where application_name = 'tecniya-claim'`
  const claim = (await query<{ pid: number }>({ poolConfig }, sql))[0]?.pid ?? 0
  process.kill(claim, 'SIGSTOP')
  await program.kill()
  const pid = postmasterPid(dataDir)
  expect(isRunning(pid)).toBe(true)
  setTimeout(() => process.kill(claim, 'SIGCONT'), 1_000)

  const next = await start(dataDir)
  expect(postmasterPid(dataDir)).toBe(pid)
  expect(next.events).toContainEqual({ msg: 'postgres found running', pid })
  const stored = (await query<Numbered>(next, ACKNOWLEDGED)).map(row => row.n)
  expect(stored).toEqual(expect.arrayContaining(program.lines.slice(1).map(Number)))

  await next.stop()
  expect(isRunning(pid)).toBe(false)
})

test('program and server killed together lose nothing acknowledged', async () => {
  const dataDir = await emptyFolder()
  const program = startProgram(dataDir)
  await until('some rows are acknowledged', () => program.lines.length > 100)
  await keepBusy((await findEmbeddedPostgres(dataDir)) ?? {})
  process.kill(postmasterPid(dataDir), 'SIGKILL')
  await program.kill()

  const next = await start(dataDir)
  const stored = (await query<Numbered>(next, ACKNOWLEDGED)).map(row => row.n)
  expect(stored).toEqual(expect.arrayContaining(program.lines.slice(1).map(Number).filter(Boolean)))
  expect(await readFile(join(dataDir, 'postgres.log'), 'utf8')).toMatch(/shared memory block .* still in use/)
})

test('a second program on the same folder is refused, and the first goes on', async () => {
  const dataDir = await emptyFolder()
  const first = await start(dataDir)
  const pid = postmasterPid(dataDir)

  const second = startProgram(dataDir)
  await second.ended
  expect(second.lines).toEqual([
    `DataDirInUse: Otro TecniYa ya está usando la carpeta de datos «${dataDir}»: detenlo o indica otra con DATA_DIR.`,
  ])
  expect(postmasterPid(dataDir)).toBe(pid)
  expect(await query(first, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(first.events).not.toContainEqual({ msg: 'postgres lost' })
})

test('of two programs that start at once on an empty folder one has it and the other is refused', async () => {
  const dataDir = await emptyFolder()
  const programs = [startProgram(dataDir), startProgram(dataDir)]
  await until('both have spoken', () => programs.every(program => program.lines.length > 0))
  const firstWords = programs.map(program => program.lines[0]?.split(':')[0]).sort()
  expect(firstWords).toEqual(['DataDirInUse', 'ready'])

  const winner = programs.find(program => program.lines[0] === 'ready')
  const soFar = winner?.lines.length ?? 0
  await until('the winner goes on writing', () => (winner?.lines.length ?? 0) > soFar + 10)
  expect((await readdir(dataDir)).sort()).toEqual(['postgres', 'postgres.log', 'run'])
})

test('of two starts at the same instant on a stopped cluster one has it and the other is refused', async () => {
  const dataDir = await emptyFolder()
  await (await start(dataDir)).stop()
  const outcomes = await Promise.allSettled([start(dataDir), start(dataDir)])
  expect(outcomes.map(outcome => outcome.status).sort()).toEqual(['fulfilled', 'rejected'])
  const loser = outcomes.find(outcome => outcome.status === 'rejected')
  expect(loser?.reason).toBeInstanceOf(DataDirInUse)
  expect(serversOn(dataDir)).toEqual([postmasterPid(dataDir)])
})

test('a killed server comes back by itself with every acknowledged row', async () => {
  const dataDir = await emptyFolder()
  const server = await start(dataDir)
  const pool = new Pool(server.poolConfig)
  pool.on('error', () => {})
  await pool.query('create table acknowledged (n int primary key)')

  const acknowledged: number[] = []
  let n = 0
  const write = () =>
    pool.query('insert into acknowledged values ($1) returning n', [++n]).then(
      result => acknowledged.push(result.rows[0].n),
      () => {},
    )
  await until('some rows are acknowledged', () => write().then(() => acknowledged.length > 30))
  const before = acknowledged.length

  await keepBusy(server.poolConfig)
  const pid = postmasterPid(dataDir)
  process.kill(pid, 'SIGKILL')

  await until('rows are acknowledged again', () => write().then(() => acknowledged.length > before + 30))
  expect(postmasterPid(dataDir)).not.toBe(pid)
  const stored = (await pool.query<Numbered>(ACKNOWLEDGED)).rows.map(row => row.n)
  expect(stored).toEqual(expect.arrayContaining(acknowledged))
  expect(await readFile(join(dataDir, 'postgres.log'), 'utf8')).toMatch(/shared memory block .* still in use/)
  await pool.end()

  const claims = `select application_name from pg_locks join pg_stat_activity using (pid) where locktype = 'advisory'`
  await until('the claim is back', async () => (await query(server, claims)).length > 0)
  expect(await query(server, claims)).toEqual([{ application_name: 'tecniya-claim' }])
})

test('a stop while a killed server is being brought back leaves nothing running', async () => {
  const dataDir = await emptyFolder()
  const launched = async () => {
    while (serversOn(dataDir).length === 0) await sleep(1)
  }
  for (const moment of [() => sleep(0), launched, launched, launched, () => sleep(40), () => sleep(80)]) {
    const server = await start(dataDir)
    expect(server.events[0]?.msg).toBe('postgres started')
    process.kill(postmasterPid(dataDir), 'SIGKILL')
    await until('the loss is noticed', () => server.events.some(event => event.msg === 'postgres lost'))
    await moment()
    await server.stop()
    expect(serversOn(dataDir)).toEqual([])
  }
})

test.each(['a dead process', 'some other process'])(
  'a postmaster.pid that names %s does not stop a start',
  async who => {
    const dataDir = await emptyFolder()
    const first = await start(dataDir)
    const pidFile = join(dataDir, 'postgres/postmaster.pid')
    const socketLock = join(first.poolConfig.host ?? '', '.s.PGSQL.5432.lock')
    const [held, locked] = await Promise.all([readFile(pidFile, 'utf8'), readFile(socketLock, 'utf8')])
    const dead = postmasterPid(dataDir)
    await first.stop()

    const pid = who === 'a dead process' ? dead : startSleeper(await stat(join(dataDir, 'postgres')))
    await writeFile(pidFile, held.replace(/^\d+/, String(pid)), { mode: 0o600 })
    await writeFile(socketLock, locked.replace(/^\d+/, String(pid)), { mode: 0o600 })

    const second = await start(dataDir)
    expect(await query(second, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(who === 'a dead process' || isRunning(pid)).toBe(true)
  },
)

test('a program killed while it creates the cluster leaves nothing in the way', async () => {
  const dataDir = await emptyFolder()
  const program = startProgram(dataDir)
  const attempts = async () => (await readdir(dataDir)).filter(name => name.startsWith('postgres.new-'))
  await until('the cluster is being created', async () => {
    const [attempt] = await attempts()
    return attempt && (await readdir(join(dataDir, attempt))).includes('PG_VERSION')
  })
  await program.kill()
  expect(await readdir(dataDir)).not.toContain('postgres')

  const next = await start(dataDir)
  expect(await query(next, 'select 1 as one')).toEqual([{ one: 1 }])
  await next.stop()
  await start(dataDir)
  expect(await attempts()).toEqual([])
})

test('a server that cannot start is quoted, and a folder that is not a cluster is named', async () => {
  const dataDir = await emptyFolder()
  await expect(start(dataDir, { shared_buffers: 'muchos' })).rejects.toThrow(
    /no pudo arrancar en .* invalid value for parameter "shared_buffers"/s,
  )
  const other = await emptyFolder()
  await mkdir(join(other, 'postgres/fotos'), { recursive: true })
  await expect(start(other)).rejects.toThrow(`«${other}/postgres» no está vacía`)
})
