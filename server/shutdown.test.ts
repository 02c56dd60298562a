import { expect, test } from 'vitest'
import { createShutdown } from '#server/shutdown.ts'

test('what was opened last is closed first, once', async () => {
  const closed: string[] = []
  const closing = createShutdown()
  for (const name of ['data', 'pool', 'door']) await closing.add(() => closed.push(name))
  await Promise.all([closing.close(), closing.close()])
  expect(closed).toEqual(['door', 'pool', 'data'])
})

test('what cannot be closed is told, and leaves nothing else open', async () => {
  const closed: string[] = []
  const broken = new Error('stuck')
  const closing = createShutdown()
  await closing.add(() => closed.push('data'))
  await closing.add(() => Promise.reject(broken))
  await expect(closing.close()).rejects.toMatchObject({ errors: [broken] })
  expect(closed).toEqual(['data'])
})

test('what is opened after the end is closed at once', async () => {
  const closed: string[] = []
  const closing = createShutdown()
  await closing.close()
  await closing.add(() => closed.push('late'))
  expect(closed).toEqual(['late'])
})
