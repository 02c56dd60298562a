import { expect, test } from 'vitest'
import { colombianHolidays, isColombianHoliday } from '#technicians/domain/holidays.ts'

test.each([
  [
    2024,
    '01-01 01-08 03-25 03-28 03-29 05-01 05-13 06-03 06-10 07-01 07-20 08-07 08-19 10-14 11-04 11-11 12-08 12-25',
  ],
  [
    2025,
    '01-01 01-06 03-24 04-17 04-18 05-01 06-02 06-23 06-30 07-20 08-07 08-18 10-13 11-03 11-17 12-08 12-25',
  ],
  [
    2026,
    '01-01 01-12 03-23 04-02 04-03 05-01 05-18 06-08 06-15 06-29 07-13 07-20 08-07 08-17 10-12 11-02 11-16 12-08 12-25',
  ],
  [
    2027,
    '01-01 01-11 03-22 03-25 03-26 05-01 05-10 05-31 06-07 07-05 07-12 07-20 08-07 08-16 10-18 11-01 11-15 12-08 12-25',
  ],
])('the holidays of %i', (year, days) => {
  expect(colombianHolidays(year)).toEqual(days.split(' ').map(day => `${year}-${day}`))
})

test('Easter is found in its earliest and latest years, and after a century', () => {
  for (const goodFriday of ['2008-03-21', '2038-04-23', '2000-04-21', '2100-03-26'])
    expect(colombianHolidays(Number(goodFriday.slice(0, 4)))).toContain(goodFriday)
})

test('a date is a holiday or not, in any order of years', () => {
  expect(isColombianHoliday('2026-11-16')).toBe(true)
  expect(isColombianHoliday('2025-07-14')).toBe(false)
  expect(isColombianHoliday('2026-11-11')).toBe(false)
  expect(isColombianHoliday('2026-04-05')).toBe(false)
})
