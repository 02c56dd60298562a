import { expect, test } from 'vitest'
import {
  dayTitle,
  greetingText,
  proposedHourText,
  requestsText,
  servedTexts,
  waitingText,
} from '#site/wording/own-home.ts'

const TODAY = '2026-11-16'

test.each([
  [[], null, 'Hoy no tienes visitas'],
  [['09:00'], '09:00', '1 visita hoy · a las 09:00'],
  [['09:00', '11:00', '17:00'], '09:00', '3 visitas hoy · la primera 09:00'],
  [['09:00', '11:00', '17:00'], '11:00', '3 visitas hoy · la próxima 11:00'],
  [['09:00', '11:00', '17:00'], null, '3 visitas hoy · la última 17:00'],
])('the day of %j, next %s, is %s', (starts, next, expected) => {
  expect(dayTitle({ starts, next, requests: 0 })).toBe(expected)
})

test('what there is to answer or to decide is counted; nothing is said of an empty queue', () => {
  expect([0, 1, 2].map(requestsText)).toEqual([
    'Nada por responder',
    '1 solicitud por responder',
    '2 solicitudes por responder',
  ])
  const tally = (count: number) => ({ count, more: false })
  const waiting = { waitingReviews: tally(12), openReports: tally(0), waitingCases: tally(1) }
  expect(waitingText({ ...waiting, contestedVisits: tally(2) })).toBe(
    'Por decidir: 1\u00a0garantía, 2\u00a0visitas y 12\u00a0reseñas',
  )
  const none = { waitingReviews: tally(0), openReports: tally(0), waitingCases: tally(0) }
  expect(waitingText({ ...none, contestedVisits: tally(0) })).toBe('Nada espera por ti')
})

test('who served is said by trade and day: days near, the date when it is far, the day alone without a trade', () => {
  const texts = (date: string, trade: string | null = 'Neveras') => servedTexts({ date, trade }, TODAY)
  expect(texts('2026-11-10')).toEqual(['Neveras', 'hace 6 días'])
  expect(texts('2026-10-22')).toEqual(['Neveras', '22 de octubre'])
  expect(texts('2025-08-03')).toEqual(['Neveras', '3 de agosto de 2025'])
  expect(texts('2026-11-16', null)).toEqual(['Hoy'])
})

test('the greeting and the proposed hour', () => {
  expect([greetingText('Laura Sofía Cárdenas'), greetingText('  ')]).toEqual(['Hola, Laura Sofía', 'Hola'])
  expect(proposedHourText({ date: '2026-11-19', hour: 9 }, TODAY)).toBe('Jue 19, 09:00')
  expect(proposedHourText({ date: '2026-11-17', hour: 14 }, TODAY)).toBe('Mañana, 14:00')
})
