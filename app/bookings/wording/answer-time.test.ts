import { expect, test } from 'vitest'
import {
  answerDeadlineText,
  briefDeadlineText,
  confirmUntilText,
  deadlineText,
} from '#bookings/wording/answer-time.ts'

const TODAY = '2026-11-16'

test('until when a request is to be answered, whole and in a row', () => {
  const at = (date: string) =>
    [deadlineText, briefDeadlineText].map(text => text({ date, start: '16:00' }, TODAY))
  expect(at(TODAY)).toEqual(['Tienes hasta las 16:00', 'Hasta las 16:00'])
  expect(at('2026-11-17')).toEqual(['Tienes hasta mañana, 16:00', 'Hasta mañana, 16:00'])
  expect(at('2026-11-18')).toEqual(['Tienes hasta el miércoles 18, 16:00', 'Hasta el mié 18, 16:00'])
})

test.each([
  [TODAY, 'Tiene hasta las 11:00 para responder.'],
  ['2026-11-17', 'Tiene hasta el martes 17 a las 11:00 para responder.'],
  ['2026-12-01', 'Tiene hasta el martes 1 de diciembre a las 11:00 para responder.'],
])('the deadline of a visit on %s: %s', (date, text) => {
  const term = { date, start: '11:00' }
  expect(answerDeadlineText(term, TODAY)).toBe(text)
  expect(confirmUntilText(term, TODAY)).toBe(
    text.replace(/^Tiene (.+) para responder\.$/, 'confirmar la visita, $1'),
  )
})
