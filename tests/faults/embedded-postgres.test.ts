import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
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
  stoppedFolder,
  until,
} from './embedded-postgres-fixtures.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })
afterEach(endEverything)

test('an empty folder gets a durable server that only its owner can reach', async () => {
  const dataDir = await emptyFolder()
  const server = await start(dataDir, {})

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

test('data survives a stop, and a stop leaves no process', async () => {
  const dataDir = await stoppedFolder()
  const first = await start(dataDir)
  await query(first, `create table words as select 'ñandú' as word`)
  const backends = await query<{ pid: number }>(first, 'select pid from pg_stat_activity')
  const pid = postmasterPid(dataDir)
  await Promise.all([first.stop(), first.stop()])
  await first.stop()
  expect([pid, ...backends.map(backend => backend.pid)].filter(isRunning)).toEqual([])
  expect(serversOn(dataDir)).toEqual([])
  expect(await findEmbeddedPostgres(dataDir)).toBeNull()

  const second = await start(dataDir)
  expect(await query(second, 'select word from words')).toEqual([{ word: 'ñandú' }])
})

test('a second program on the same folder is refused, and the first keeps running', async () => {
  const dataDir = await stoppedFolder()
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

test('of two programs started at once on an empty folder one runs and the other is refused', async () => {
  const dataDir = await emptyFolder()
  const programs = [startProgram(dataDir), startProgram(dataDir)]
  await until('both have written a line', () => programs.every(program => program.lines.length > 0))
  const firstLines = programs.map(program => program.lines[0]?.split(':')[0]).sort()
  expect(firstLines).toEqual(['DataDirInUse', 'ready'])

  const winner = programs.find(program => program.lines[0] === 'ready')
  const count = winner?.lines.length ?? 0
  await until('the winner keeps writing', () => (winner?.lines.length ?? 0) > count + 10)
  expect((await readdir(dataDir)).sort()).toEqual(['postgres', 'postgres.log', 'run'])
})

test('of two simultaneous starts on a stopped cluster one succeeds and the other is refused', async () => {
  const dataDir = await stoppedFolder()
  const outcomes = await Promise.allSettled([start(dataDir), start(dataDir)])
  expect(outcomes.map(outcome => outcome.status).sort()).toEqual(['fulfilled', 'rejected'])
  const loser = outcomes.find(outcome => outcome.status === 'rejected')
  expect(loser?.reason).toBeInstanceOf(DataDirInUse)
  expect(serversOn(dataDir)).toEqual([postmasterPid(dataDir)])
})

test('a start during a stop waits for it and succeeds', async () => {
  const dataDir = await stoppedFolder()
  let server = await start(dataDir)
  for (const moment of [0, 10, 40]) {
    const stopped = server.stop()
    await sleep(moment)
    server = await start(dataDir)
    await stopped
    expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }])
    // The stop must not stop the new server.
    expect(server.events).not.toContainEqual({ msg: 'postgres lost' })
  }
  // The reverse order: it already waits for the lock when the stop begins.
  const waiting = start(dataDir)
  await sleep(500)
  await server.stop()
  expect(await query(await waiting, 'select 1 as one')).toEqual([{ one: 1 }])
})

test.each(['a dead process', 'some other process'])(
  'a postmaster.pid that names %s does not prevent a start',
  async owner => {
    const dataDir = await stoppedFolder()
    const first = await start(dataDir)
    const pidFile = join(dataDir, 'postgres/postmaster.pid')
    const socketLock = join(first.poolConfig.host ?? '', '.s.PGSQL.5432.lock')
    const [pidText, lockText] = await Promise.all([readFile(pidFile, 'utf8'), readFile(socketLock, 'utf8')])
    const dead = postmasterPid(dataDir)
    await first.stop()

    const pid = owner === 'a dead process' ? dead : startSleeper(await stat(join(dataDir, 'postgres')))
    await writeFile(pidFile, pidText.replace(/^\d+/, String(pid)), { mode: 0o600 })
    await writeFile(socketLock, lockText.replace(/^\d+/, String(pid)), { mode: 0o600 })

    const second = await start(dataDir)
    expect(await query(second, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(owner === 'a dead process' || isRunning(pid)).toBe(true)
  },
)

test('the error quotes a server that cannot start, and names a folder that is not a cluster', async () => {
  const dataDir = await emptyFolder()
  await expect(start(dataDir, { shared_buffers: 'muchos' })).rejects.toThrow(
    /^PostgreSQL no pudo arrancar en «.*» \(invalid value for parameter "shared_buffers".*\): mira «.*».$/,
  )
  const other = await emptyFolder()
  await mkdir(join(other, 'postgres/fotos'), { recursive: true })
  await expect(start(other)).rejects.toThrow(`«${other}/postgres» no está vacía`)
})
