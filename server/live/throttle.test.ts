import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { throttle } from '#server/live/throttle.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the first call is told at once, the rest of a burst once more at the end of the pause', () => {
  const tell = vi.fn()
  const { call } = throttle(tell, 200)
  for (let n = 0; n < 50; n++) call()
  expect(tell).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(200)
  expect(tell).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(1_000)
  expect(tell).toHaveBeenCalledTimes(2)
})

test('once stopped it says nothing more', () => {
  const tell = vi.fn()
  const { call, stop } = throttle(tell, 200)
  call()
  call()
  stop()
  vi.advanceTimersByTime(1_000)
  expect(tell).toHaveBeenCalledTimes(1)
})
