import { expect, test } from 'vitest'
import { cancelReasonText, rescueTitleText } from '#bookings/wording/cancel-reasons.ts'
import {
  answerDeadlineText,
  clientMessageText,
  confirmUntilText,
  lostMomentText,
  nextVisitTexts,
  offersHoursText,
  othersCanGoText,
  shareVisitText,
} from '#bookings/wording/client-bookings.ts'

const TODAY = '2026-11-16'
const cancelled = (changes: object) => ({
  technicianName: 'Yeimy Rodríguez',
  cancelReason: 'sin_respuesta' as const,
  cancelNote: '',
  leftBy: null,
  date: TODAY,
  start: '09:00',
  ...changes,
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
  [{}, 'Yeimy no alcanzó a responder.', 'Yeimy no alcanzó a responder'],
  [{ cancelReason: 'tecnico' }, 'Yeimy canceló la visita.', 'Yeimy canceló tu visita'],
  [
    { cancelReason: 'tecnico', cancelNote: 'Se me varó la moto.' },
    'Yeimy canceló: «Se me varó la moto».',
    'Yeimy canceló tu visita',
  ],
  [
    { cancelReason: 'cliente' },
    'Le avisaste a Yeimy que no podías y canceló la visita.',
    'Yeimy canceló, como le avisaste',
  ],
  [
    { cancelReason: 'cliente', cancelNote: 'Listo, otro día.' },
    'Le avisaste a Yeimy que no podías y canceló la visita: «Listo, otro día».',
    'Yeimy canceló, como le avisaste',
  ],
  [
    { cancelReason: 'reemplazada' },
    'Yeimy no respondió a tiempo y reservaste con otra persona.',
    'Yeimy no respondió a tiempo y reservaste con otra persona',
  ],
  [
    { cancelReason: 'moderacion', leftBy: 'technician' },
    'Yeimy dejó de atender en TecniYa.',
    'Yeimy dejó de atender en TecniYa',
  ],
  [
    { cancelReason: 'cuenta_eliminada', leftBy: 'technician' },
    'Yeimy dejó de atender en TecniYa.',
    'Yeimy dejó de atender en TecniYa',
  ],
  [
    { cancelReason: 'cuenta_eliminada', leftBy: 'client' },
    'Se canceló porque eliminaste tu cuenta.',
    'Se canceló porque eliminaste tu cuenta',
  ],
  [
    { cancelReason: 'moderacion', leftBy: 'client' },
    'Se canceló porque tu cuenta no estaba activa.',
    'Se canceló porque tu cuenta no estaba activa',
  ],
  [{ cancelReason: 'cuenta_eliminada' }, 'Se canceló tu visita con Yeimy.', 'Se canceló tu visita con Yeimy'],
  [{ cancelReason: null }, 'No quedó escrito por qué se canceló.', 'Se canceló tu visita con Yeimy'],
])('why a visit was cancelled: %j', (changes, reason, title) => {
  expect(cancelReasonText(cancelled(changes))).toBe(reason)
  expect(rescueTitleText(cancelled(changes))).toBe(title)
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

const VISIT = {
  technicianName: 'Carlos Andrés Rojas',
  date: '2026-11-16',
  start: '15:00',
  end: '16:00',
  address: 'Cra. 8 # 24-31',
  description: 'Gotea & moja',
  servicio: 'Arreglo de fuga',
  status: 'confirmada' as const,
}

test('the message to the technician has name, date, address, service and description', () => {
  expect(clientMessageText(VISIT, 'Ana Restrepo').split('\n')).toEqual([
    'Hola, Carlos. Soy Ana Restrepo.',
    'Te escribo por la visita del lunes 16 de noviembre a las 15:00 en Cra. 8 # 24-31.',
    'Es por esto: Arreglo de fuga. Gotea & moja',
  ])
})

test('while the technician has not answered, it asks', () => {
  const visit = { ...VISIT, status: 'solicitada' as const, address: '', description: '', servicio: '' }
  expect(clientMessageText(visit, 'Ana').split('\n')).toEqual([
    'Hola, Carlos. Soy Ana.',
    'Te pedí una visita para el lunes 16 de noviembre a las 15:00.',
    '¿Puedes venir?',
  ])
})

test('a shared visit says who comes, when and where, with the profile', () => {
  expect(shareVisitText(VISIT, 'https://tecniya.co/tecnicos/carlos').split('\n')).toEqual([
    'Tengo una visita de Carlos Andrés Rojas (Arreglo de fuga), de TecniYa.',
    'Cuándo: lunes 16 de noviembre, de 15:00 a 16:00.',
    'Dónde: Cra. 8 # 24-31.',
    'Su perfil: https://tecniya.co/tecnicos/carlos',
  ])
  expect(shareVisitText({ ...VISIT, address: '', servicio: '' }, null)).toBe(
    'Tengo una visita de Carlos Andrés Rojas, de TecniYa.\nCuándo: lunes 16 de noviembre, de 15:00 a 16:00.',
  )
})
