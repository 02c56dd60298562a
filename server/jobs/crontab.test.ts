import { expect, test } from 'vitest'
import { CRONTAB, periodOf } from '#server/jobs/crontab.ts'

test.each([
  ['* * * * *', 60],
  ['*/10 * * * *', 600],
  ['17 * * * *', 3_600],
  ['43 8 * * *', 86_400],
  ['0 12 * * 1', 604_800],
])('%s runs every %i seconds', (match, seconds) => {
  expect(periodOf(match)).toBe(seconds)
})

test('each task of the clock stands there once', () => {
  expect(new Set(CRONTAB.map(({ task }) => task)).size).toBe(CRONTAB.length)
})
