// Time limits of the database: a slow statement, a held lock, and a server that never answers.

import { afterAll, afterEach, expect, test } from 'vitest'
import { isOutage, openDatabase } from '#platform/persistence/database.server.ts'
import { testDatabase } from '#tests/support/program/database.ts'
import { freezableDatabase } from '#tests/support/servers/freezable-database.ts'

const LIMITS = { statementMs: 300, lockMs: 150, idleInTransactionMs: 300, answerMs: 1_500 }

const database = await testDatabase()
const frozen = await freezableDatabase(database.connection)
let request: object | undefined
const { db, pool } = openDatabase({ ...frozen.connection, max: 2 }, () => {}, {
  limits: LIMITS,
  currentRequest: () => request,
})
const { $client: bounded } = db
// The answer limit also covers connecting, which may take long on a busy machine: here PostgreSQL must be first.
const { db: patient, pool: patientPool } = openDatabase({ ...database.connection, max: 1 }, () => {}, {
  limits: { ...LIMITS, answerMs: 30_000 },
})
const errorOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  )

afterEach(() => {
  request = undefined
})
afterAll(async () => {
  await patientPool.end()
  await pool.end()
  await frozen.close()
})

test('PostgreSQL ends a statement that takes too long', async () => {
  expect(await errorOf(patient.$client.query('select pg_sleep(30)'))).toMatchObject({ code: '57014' })
})

test('PostgreSQL ends a wait for a lock', async () => {
  const holder = await database.pool.connect()
  await holder.query('begin; lock table settings')
  const error = await errorOf(patient.$client.query('select from settings'))
  holder.release(true)
  expect(error).toMatchObject({ code: '55P03' })
  expect(isOutage(error)).toBe(true)
})

test('PostgreSQL ends a transaction in which nothing happens, and the pool gets its place back', async () => {
  const idle = await bounded.connect()
  const total = pool.totalCount
  await idle.query('begin')
  // Never released: closed connections are, by themselves.
  await expect.poll(() => pool.totalCount).toBeLessThan(total)
  idle.release()
})

test('a transaction holds one connection from its beginning to its end', async () => {
  const held = () => pool.totalCount - pool.idleCount
  const during = await db.transaction(async tx => {
    await tx.execute('select 1')
    return held()
  })
  expect([during, held()]).toEqual([1, 0])
})

test('a frozen database fails every kind of operation, its connections are closed, and it heals', async () => {
  await db.transaction(async tx => void (await tx.execute('select 1')))
  frozen.freeze()
  const errors = await Promise.all(
    [
      bounded.query('select 1'),
      db.execute('select 1'),
      db.transaction(async tx => void (await tx.execute('select 1'))),
      // Waits for a place in the pool.
      bounded.connect(),
    ].map(errorOf),
  )
  expect(errors.map(isOutage)).toEqual([true, true, true, true])
  await expect.poll(() => pool.totalCount).toBe(0)
  frozen.thaw()
  await expect.poll(() => errorOf(bounded.query('select 1'))).toBeNull()
  await db.transaction(async tx => void (await tx.execute('select 1')))
  expect(pool.waitingCount).toBe(0)
})

test('a connection that freezes within a transaction is closed, not used again', async () => {
  const before = await db.execute<{ pid: number }>('select pg_backend_pid() as pid')
  const error = await errorOf(
    db.transaction(async tx => {
      await tx.execute('select 1')
      frozen.freeze()
      await tx.execute('select 1')
    }),
  )
  expect(isOutage(error)).toBe(true)
  frozen.thaw()
  await expect.poll(() => errorOf(bounded.query('select 1'))).toBeNull()
  const after = await db.execute<{ pid: number }>('select pg_backend_pid() as pid')
  expect(after.rows[0]?.pid).not.toBe(before.rows[0]?.pid)
})

test('a request that waited in vain once does not wait again', async () => {
  await bounded.query('select 1')
  request = {}
  frozen.freeze()
  expect(isOutage(await errorOf(bounded.query('select 1')))).toBe(true)
  frozen.thaw()
  // The database answers again, and still: this request has used its time.
  expect(await errorOf(bounded.query('select 1'))).toMatchObject({ message: 'the database does not answer' })
  request = {}
  await expect.poll(() => errorOf(bounded.query('select 1'))).toBeNull()
})
