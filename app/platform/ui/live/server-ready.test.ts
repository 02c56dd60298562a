import { expect, test } from 'vitest'
import { retryDelayMs } from '#platform/ui/live/server-ready.ts'

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
