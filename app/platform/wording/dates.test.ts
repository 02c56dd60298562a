import { expect, test } from 'vitest'
import {
  datedDayText,
  dayNumberText,
  dayText,
  fullDateText,
  lastSeenText,
  nearDayText,
  shortWeekdayText,
} from '#platform/wording/dates.ts'

test('a day has its weekday and month', () => {
  expect(dayText('2026-11-16')).toBe('lunes 16 de noviembre')
  expect(dayText('2026-03-01')).toBe('domingo 1 de marzo')
})

test('days within a week have a name, later ones also a number', () => {
  const today = '2026-11-16'
  expect(nearDayText(today, today)).toBe('Hoy')
  expect(nearDayText('2026-11-17', today)).toBe('Mañana')
  expect(nearDayText('2026-11-19', today)).toBe('Jueves')
  expect(nearDayText('2026-11-22', today)).toBe('Domingo')
  expect(nearDayText('2026-11-23', today)).toBe('Lunes 23')
})

test('a full date has the year, and an invalid one is a dash', () => {
  expect(fullDateText('2028-06-30')).toBe('30 de junio de 2028')
  for (const wrong of ['2028-02-30', 'pronto', '', null, undefined]) expect(fullDateText(wrong)).toBe('–')
})

test('weekdays have short forms', () => {
  expect([0, 2, 5].map(shortWeekdayText)).toEqual(['Lun', 'Mié', 'Sáb'])
})

test('a day has its year when it is not this one', () => {
  expect(datedDayText('2026-11-16', '2026-01-01')).toBe('lunes 16 de noviembre')
  expect(datedDayText('2025-12-08', '2026-01-01')).toBe('lunes 8 de diciembre de 2025')
  expect(datedDayText('pronto', '2026-01-01')).toBe('–')
})

test('a day of this month is its number', () => {
  expect(dayNumberText('2026-11-17', '2026-11-16')).toBe('martes 17')
  expect(dayNumberText('2026-12-01', '2026-11-16')).toBe('martes 1 de diciembre')
})

test('the day is named unless it is today, in Bogotá', () => {
  const seenAt = new Date('2026-11-16T00:40:00Z')
  expect(lastSeenText(seenAt, new Date('2026-11-16T01:00:00Z'))).toBe('visto hoy a las 19:40')
  expect(lastSeenText(seenAt, new Date('2026-11-16T12:00:00Z'))).toBe('visto el domingo 15 a las 19:40')
})
