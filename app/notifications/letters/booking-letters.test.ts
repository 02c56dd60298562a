import { expect, test } from 'vitest'
import type { BookingNotice } from '#domain/bookings/booking.ts'
import {
  type BookingForLetter,
  bookingLetter,
  isStillCurrent,
} from '#notifications/letters/booking-letters.server.ts'

const BOOKING: BookingForLetter = {
  key: 7,
  id: 't_20261116_15',
  technicianId: 't',
  technicianName: 'Luz Marina Cárdenas',
  technicianCiudad: 'Cali',
  technicianSlug: 'luz',
  technicianPhone: '',
  technicianEmail: 'luz@correo.co',
  clientId: 'c',
  clientName: 'Ana <b>Restrepo</b>',
  clientEmail: 'ana@correo.co',
  date: '2026-11-16',
  start: '15:00',
  end: '16:00',
  scheduledAt: new Date('2026-11-16T20:00:00Z'),
  description: 'Gotea <script>',
  address: 'Cra. 8 # 24-31',
  status: 'solicitada',
  cancelReason: null,
  servicio: '',
  precio: null,
  cancelNote: '',
  offeredHours: [],
  createdAt: new Date(0),
  updatedAt: new Date(0),
}
const ORIGIN = 'https://tecniya.co'

test.each<[BookingNotice, string, string, string]>([
  [
    'requested',
    'luz@correo.co',
    'Ana <b>Restrepo</b> quiere reservarte el lunes 16 de noviembre a las 15:00',
    '/agenda',
  ],
  ['confirmada', 'ana@correo.co', 'Luz Marina Cárdenas confirmó tu visita', '/mis-reservas'],
  [
    'cancelada',
    'ana@correo.co',
    'Luz Marina Cárdenas no puede atenderte el lunes 16 de noviembre a las 15:00',
    '/agendar/t',
  ],
  ['expired', 'ana@correo.co', 'Luz Marina Cárdenas no alcanzó a responder', '/tecnicos'],
  [
    'tomorrow',
    'ana@correo.co',
    'Recuerda: Luz Marina Cárdenas te visita el lunes 16 de noviembre a las 15:00',
    '/mis-reservas',
  ],
  ['soon', 'ana@correo.co', 'Luz Marina Cárdenas llega a las 15:00', '/mis-reservas'],
])('%s is sent to %s with a link to act on it and its own Message-ID', (notice, to, subject, path) => {
  const letter = bookingLetter(notice, BOOKING, ORIGIN)
  expect(letter.to.address).toBe(to)
  expect(letter.subject).toBe(subject)
  expect(letter.text).toContain(`${ORIGIN}${path}`)
  expect(letter.html).toContain(`href="${ORIGIN}${path}"`)
  expect(letter.html).not.toMatch(/<script>|<b>/)
  expect(letter.messageId).toBe(`<reserva-7-${notice}@tecniya.co>`)
})

test('the confirmation and the first reminder attach a calendar file', () => {
  const withCalendar = (
    ['requested', 'confirmada', 'cancelada', 'expired', 'tomorrow', 'soon'] as const
  ).filter(notice =>
    bookingLetter(notice, { ...BOOKING, status: 'confirmada' }, ORIGIN).calendar?.includes(
      'STATUS:CONFIRMED',
    ),
  )
  expect(withCalendar).toEqual(['confirmada', 'tomorrow'])
})

test('a letter whose booking has another status is out of date', () => {
  expect(isStillCurrent('requested', BOOKING)).toBe(true)
  expect(isStillCurrent('requested', { ...BOOKING, status: 'cancelada' })).toBe(false)
  expect(isStillCurrent('soon', { ...BOOKING, status: 'cancelada' })).toBe(false)
  expect(isStillCurrent('expired', { ...BOOKING, status: 'cancelada' })).toBe(true)
})
