import { expect, test } from 'vitest'
import { createJobFiguresReader } from '#server/metrics/job-figures.ts'

type Query = Parameters<typeof createJobFiguresReader>[0]['query']

test('a database that does not answer holds nobody up and gets one statement', async () => {
  let statements = 0
  const query = (() => {
    statements++
    return new Promise(() => {})
  }) as unknown as Query
  const read = createJobFiguresReader({ query }, 5)
  expect(await read()).toBeNull()
  expect(await read()).toBeNull()
  expect(statements).toBe(1)
})

test('a database that is away gives no figures', async () => {
  const query = (() => Promise.reject(new Error('ECONNREFUSED'))) as unknown as Query
  expect(await createJobFiguresReader({ query }, 1_000)()).toBeNull()
})
