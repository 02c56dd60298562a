import { expect, test } from 'vitest'
import { bookingMessageLink } from '#wording/booking-message.ts'

const BOOKING = {
  technicianName: 'Carlos Andrés Rojas',
  technicianPhone: '+57 300 555-0101',
  clientName: 'Ana Restrepo',
  date: '2026-11-16',
  start: '15:00',
  address: 'Cra. 8 # 24-31',
  description: 'Gotea & moja',
}

test('the link has the digits of the phone and a message with name, date, address and description', () => {
  const link = new URL(bookingMessageLink(BOOKING) ?? '')
  expect(link.pathname).toBe('/573005550101')
  expect(link.searchParams.get('text')).toBe(
    'Hola, Carlos. Soy Ana Restrepo. Te escribo por la visita del lunes 16 de noviembre a las 15:00 en Cra. 8 # 24-31. Es por esto: Gotea & moja',
  )
})

test('without a phone number there is no link', () => {
  expect(bookingMessageLink({ ...BOOKING, technicianPhone: 'no tiene' })).toBeNull()
})
