import { expect, test } from 'vitest'
import {
  clientCalendarEvent,
  technicianCalendarEvent,
} from '#bookings/notifications/calendar-events.server.ts'
import { bookingForLetter } from '#tests/support/people/letters.ts'

test('the client sees service, price, technician, phone and address of a confirmed visit', () => {
  expect(clientCalendarEvent(bookingForLetter({ status: 'confirmada' }))).toMatchObject({
    summary: 'Visita de Yeimy Tatiana Rincón',
    location: 'Cl. 65 Sur # 87–21, Bosa, Bogotá',
    description: [
      'Servicio: Destape de sanitario o sifón',
      'Precio: desde $\u00a065.000',
      'Técnico: Yeimy Tatiana Rincón',
      'Teléfono: 310 555 0188',
      'Qué pasa: Se devuelve el agua del lavaplatos desde anoche. Ya cerré el registro.',
    ].join('\n'),
  })
})

test('the technician sees the phone of the client once the visit is confirmed', () => {
  expect(technicianCalendarEvent(bookingForLetter({ status: 'confirmada' })).description).toContain(
    'Cliente: Rosa Helena Martínez\nTeléfono: 300 555 0101',
  )
  const requested = technicianCalendarEvent(bookingForLetter({ servicio: '', precio: null, description: '' }))
  expect(requested).toMatchObject({
    summary: 'Rosa Helena Martínez (pendiente)',
    description: 'Cliente: Rosa Helena Martínez',
  })
})
