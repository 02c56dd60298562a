import { expect, test } from 'vitest'
import {
  lostMomentText,
  nextVisitTexts,
  offersHoursText,
  othersCanGoText,
} from '#agenda/wording/client-bookings.ts'

const TODAY = '2026-11-16'
test.each([
  [TODAY, '2026-11-16T15:57:00Z', ['En 57 min']],
  ['2026-11-17', '2026-11-17T13:00:00Z', ['Mañana', 'En 22 h']],
  ['2026-11-17', '2026-11-17T16:00:00Z', ['Mañana']],
  ['2026-11-21', '2026-11-21T15:00:00Z', ['Sáb 21']],
])('the next visit on %s at %s: %j', (date, instant, texts) => {
  const now = new Date('2026-11-16T15:00:00Z')
  expect(nextVisitTexts({ date, scheduledAt: new Date(instant) }, now)).toEqual(texts)
})

test.each([
  [TODAY, 'hoy, 09:00'],
  ['2026-11-15', 'ayer, 09:00'],
  ['2026-11-17', 'mañana, 09:00'],
  ['2026-11-20', 'el viernes 20, 09:00'],
])('a lost visit of %s was %s', (date, text) => {
  expect(lostMomentText({ date, start: '09:00' }, TODAY)).toBe(text)
})

test.each([
  ['Plomería', 1, 'Otro plomero puede ir'],
  ['Plomería', 2, 'Otros plomeros pueden ir'],
  ['', 2, 'Otros técnicos pueden ir'],
])('who else of the trade %j, %i: %s', (trade, count, text) => {
  expect(othersCanGoText(trade, count)).toBe(text)
})

test('a folded rescue counts the hours that are offered', () => {
  expect([1, 2, 3].map(offersHoursText)).toEqual([
    'Te ofrece otra hora',
    'Te ofrece dos horas más',
    'Te ofrece tres horas más',
  ])
})
