import { afterEach, expect, test, vi } from 'vitest'
import { retryDelayMs, retryUntil } from '#platform/ui/live/retry.ts'

afterEach(() => void vi.useRealTimers())

test('delays grow from one second to two and stay within that range', () => {
  for (const random of [0, 0.5, 0.999]) {
    const delays = Array.from({ length: 40 }, (_, failures) => retryDelayMs(failures, random))
    expect(Math.min(...delays)).toBeGreaterThanOrEqual(1_000)
    expect(Math.max(...delays)).toBeLessThanOrEqual(2_000)
    expect(delays).toEqual(delays.toSorted((a, b) => a - b))
  }
})

test('jitter spreads the retries of browsers that lost the same server', () => {
  expect(retryDelayMs(5, 0)).toBe(1_000)
  expect(retryDelayMs(5, 1)).toBe(2_000)
})

/** Whether it succeeded, and how often it was tried, after `ms` in which it fails `failures` times. */
async function triedFor(ms: number, failures: number, options: Parameters<typeof retryUntil>[1]) {
  vi.useFakeTimers()
  let tries = 0
  const outcome = retryUntil(async () => ++tries > failures, options)
  await vi.advanceTimersByTimeAsync(ms)
  return { tries, outcome }
}

test('it is tried until it succeeds, and then no more', async () => {
  const { tries, outcome } = await triedFor(60_000, 3, {})
  expect([tries, await outcome]).toEqual([4, true])
})

test('it is given up when the window is over', async () => {
  const { tries, outcome } = await triedFor(60_000, Number.POSITIVE_INFINITY, { windowMs: 10_000 })
  expect(await outcome).toBe(false)
  expect(tries).toBeGreaterThanOrEqual(6)
  expect(tries).toBeLessThanOrEqual(12)
})

test('once aborted it is not tried again, and does not count as a success', async () => {
  vi.useFakeTimers()
  const controller = new AbortController()
  let tries = 0
  const outcome = retryUntil(async () => ++tries > 1, { signal: controller.signal })
  await vi.advanceTimersByTimeAsync(500)
  controller.abort()
  await vi.advanceTimersByTimeAsync(60_000)
  expect([tries, await outcome]).toEqual([1, false])
})
