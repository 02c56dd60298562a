import { expect, test } from 'vitest'
import { clientMessageText, shareVisitText } from '#bookings/wording/visit-messages.ts'

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
