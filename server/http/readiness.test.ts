import { expect, test } from 'vitest'
import { createReadiness, DISK_FREE_MIN_BYTES } from '#server/http/readiness.ts'

const tools = {
  pingDatabase: async () => undefined,
  freeBytes: async () => DISK_FREE_MIN_BYTES,
  drainMs: 0,
  onDiskFull: () => {},
}

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

test('a full disk is no reason to send visitors, and is told once until there was space', async () => {
  let free = DISK_FREE_MIN_BYTES - 1
  let told = 0
  const readiness = createReadiness({ ...tools, freeBytes: async () => free, onDiskFull: () => told++ })
  expect(await readiness.whyNot()).toBe('disco lleno')
  expect(await readiness.whyNot()).toBe('disco lleno')
  expect(told).toBe(1)
  free = DISK_FREE_MIN_BYTES
  expect(await readiness.whyNot()).toBeNull()
  free = 0
  expect(await readiness.whyNot()).toBe('disco lleno')
  expect(told).toBe(2)
})
