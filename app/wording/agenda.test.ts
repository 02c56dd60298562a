import { expect, test } from 'vitest'
import { cancelledText, clientVisitsTexts, deadlineText, timeLeftText, untilText } from '#wording/agenda.ts'

const NOW = new Date('2026-11-16T19:25:00Z')
const TODAY = '2026-11-16'

test.each([
  ['2026-11-16T19:25:01Z', '1 min'],
  ['2026-11-16T20:00:00Z', '35 min'],
  ['2026-11-16T21:00:00Z', '1 h 35 min'],
  ['2026-11-16T21:25:00Z', '2 h'],
  ['2026-11-17T19:25:00Z', '1 día'],
  ['2026-11-19T20:00:00Z', '3 días'],
])('until %s it is %s', (instant, text) => {
  expect(timeLeftText(new Date(instant), NOW)).toBe(text)
  expect(untilText(new Date(instant), NOW)).toBe(`En ${text}`)
})

test('the deadline of a request is the start of its hour', () => {
  const at = (date: string) => deadlineText({ date, start: '16:00' }, TODAY)
  expect(at(TODAY)).toBe('Tienes hasta las 16:00')
  expect(at('2026-11-17')).toBe('Tienes hasta mañana, 16:00')
  expect(at('2026-11-18')).toBe('Tienes hasta el miércoles 18, 16:00')
})

test('the visits of a client are those with this technician, else those with anybody', () => {
  const texts = (visitsWithTechnician: number, completedVisits: number, lastVisit: string | null = null) =>
    clientVisitsTexts({ visitsWithTechnician, completedVisits, lastVisit }, TODAY)
  expect(texts(0, 0)).toEqual(['Primera visita contigo'])
  expect(texts(0, 1)).toEqual(['Primera visita contigo', '1 visita completada'])
  expect(texts(0, 2)).toEqual(['Primera visita contigo', '2 visitas completadas'])
  expect(texts(1, 5, '2025-10-03')).toEqual(['1 visita contigo', 'Última: 3 de octubre de 2025'])
  expect(texts(4, 5, '2026-10-03')).toEqual(['4 visitas contigo', 'Última: 3 de octubre'])
})

test('a cancelled booking says why', () => {
  expect(cancelledText({ cancelReason: 'tecnico', cancelNote: 'Cita médica' })).toBe(
    'La cancelaste: «Cita médica»',
  )
  expect(cancelledText({ cancelReason: 'tecnico', cancelNote: '' })).toBe('La cancelaste.')
  expect(cancelledText({ cancelReason: 'sin_respuesta', cancelNote: '' })).toBe('No alcanzaste a responder.')
  expect(cancelledText({ cancelReason: 'moderacion', cancelNote: '' })).toBe('La canceló TecniYa.')
})
