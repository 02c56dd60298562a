import { expect, test, vi } from 'vitest'
import { ttlCache } from '#http/ttl-cache.server.ts'

const at = (ms: number) => new Date(ms)

test('it asks once while the answer is fresh, and again after', async () => {
  const ask = vi.fn(async () => 'a')
  const find = ttlCache<string>(1_000)
  await find(at(0), ask)
  await find(at(999), ask)
  expect(ask).toHaveBeenCalledTimes(1)
  await find(at(1_000), ask)
  expect(ask).toHaveBeenCalledTimes(2)
})

test('a failure is asked again at once', async () => {
  const find = ttlCache<string>(1_000)
  await expect(find(at(0), () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  await expect(find(at(1), async () => 'b')).resolves.toBe('b')
})
