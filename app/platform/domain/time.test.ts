import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, bogotaDate, bogotaTime, instantAt, isDate, weekdayOf } from '#platform/domain/time.ts'

const intl = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Bogota',
  dateStyle: 'short',
  timeStyle: 'short',
})
const instants = fc.date({
  min: new Date('2000-01-02T00:00Z'),
  max: new Date('2090-12-31T00:00Z'),
  noInvalidDate: true,
})

test('day and hour are those that Intl gives for America/Bogota', () => {
  fc.assert(
    fc.property(instants, instant => {
      expect(`${bogotaDate(instant)} ${bogotaTime(instant)}`).toBe(intl.format(instant))
    }),
    { numRuns: 1_000 },
  )
})

test('a wall-clock time and its instant convert both ways', () => {
  fc.assert(
    fc.property(instants, instant => {
      const back = instantAt(bogotaDate(instant), bogotaTime(instant))
      expect(back?.getTime()).toBe(Math.floor(instant.getTime() / 60_000) * 60_000)
    }),
  )
  expect(instantAt('2026-11-16', '14:00')?.toISOString()).toBe('2026-11-16T19:00:00.000Z')
})

test('19:00 in Bogotá is the next day in UTC and the same day in Bogotá', () => {
  const instant = new Date('2026-11-17T00:00:00Z')
  expect([bogotaDate(instant), bogotaTime(instant)]).toEqual(['2026-11-16', '19:00'])
})

test.each([
  '2026-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026-1-1',
  '1999-12-31',
  '3000-01-01',
  '',
  'hoy',
  '2026-11-16T00:00',
])('%j is not a day', text => {
  expect(isDate(text)).toBe(false)
  expect(instantAt(text, '10:00')).toBeNull()
})

test.each(['24:00', '9:00', '09:60', '', '09', '09:00:00', ' 09:00'])('%j is not an hour', text => {
  expect(instantAt('2026-11-16', text)).toBeNull()
})

test('days are added over months, years and leap days', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
})

test('the week begins on Monday', () => {
  expect(['2026-11-16', '2026-11-20', '2026-11-22'].map(weekdayOf)).toEqual([0, 4, 6])
})
