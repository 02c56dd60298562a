import { expect, test } from 'vitest'
import { createDatabaseFiguresReader } from '#server/metrics/source-gauges.ts'

type Query = Parameters<typeof createDatabaseFiguresReader>[0]['query']

test('a database that does not answer holds nobody up and gets one statement', async () => {
  let statements = 0
  const query = (() => {
    statements++
    return new Promise(() => {})
  }) as unknown as Query
  const read = createDatabaseFiguresReader({ query }, 5)
  expect(await read()).toBeNull()
  expect(await read()).toBeNull()
  expect(statements).toBe(1)
})

test('a database that is away gives no figures', async () => {
  const query = (() => Promise.reject(new Error('ECONNREFUSED'))) as unknown as Query
  expect(await createDatabaseFiguresReader({ query }, 1_000)()).toBeNull()
})
