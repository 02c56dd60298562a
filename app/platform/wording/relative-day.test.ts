import { expect, test } from 'vitest'
import {
  fullRelativeDayText,
  ofRelativeDayText,
  relativeDayText,
  relativeHourText,
  relativeMomentText,
  waitText,
} from '#platform/wording/relative-day.ts'

const TODAY = '2026-11-16'

test.each([
  ['2026-11-15', 'ayer'],
  ['2026-11-16', 'hoy'],
  ['2026-11-17', 'mañana'],
  ['2026-11-24', 'el martes 24'],
  ['2026-12-12', 'el sábado 12'],
  ['2026-12-13', 'el domingo 13 de diciembre'],
  ['2026-11-13', 'el viernes 13'],
  ['2026-10-16', 'el viernes 16 de octubre'],
])('%s is %s', (date, text) => {
  expect(relativeDayText(date, TODAY)).toBe(text)
})

test.each([
  ['2026-11-16', 'Llegó hoy'],
  ['2026-11-15', 'Espera 1 día'],
  ['2026-11-10', 'Espera 6 días'],
])('what came on %s: %s', (since, text) => {
  expect(waitText(since, TODAY)).toBe(text)
})

test('a day with its hour, as a heading and in a sentence', () => {
  expect(relativeHourText('2026-11-16', '11:00', TODAY)).toBe('hoy 11:00')
  expect(relativeHourText('2026-11-24', '11:00', TODAY)).toBe('el martes 24, 11:00')
  expect(relativeMomentText('2026-11-16', '11:00', TODAY)).toBe('hoy a las 11:00')
  expect(ofRelativeDayText('2026-11-17', TODAY)).toBe('de mañana')
  expect(ofRelativeDayText('2026-11-24', TODAY)).toBe('del martes 24')
  expect(fullRelativeDayText('2026-11-16', TODAY)).toBe('hoy, lunes 16 de noviembre')
  expect(fullRelativeDayText('2026-11-24', TODAY)).toBe('martes 24 de noviembre')
})
