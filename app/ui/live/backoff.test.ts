import { expect, test } from 'vitest'
import { retryDelayMs } from '#ui/live/backoff.ts'

test('waits grow from one second to three and never leave that range', () => {
  for (const random of [0, 0.5, 0.999]) {
    const waits = Array.from({ length: 40 }, (_, failures) => retryDelayMs(failures, random))
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(1_000)
    expect(Math.max(...waits)).toBeLessThanOrEqual(3_000)
    expect(waits).toEqual(waits.toSorted((a, b) => a - b))
  }
})

test('two browsers that lost the same server come back at different moments', () => {
  expect(retryDelayMs(5, 0)).toBe(1_500)
  expect(retryDelayMs(5, 1)).toBe(3_000)
})
