import { expect, test, vi } from 'vitest'
import { ttlCache } from '#platform/http/ttl-cache.server.ts'

const at = (ms: number) => new Date(ms)

test('the value is loaded once per TTL', async () => {
  const load = vi.fn(async () => 'a')
  const find = ttlCache<string>(1_000)
  await find(at(0), load)
  await find(at(999), load)
  expect(load).toHaveBeenCalledTimes(1)
  await find(at(1_000), load)
  expect(load).toHaveBeenCalledTimes(2)
})

test('a failed load is not cached', async () => {
  const find = ttlCache<string>(1_000)
  await expect(find(at(0), () => Promise.reject(new Error('offline')))).rejects.toThrow('offline')
  await expect(find(at(1), async () => 'b')).resolves.toBe('b')
})
