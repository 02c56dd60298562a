import { expect, test } from 'vitest'
import {
  bookableHoursAmong,
  cancelNoteFrom,
  offerableDays,
  offeredHoursFrom,
  offeredHourValue,
} from '#bookings/domain/cancellation.ts'

/** Monday 16 November 2026, 14:25 in Bogotá. */
const NOW = new Date('2026-11-16T19:25:00Z')
const WORKDAY = [{ inicio: '08:00', fin: '18:00' }]
const SCHEDULE = {
  disponible: true,
  excepciones: {},
  horasBloqueadas: [],
  horarios: { lun: WORKDAY, mar: WORKDAY, mie: WORKDAY, jue: WORKDAY, vie: WORKDAY, sab: [], dom: [] },
}
const calendar = (taken: string[] = []) => ({
  now: NOW,
  isHoliday: () => false,
  taken: taken.map(each => new Date(each)),
})
const among = (values: string[], schedule = SCHEDULE) =>
  bookableHoursAmong(
    offeredHoursFrom(values),
    schedule,
    calendar(['2026-11-17T15:00:00Z', '2026-11-16T21:00:00Z']),
  ).map(hour => hour.toISOString())

test('the form offers the next free hours: two days, three each', () => {
  expect(offerableDays(SCHEDULE, calendar(['2026-11-16T20:00:00Z', '2026-11-17T14:00:00Z']))).toEqual([
    { date: '2026-11-16', hours: [16, 17] },
    { date: '2026-11-17', hours: [8, 10, 11] },
  ])
  expect(offerableDays({ ...SCHEDULE, disponible: false }, calendar())).toEqual([])
})

test('an hour of the form is read back; anything else is dropped', () => {
  expect(offeredHourValue({ date: '2026-11-17', hour: 8 })).toBe('2026-11-17T08')
  expect(offeredHoursFrom(['2026-11-17T08', '2026-11-17T19'])).toEqual([
    new Date('2026-11-17T13:00:00Z'),
    new Date('2026-11-18T00:00:00Z'),
  ])
  expect(
    offeredHoursFrom(['', 'mañana', '2026-11-17', '2026-13-45T08', '2026-11-17T8', '2026-11-17T03']),
  ).toEqual([])
})

test('taken, closed, past and far hours are dropped, and so are doubles', () => {
  expect(
    among([
      '2026-11-17T14',
      '2026-11-17T10',
      '2026-11-17T14',
      '2026-11-16T09',
      '2026-11-21T10',
      '2026-11-17T19',
    ]),
  ).toEqual(['2026-11-17T19:00:00.000Z'])
  expect(among(['2027-11-16T10'])).toEqual([])
  expect(among(['2026-11-17T14'], { ...SCHEDULE, disponible: false })).toEqual([])
})

test('of more than three hours the first three are kept', () => {
  expect(among(['2026-11-18T11', '2026-11-18T08', '2026-11-18T10', '2026-11-18T09'])).toEqual([
    '2026-11-18T13:00:00.000Z',
    '2026-11-18T14:00:00.000Z',
    '2026-11-18T15:00:00.000Z',
  ])
})

test('the note is one line of at most 160 characters', () => {
  expect(cancelNoteFrom('  Tengo\n cita   médica ')).toBe('Tengo cita médica')
  expect([...cancelNoteFrom('🔧'.repeat(200))]).toHaveLength(160)
})
