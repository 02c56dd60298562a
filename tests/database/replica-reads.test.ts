// What guests read comes from a replica only while that is as new as the primary (decision 181).
import pg from 'pg'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { BoundedPool, REPLICA_LIMITS } from '#platform/persistence/bounded-pool.server.ts'
import { openPool } from '#platform/persistence/database.server.ts'
import { ReplicaPool } from '#platform/persistence/replica-pool.server.ts'
import { streamingPair } from '#tests/support/servers/streaming-pair.ts'

const pair = await streamingPair()
await pair.onPrimary('create role reader login; grant select, insert, update on settings to reader')
await pair.onPrimary(`insert into settings values ('probe', '0')`)

/** Not a superuser, as in production. */
const reader = { user: 'reader' }
const primary = openPool({ ...pair.primary, ...reader }, () => {}, { limits: REPLICA_LIMITS })
const replica = openPool({ ...pair.replica, ...reader }, () => {}, { limits: REPLICA_LIMITS })
afterAll(() => Promise.all([primary.end(), replica.end()]))

let troubles: (string | null)[] = []
let request: object | undefined
const openReads = (replicas = replica, rejoinMs = 30_000) =>
  new ReplicaPool({
    primary,
    replica: new BoundedPool(replicas, REPLICA_LIMITS, () => undefined),
    currentRequest: () => request,
    onChange: trouble => troubles.push(trouble),
    rejoinMs,
  })
let reads = openReads()

const WHO = 'select pg_is_in_recovery() as "isReplica", value from settings where key = \'probe\''
const ask = async (of = reads) => (await of.query<{ isReplica: boolean; value: string }>(WHO)).rows[0]
const store = (value: number) =>
  pair.onPrimary(`update settings set value = $1 where key = 'probe'`, [String(value)])
const isCaughtUp = () => expect.poll(async () => (await ask())?.isReplica).toBe(true)

beforeEach(async () => {
  request = undefined
  troubles = []
  reads = openReads()
  await isCaughtUp()
})

test('a replica that has replayed everything is asked; its lag is a figure', async () => {
  expect(await ask()).toMatchObject({ isReplica: true })
  await expect.poll(() => reads.figures()).toEqual({ inUse: true, lagBytes: 0 })
})

test('no read is older than a change before it', async () => {
  let ofReplica = 0
  for (let value = 1; value <= 200; value++) {
    await store(value)
    const answer = await ask()
    expect(answer?.value).toBe(String(value))
    if (answer?.isReplica) ofReplica++
  }
  expect(ofReplica).toBeGreaterThan(0)
})

test('a request that began before a change may miss it, one that begins after it does not', async () => {
  const before = {}
  request = before
  expect(await ask()).toMatchObject({ isReplica: true })
  await pair.onReplica('select pg_wal_replay_pause()')
  try {
    await store(1_001)
    expect(await ask()).toMatchObject({ isReplica: true, value: '200' })
    request = {}
    expect(await ask()).toEqual({ isReplica: false, value: '1001' })
  } finally {
    await pair.onReplica('select pg_wal_replay_resume()')
  }
})

test('a replica that lags is not asked, and is again when it has caught up', async () => {
  await pair.onReplica('select pg_wal_replay_pause()')
  await store(2_001)
  expect(await ask()).toEqual({ isReplica: false, value: '2001' })
  expect(await reads.figures()).toMatchObject({ inUse: false })
  expect((await reads.figures()).lagBytes).toBeGreaterThan(0)
  await pair.onReplica('select pg_wal_replay_resume()')
  await isCaughtUp()
  expect(troubles).toEqual(['behind', null])
})

test('writes, transactions and statements that fail are the business of the primary', async () => {
  await reads.query(`update settings set value = '3001' where key = 'probe'`)
  expect(await ask()).toMatchObject({ value: '3001' })
  const connection = await reads.connect()
  const { rows } = await connection.query('select pg_is_in_recovery() as replica')
  connection.release()
  expect(rows).toEqual([{ replica: false }])
  await expect(reads.query('select nothing')).rejects.toMatchObject({ code: '42703' })
  expect(troubles).toEqual([])
})

test('a replica that is away is not waited for, and is asked again when it is back', async () => {
  await pair.stopReplica()
  for (let asked = 0; asked < 20; asked++) expect(await ask()).toMatchObject({ isReplica: false })
  expect(await reads.figures()).toEqual({ inUse: false, lagBytes: null })
  await pair.startReplica()
  await isCaughtUp()
  expect(troubles).toEqual(['away', null])
})

test('another database is never read', async () => {
  const others = openPool({ ...pair.replica, ...reader, database: 'postgres' }, () => {})
  const other = openReads(others)
  expect(await ask(other)).toMatchObject({ isReplica: false })
  expect(troubles).toEqual(['another database'])
  await others.end()
})

test('a replica that was promoted is not read', async () => {
  const own = new pg.Client(pair.replica)
  await own.connect()
  await own.query('select pg_promote()')
  await own.end()
  expect(await ask()).toMatchObject({ isReplica: false })
  await store(4_001)
  expect(await ask()).toEqual({ isReplica: false, value: '4001' })
  expect(troubles).toEqual(['promoted'])
})
