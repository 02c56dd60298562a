import { expect, test } from 'vitest'
import { createShutdown } from '#server/shutdown.ts'

test('closes in reverse order, once', async () => {
  const closed: string[] = []
  const shutdown = createShutdown()
  for (const name of ['data', 'pool', 'server']) await shutdown.add(() => closed.push(name))
  await Promise.all([shutdown.close(), shutdown.close()])
  expect(closed).toEqual(['server', 'pool', 'data'])
})

test('a failure is reported and does not keep the others open', async () => {
  const closed: string[] = []
  const broken = new Error('stuck')
  const shutdown = createShutdown()
  await shutdown.add(() => closed.push('data'))
  await shutdown.add(() => Promise.reject(broken))
  await expect(shutdown.close()).rejects.toMatchObject({ errors: [broken] })
  expect(closed).toEqual(['data'])
})

test('what is added after close is closed at once', async () => {
  const closed: string[] = []
  const shutdown = createShutdown()
  await shutdown.close()
  await shutdown.add(() => closed.push('late'))
  expect(closed).toEqual(['late'])
})
