import { expect, test } from 'vitest'
import { lastSeenText } from '#platform/wording/last-seen.ts'

test('the day is named unless it is today, in Bogotá', () => {
  const seenAt = new Date('2026-11-16T00:40:00Z')
  expect(lastSeenText(seenAt, new Date('2026-11-16T01:00:00Z'))).toBe('visto hoy a las 19:40')
  expect(lastSeenText(seenAt, new Date('2026-11-16T12:00:00Z'))).toBe('visto el domingo 15 a las 19:40')
})
