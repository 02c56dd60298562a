import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { throttle } from '#server/live/throttle.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the first call of a burst runs at once, the rest once at the end of the interval', () => {
  const callback = vi.fn()
  const { call } = throttle(callback, 200)
  for (let n = 0; n < 50; n++) call()
  expect(callback).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(200)
  expect(callback).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(1_000)
  expect(callback).toHaveBeenCalledTimes(2)
})

test('once stopped it does not call again', () => {
  const callback = vi.fn()
  const { call, stop } = throttle(callback, 200)
  call()
  call()
  stop()
  vi.advanceTimersByTime(1_000)
  expect(callback).toHaveBeenCalledTimes(1)
})
