import pg from 'pg'
import { expect, test } from 'vitest'
import { retryingPool } from '#server/jobs/retrying-pool.ts'

/** Nothing listens there. */
const unreachable = () => new pg.Pool({ host: '127.0.0.1', port: 1 })

test('a statement of a database that is away is given up when the jobs are stopped, and rejects nothing', async () => {
  const stopping = new AbortController()
  const client = await retryingPool(unreachable(), stopping.signal).connect()
  const ended = client.query('select 1')
  stopping.abort()
  expect(await ended).toEqual({ rows: [], rowCount: 0 })
})

test('what is no outage is thrown', async () => {
  const pool = unreachable()
  await pool.end()
  const client = await retryingPool(pool, new AbortController().signal).connect()
  await expect(client.query('select 1')).rejects.toThrow('after calling end')
})
