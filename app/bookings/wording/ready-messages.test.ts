import { expect, test } from 'vitest'
import {
  arrivedMessage,
  askAddressMessage,
  clientMessageText,
  onMyWayMessage,
  shareVisitMessage,
  shareVisitText,
  visitMessage,
} from '#bookings/wording/ready-messages.ts'

const TECHNICIANS_VISIT = {
  clientName: 'Camila Ospina',
  date: '2026-11-17',
  start: '08:00',
  end: '09:00',
  address: 'Tv. 12 # 33-40',
  barrio: '',
  ciudad: 'Soacha',
}
const TECHNICIAN = 'Carlos Andrés Rojas'

test('messages to the client greet by first name and say who writes', () => {
  const hello = 'Hola, Camila. Soy Carlos, de TecniYa.'
  expect(visitMessage(TECHNICIANS_VISIT, TECHNICIAN)).toBe(
    `${hello} Te escribo por la visita del martes 17 de noviembre a las 08:00.`,
  )
  expect(onMyWayMessage(TECHNICIANS_VISIT, TECHNICIAN)).toBe(
    `${hello} Voy en camino para la visita de las 08:00.`,
  )
  expect(arrivedMessage(TECHNICIANS_VISIT, TECHNICIAN)).toBe(`${hello} Ya llegué a Tv. 12 # 33-40, Soacha.`)
  expect(arrivedMessage({ ...TECHNICIANS_VISIT, address: '', ciudad: '' }, TECHNICIAN)).toBe(
    `${hello} Ya llegué.`,
  )
  expect(askAddressMessage(TECHNICIANS_VISIT, TECHNICIAN)).toBe(
    `${hello} Para la visita del martes 17 de noviembre a las 08:00 me falta la dirección. ¿Me mandas la calle y el número?`,
  )
})

test('the message to the technician’s own people says where, when and whose', () => {
  expect(shareVisitMessage(TECHNICIANS_VISIT)).toBe(
    'Tengo una visita de TecniYa el martes 17 de noviembre, de 08:00 a 09:00 en Tv. 12 # 33-40, Soacha. Es de Camila Ospina.',
  )
})

const VISIT = {
  technicianName: 'Carlos Andrés Rojas',
  date: '2026-11-16',
  start: '15:00',
  end: '16:00',
  address: 'Cra. 8 # 24-31',
  barrio: '',
  ciudad: '',
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
