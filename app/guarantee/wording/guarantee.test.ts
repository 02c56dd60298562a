import { expect, test } from 'vitest'
import { queueDueText, queueVisitText } from '#guarantee/wording/guarantee.ts'

const NOW = new Date('2026-11-12T15:00:00Z')

test.each([
  ['2026-11-12', 'Venció ayer', 'late'],
  ['2026-11-13', 'Hasta hoy', 'today'],
  ['2026-11-14', 'Hasta mañana', null],
  ['2026-11-22', 'Hasta el sábado 21', null],
])('a case due at the beginning of %s says «%s» in the list', (day, text, urgency) => {
  expect(queueDueText(new Date(`${day}T05:00:00Z`), NOW)).toEqual({ text, urgency })
})

test('a case with a visit says its day', () => {
  expect(queueVisitText('2026-11-08', '2026-11-12')).toBe('Visita: domingo 8')
  expect(queueVisitText('2026-11-13', '2026-11-12')).toBe('Visita: mañana')
})
