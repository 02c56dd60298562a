import { expect, test } from 'vitest'
import { cancelReasonText, rescueTitleText } from '#bookings/wording/cancel-reasons.ts'
import {
  answerDeadlineText,
  clientMessageText,
  rescueDetailText,
  rescueOptionsText,
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
  expect(answerDeadlineText({ date, start: '11:00' }, TODAY)).toBe(text)
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
  [{}, 'Pediste las 09:00 de hoy y la solicitud se canceló sola.'],
  [{ date: '2026-11-15' }, 'Pediste las 09:00 de ayer y la solicitud se canceló sola.'],
  [{ date: '2026-11-12' }, 'Pediste las 09:00 del jueves 12 y la solicitud se canceló sola.'],
  [
    { cancelReason: 'tecnico', cancelNote: 'A esa hora tengo cita médica', date: '2026-11-17' },
    '«A esa hora tengo cita médica». Era mañana a las 09:00.',
  ],
  [{ cancelReason: 'moderacion', date: '2026-11-20' }, 'Era el viernes 20 a las 09:00.'],
])('the detail of a rescue: %j', (changes, text) => {
  expect(rescueDetailText(cancelled(changes), TODAY)).toBe(text)
})

test.each([
  [
    [
      { date: '2026-11-17', hour: 8 },
      { date: '2026-11-17', hour: 8 },
    ],
    'Libres mañana a las 08:00',
  ],
  [[{ date: '2026-11-17', hour: 8 }], 'Libre mañana a las 08:00'],
  [
    [
      { date: TODAY, hour: 10 },
      { date: TODAY, hour: 12 },
    ],
    'Pueden ir hoy',
  ],
  [[{ date: TODAY, hour: 10 }], 'Puede ir hoy'],
  [
    [
      { date: '2026-11-17', hour: 8 },
      { date: TODAY, hour: 12 },
    ],
    'Lo más pronto',
  ],
])('%j: %s', (slots, text) => {
  expect(rescueOptionsText(slots, { date: '2026-11-17', start: '08:00' }, TODAY)).toBe(text)
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
