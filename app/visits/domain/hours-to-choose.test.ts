import { expect, test } from 'vitest'
import { dayStripFrom, withinTerm } from '#bookings/domain/booking-form-data.ts'
import { type Calendar, hourStatesOn, type Schedule } from '#technicians/domain/free-hours.ts'
import { hoursLikeLast, hoursToChoose } from '#visits/domain/hours-to-choose.ts'

const MORNINGS = [{ inicio: '08:00', fin: '12:00' }]
const AFTERNOON = [{ inicio: '14:00', fin: '18:00' }]
const FREE_WEEK = { lun: [], mar: [], mie: [], jue: [], vie: [], sab: [], dom: [] }
const SCHEDULE: Schedule = {
  horarios: { ...FREE_WEEK, lun: MORNINGS, mar: MORNINGS, mie: AFTERNOON, vie: MORNINGS },
  excepciones: {},
  disponible: true,
  horasBloqueadas: [],
}
/** Monday 16 November 2026, 10:30 in Bogotá. */
const NOW = new Date('2026-11-16T15:30:00Z')
const calendar = (...taken: string[]): Calendar => ({
  now: NOW,
  isHoliday: () => false,
  taken: taken.map(hour => new Date(`${hour}:00-05:00`)),
})
const until = (text: string) => new Date(`${text}:00-05:00`)
const chosen = (term: string, hour: number, times = calendar(), schedule = SCHEDULE) =>
  hoursToChoose(schedule, times, { hour, until: until(term) }).map(
    slot => `${slot.date.slice(8)} ${slot.hour}`,
  )

test('one hour on each of the next three days that have any, nearest to the hour of the visit', () => {
  expect(chosen('2026-12-16T10:00', 8)).toEqual(['16 11', '17 8', '18 14'])
  expect(chosen('2026-12-16T10:00', 16)).toEqual(['16 11', '17 11', '18 16'])
  // Of two that are as near the earlier one.
  expect(chosen('2026-12-16T10:00', 9, calendar('2026-11-16T11:00', '2026-11-17T09:00'))).toEqual([
    '17 8',
    '18 14',
    '20 9',
  ])
})

test('none after the term, not even on its last day; days beyond two weeks are looked at', () => {
  expect(chosen('2026-11-18T14:30', 17)).toEqual(['16 11', '17 11', '18 14'])
  expect(chosen('2026-11-17T07:00', 8)).toEqual(['16 11'])
  expect(chosen('2026-11-16T10:59', 8)).toEqual([])
  const away = { ...SCHEDULE, horarios: FREE_WEEK, excepciones: { fechas: { '2026-12-10': MORNINGS } } }
  expect(chosen('2026-12-16T10:00', 8, calendar(), away)).toEqual(['10 8'])
  expect(chosen('2026-12-16T10:00', 8, calendar(), { ...SCHEDULE, disponible: false })).toEqual([])
})

test('the form offers the days and hours of the term', () => {
  const times = calendar()
  const day = (date: string) => ({
    date,
    hours: hourStatesOn(date, SCHEDULE, times),
    strip: dayStripFrom(SCHEDULE, times),
  })
  const term = until('2026-11-18T15:30')
  const last = withinTerm(day('2026-11-18'), term)
  expect(last.hours.filter(({ state }) => state === 'free').map(({ hour }) => hour)).toEqual([14, 15])
  expect(last.strip.map(({ state }) => state)).toEqual([
    'open',
    'open',
    'open',
    'late',
    'late',
    'late',
    'late',
  ])
  expect(withinTerm(day('2026-11-20'), term)).toMatchObject({ date: null, hours: [] })
})

test.each([
  // The same weekday and hour, then the soonest of two other days.
  ['2026-11-11', 16, [], ['18 16', '16 11', '17 11']],
  // Its hour of today is over: in a week.
  ['2026-11-09', 9, [], ['23 9', '16 11', '17 9']],
  // Taken, or not worked any more: the next.
  ['2026-11-11', 16, ['2026-11-18T16:00'], ['16 11', '17 11', '18 15']],
  ['2026-11-12', 9, [], ['16 11', '17 9', '18 14']],
])('like the visit of %s at %i, with %j taken: %j', (date, hour, taken, expected) => {
  const slots = hoursLikeLast(SCHEDULE, calendar(...taken), { date, hour })
  expect(slots.map(slot => `${slot.date.slice(8)} ${slot.hour}`)).toEqual(expected)
})

test('who works no day within two weeks has no hour like the last', () => {
  const closed = { ...SCHEDULE, horarios: FREE_WEEK }
  expect(hoursLikeLast(closed, calendar(), { date: '2026-11-11', hour: 9 })).toEqual([])
})
