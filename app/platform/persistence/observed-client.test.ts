import { AsyncLocalStorage } from 'node:async_hooks'
import { promisify } from 'node:util'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { REQUEST_LIMITS } from '#platform/persistence/bounded-pool.server.ts'
import { openDatabase } from '#platform/persistence/database.server.ts'
import type { ObserveStatement, Statement } from '#platform/persistence/observed-client.server.ts'
import { testDatabase } from '#tests/support/program/database.ts'

const { connection } = await testDatabase()

interface Observed extends Statement {
  readonly request: string | undefined
  answeredFor?: string | undefined
  failed?: boolean
}

const requests = new AsyncLocalStorage<string>()
let observed: Observed[] = []
beforeEach(() => {
  observed = []
})

const observe: ObserveStatement = statement => {
  // The settings of a new connection.
  if (statement.text.startsWith('set ')) return

  const entry: Observed = { ...statement, request: requests.getStore() }
  observed.push(entry)
  return error => Object.assign(entry, { answeredFor: requests.getStore(), failed: error !== undefined })
}
const { db, pool } = openDatabase({ ...connection, max: 1 }, () => {}, { limits: REQUEST_LIMITS, observe })
afterAll(() => pool.end())

test('statements of the pool, of a client and of a transaction are observed, prepared ones by name', async () => {
  await db.$client.query({ name: 'one', text: 'select $1::int', values: [1] })
  const client = await pool.connect()
  await client.query('select 2')
  await promisify(client.query.bind(client) as (text: string, done: (error: Error) => void) => void)(
    'select 3',
  )
  client.release()
  await db.transaction(async tx => void (await tx.execute('select 4')))
  expect(observed.map(({ text, name, failed }) => [text, name, failed])).toEqual([
    ['select $1::int', 'one', false],
    ['select 2', undefined, false],
    ['select 3', undefined, false],
    ['begin', undefined, false],
    ['select 4', undefined, false],
    ['commit', undefined, false],
  ])
})

test('a failed statement is rejected as ever, and observed as failed', async () => {
  await expect(db.$client.query('select * from nowhere')).rejects.toThrow('nowhere')
  expect(observed.map(({ failed }) => failed)).toEqual([true])
})

test('whoever waits for a connection keeps the context of their own request', async () => {
  const names = ['ana', 'beto', 'caro', 'dora']
  await Promise.all(names.map(name => requests.run(name, () => db.$client.query(`select '${name}'`))))
  expect(observed.map(({ text, request, answeredFor }) => [text, request, answeredFor])).toEqual(
    names.map(name => [`select '${name}'`, name, name]),
  )
})
