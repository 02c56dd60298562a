import { expect, test } from 'vitest'
import { shortVisitDayText } from '#visits/wording/visit.ts'

test.each([
  ['2026-11-18', 'Mañana, miércoles 18'],
  ['2026-12-01', 'Martes 1 de diciembre'],
])('the day %s is said as «%s»', (date, text) => {
  expect(shortVisitDayText(date, '2026-11-17')).toBe(text)
})
