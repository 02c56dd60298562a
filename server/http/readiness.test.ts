import { expect, test } from 'vitest'
import { createReadiness } from '#server/http/readiness.ts'

const tools = { pingDatabase: async () => undefined, dataDir: '/', drainMs: 0 }

test('is ready while the database answers', async () => {
  expect(await createReadiness(tools).whyNot()).toBeNull()
  const away = createReadiness({ ...tools, pingDatabase: () => Promise.reject(new Error('away')) })
  expect(await away.whyNot()).toBe('sin base de datos')
})

test('is not ready from the moment it drains', async () => {
  const readiness = createReadiness({ ...tools, drainMs: 20 })
  const drained = readiness.drain()
  expect(await readiness.whyNot()).toBe('terminando')
  await drained
  expect(await readiness.whyNot()).toBe('terminando')
})
