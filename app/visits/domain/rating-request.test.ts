import { expect, test } from 'vitest'
import { lastDayToRate } from '#visits/domain/rating-request.ts'

test('a rating is asked for from nine in the morning in Bogotá of the day after the visit', () => {
  expect(lastDayToRate(new Date('2026-11-17T13:59:59.999Z'))).toBe('2026-11-15')
  expect(lastDayToRate(new Date('2026-11-17T14:00:00Z'))).toBe('2026-11-16')
  expect(lastDayToRate(new Date('2026-11-18T04:59:59Z'))).toBe('2026-11-16')
})
