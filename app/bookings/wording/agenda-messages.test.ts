import { expect, test } from 'vitest'
import {
  arrivedMessage,
  askAddressMessage,
  onMyWayMessage,
  shareVisitMessage,
  visitMessage,
} from '#bookings/wording/agenda-messages.ts'

const VISIT = {
  clientName: 'Camila Ospina',
  date: '2026-11-17',
  start: '08:00',
  end: '09:00',
  address: 'Tv. 12 # 33-40, Soacha',
}
const TECHNICIAN = 'Carlos Andrés Rojas'

test('messages to the client greet by first name and say who writes', () => {
  const hello = 'Hola, Camila. Soy Carlos, de TecniYa.'
  expect(visitMessage(VISIT, TECHNICIAN)).toBe(
    `${hello} Te escribo por la visita del martes 17 de noviembre a las 08:00.`,
  )
  expect(onMyWayMessage(VISIT, TECHNICIAN)).toBe(`${hello} Voy en camino para la visita de las 08:00.`)
  expect(arrivedMessage(VISIT, TECHNICIAN)).toBe(`${hello} Ya llegué a Tv. 12 # 33-40, Soacha.`)
  expect(arrivedMessage({ ...VISIT, address: '' }, TECHNICIAN)).toBe(`${hello} Ya llegué.`)
  expect(askAddressMessage(VISIT, TECHNICIAN)).toBe(
    `${hello} Para la visita del martes 17 de noviembre a las 08:00 me falta la dirección. ¿Me mandas la calle y el número?`,
  )
})

test('the message to the technician’s own people says where, when and whose', () => {
  expect(shareVisitMessage(VISIT)).toBe(
    'Tengo una visita de TecniYa el martes 17 de noviembre, de 08:00 a 09:00 en Tv. 12 # 33-40, Soacha. Es de Camila Ospina.',
  )
})
