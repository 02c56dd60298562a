import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Pool, type PoolConfig } from 'pg'
import { afterEach, expect, test, vi } from 'vitest'
import { findEmbeddedPostgres } from '#server/postgres/embedded.ts'
import {
  emptyFolder,
  endEverything,
  isRunning,
  postmasterPid,
  query,
  serversOn,
  start,
  startProgram,
  stoppedFolder,
  until,
} from './embedded-postgres-fixtures.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })
afterEach(endEverything)

type Numbered = { n: number }
const ACKNOWLEDGED = 'select n from acknowledged order by n'

/** A busy backend does not notice that its postmaster is dead, and keeps the shared memory attached. */
async function keepBusy(poolConfig: PoolConfig): Promise<void> {
  const busy = `do $$ begin while clock_timestamp() < now() + interval '2 s' loop end loop; end $$`
  query({ poolConfig }, busy).catch(() => {})
  await until('a backend is busy', async () => {
    const sql = `select from pg_stat_activity where state = 'active' and query like 'do $$%'`
    return (await query({ poolConfig }, sql)).length > 0
  })
}

test('a killed program leaves its server running, and the next one takes it over', async () => {
  const dataDir = await stoppedFolder()
  const program = startProgram(dataDir)
  await until('some rows are acknowledged', () => program.lines.length > 100)
  // The session that holds the lock notices the end of its program late.
  const poolConfig = (await findEmbeddedPostgres(dataDir)) ?? {}
  const sql = `select pid from pg_stat_activity where application_name = 'tecniya-data-dir-lock'`
  const lockHolder = (await query<{ pid: number }>({ poolConfig }, sql))[0]?.pid ?? 0
  process.kill(lockHolder, 'SIGSTOP')
  await program.kill()
  const pid = postmasterPid(dataDir)
  expect(isRunning(pid)).toBe(true)
  setTimeout(() => process.kill(lockHolder, 'SIGCONT'), 1_000)

  const next = await start(dataDir)
  expect(postmasterPid(dataDir)).toBe(pid)
  expect(next.events).toContainEqual({ msg: 'postgres found running', pid })
  const stored = (await query<Numbered>(next, ACKNOWLEDGED)).map(row => row.n)
  expect(stored).toEqual(expect.arrayContaining(program.lines.slice(1).map(Number)))

  await next.stop()
  expect(isRunning(pid)).toBe(false)
})

test('program and server killed together lose nothing acknowledged', async () => {
  const dataDir = await stoppedFolder()
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

test('a killed server is restarted with every acknowledged row', async () => {
  const dataDir = await stoppedFolder()
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

  const lockHolders = `select application_name from pg_locks join pg_stat_activity using (pid) where locktype = 'advisory'`
  await until('the lock is taken again', async () => (await query(server, lockHolders)).length > 0)
  expect(await query(server, lockHolders)).toEqual([{ application_name: 'tecniya-data-dir-lock' }])
})

test('a server that refuses connections or lost its socket is replaced', async () => {
  const dataDir = await stoppedFolder()
  const server = await start(dataDir)
  const isReachable = () =>
    query(server, 'select').then(
      () => true,
      () => false,
    )
  process.kill(postmasterPid(dataDir), 'SIGTERM')
  await until('connections are refused', async () => !(await isReachable()))
  await until('connections are accepted again', isReachable)
  await until('the lock is taken again', () => server.events.some(event => event.msg === 'postgres is back'))

  await rm(join(server.poolConfig.host ?? '', '.s.PGSQL.5432'))
  await until('connections are accepted again', isReachable)
})

test('a stop during the restart of a killed server leaves no process', async () => {
  const dataDir = await stoppedFolder()
  const serverProcessExists = async () => {
    while (serversOn(dataDir).length === 0) await sleep(1)
  }
  for (const moment of [
    () => sleep(0),
    serverProcessExists,
    serverProcessExists,
    serverProcessExists,
    () => sleep(40),
    () => sleep(80),
  ]) {
    const server = await start(dataDir)
    expect(server.events[0]?.msg).toBe('postgres started')
    process.kill(postmasterPid(dataDir), 'SIGKILL')
    await until('the loss is noticed', () => server.events.some(event => event.msg === 'postgres lost'))
    await moment()
    await server.stop()
    expect(serversOn(dataDir)).toEqual([])
  }
})

test('a program killed while it creates the cluster does not prevent the next start', async () => {
  const dataDir = await emptyFolder()
  const program = startProgram(dataDir)
  const unfinished = async () => (await readdir(dataDir)).filter(name => name.startsWith('postgres.new-'))
  await until('the cluster is being created', async () => {
    const [folder] = await unfinished()
    return folder && (await readdir(join(dataDir, folder))).includes('PG_VERSION')
  })
  await program.kill()
  expect(await readdir(dataDir)).not.toContain('postgres')

  const next = await start(dataDir)
  expect(await query(next, 'select 1 as one')).toEqual([{ one: 1 }])
  await next.stop()
  await start(dataDir)
  expect(await unfinished()).toEqual([])
})
