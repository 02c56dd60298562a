import { expect, test } from 'vitest'
import { reportEmail } from '#reports/notifications/report-emails.server.ts'
import { drawn } from '#tests/support/people/emails.ts'

const REPORT = {
  id: 5,
  kind: 'booking',
  answer: 'Hablamos con <b>él</b>.',
  createdAt: new Date('2026-11-13T15:00:00Z'),
  reporterName: 'Ana María Ríos',
  reporterEmail: 'ana@correo.co',
  subjectName: 'Carlos <i>Rojas</i>',
  visit: { date: '2026-11-09', start: '15:00' },
} as const

test('the outcome goes to the person who reported, escaped, in the words of the administrator', () => {
  const { to, subject, text, html, messageId } = drawn(reportEmail(REPORT, new Date('2026-11-16T15:00:00Z')))
  expect(to).toEqual({ name: 'Ana María Ríos', address: 'ana@correo.co' })
  expect(subject).toBe('Revisamos tu reporte')
  expect(text).toContain(
    'El 13 de noviembre reportaste tu visita con Carlos <i>Rojas</i>, lunes 9 de noviembre, 15:00.',
  )
  expect(text).toContain('Hablamos con <b>él</b>.')
  expect(html).not.toMatch(/<b>él|<i>Rojas/)
  expect(messageId).toBe('<reporte-5@tecniya.co>')
})
