import { expect, test } from 'vitest'
import { queueDueText, queueVisitText } from '#guarantee/wording/guarantee.ts'

test('a case of the list says until when, or the day of its visit', () => {
  const now = new Date('2026-11-17T15:00:00Z')
  expect(queueDueText(new Date('2026-11-22T05:00:00Z'), now)).toEqual({
    text: 'Hasta el sábado 21',
    urgency: null,
  })
  expect(queueVisitText('2026-11-15', '2026-11-17')).toBe('Visita: domingo 15')
  expect(queueVisitText('2026-11-18', '2026-11-17')).toBe('Visita: mañana')
})
