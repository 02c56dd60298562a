import { expect, test } from 'vitest'
import type { Booking } from '#bookings/domain/booking.ts'
import { type NotifiedBy, ruleOf } from '#bookings/domain/notifications.ts'
import { bookingPushMessage } from '#bookings/notifications/push-messages.ts'
import { PUSH_TEXTS } from '#server/jobs/booking-notifications.ts'

const BOOKING: Booking = {
  key: 12,
  id: 'yeimy_20261116_11',
  technicianId: 'yeimy',
  technicianName: 'Yeimy Paola Rojas',
  technicianCiudad: 'Soacha',
  technicianSlug: 'yeimy',
  technicianPhone: '300 555 0101',
  clientId: 'rosa',
  clientName: 'Rosa Helena Gómez',
  clientEmail: 'rosa@correo.co',
  date: '2026-11-16',
  start: '11:00',
  end: '12:00',
  scheduledAt: new Date('2026-11-16T16:00:00Z'),
  description: 'Llame al 310 555 0102',
  address: 'Cra. 8 # 24-31',
  barrio: 'Compartir',
  ciudad: 'Soacha',
  especialidad: null,
  status: 'solicitada',
  servicio: 'Cambio de grifería',
  precio: 70_000,
  agreedTotal: null,
  cancelReason: null,
  repeatOf: null,
  cancelNote: 'Escríbeme al 300 555 0101',
  offeredHours: [],
  createdAt: new Date('2026-11-15T16:00:00Z'),
  cannotReason: 'surgio_algo',
  cannotNote: 'Llame al 310 555 0102',
  cannotAt: new Date('2026-11-16T12:00:00Z'),
  furtherHours: 0,
  outcome: 'open',
}
const NOW = new Date('2026-11-16T13:00:00Z')
const textOf = (news: NotifiedBy<'push'>, changes: Partial<Booking> = {}, now = NOW) => {
  const { title, body } = bookingPushMessage(PUSH_TEXTS, news, { ...BOOKING, ...changes }, now)
  return `${title} | ${body}`
}

test.each([
  ['requested', 'Nueva visita: Rosa Helena, hoy 11:00 | Cambio de grifería. Respóndele hasta las 09:00.'],
  ['unanswered', 'Rosa Helena espera tu respuesta | Cambio de grifería, hoy a las 11:00.'],
  ['address-completed', 'Rosa Helena completó la dirección | Visita hoy a las 11:00. Mírala en tu agenda.'],
  ['client-withdrawn', 'Cancelamos la visita de Rosa Helena | Era hoy a las 11:00. Esa hora quedó libre.'],
  [
    'cannot-receive',
    'Rosa Helena no puede recibirte | Visita hoy a las 11:00. Cancélala u ofrécele otra hora.',
  ],
  ['can-receive', 'Rosa Helena sí puede recibirte | La visita hoy a las 11:00 sigue en pie.'],
  ['offer-taken', 'Confirmada: Rosa Helena, hoy 11:00 | Cambio de grifería. Tomó una hora que le ofreciste.'],
  ['quote-booked', 'Confirmada: Rosa Helena, hoy 11:00 | Cambio de grifería. Es lo que le cotizaste.'],
  [
    'replaced',
    'Rosa Helena reservó con otra persona | Se pasó el tiempo de responder. Tu hora hoy a las 11:00 quedó libre.',
  ],
  ['overdue', 'Yeimy no ha respondido | Todavía puede aceptar. Mira quién más puede ir.'],
  ['confirmada', 'Confirmada: Yeimy va hoy a las 11:00 | Cambio de grifería.'],
  ['cancelada', 'Yeimy canceló la visita | Era hoy a las 11:00. Mira quién más puede ir.'],
  ['expired', 'Yeimy no alcanzó a responder | Mira quién más puede ir.'],
  ['soon', 'Tu visita con Yeimy es hoy a las 11:00 | Cambio de grifería.'],
  ['rate', '¿Cómo te fue con Yeimy? | Califica la visita: ayudas a otros a escoger.'],
] as const)('%s reads: %s', (news, text) => {
  expect(textOf(news)).toBe(text)
})

test('other days, no service, hours offered instead', () => {
  expect(textOf('tomorrow', { date: '2026-11-17', servicio: '' })).toBe(
    'Yeimy te visita mañana a las 11:00 | Visita para revisar.',
  )
  expect(textOf('cancelada', { date: '2026-11-26', offeredHours: [NOW] })).toBe(
    'Yeimy canceló la visita | Era el jueves 26 a las 11:00. Te propone otra hora.',
  )
})

test('a visit that was cancelled because the client could not', () => {
  expect(textOf('cancelada', { cancelReason: 'cliente' })).toBe(
    'Yeimy canceló la visita | Era hoy a las 11:00. Como le avisaste; no te cuesta nada.',
  )
})

test('the time to answer may end on another day', () => {
  const late = new Date('2026-11-15T20:00:00Z')
  expect(textOf('requested', {}, late)).toContain('Respóndele hasta mañana a las 09:00.')
})

test('no message carries an address, a phone, an e-mail address or what people wrote', () => {
  for (const news of Object.keys(PUSH_TEXTS) as NotifiedBy<'push'>[]) {
    const message = bookingPushMessage(PUSH_TEXTS, news, BOOKING, NOW)
    expect(JSON.stringify(message)).not.toMatch(/Cra\.|\d{3} \d{3}|@|Gómez|Rojas/)
    expect(message.url).toMatch(ruleOf(news).to === 'technician' ? /^\/agenda/ : /^\/mis-reservas/)
    expect(message.tag).toBe('reserva-12')
  }
})

test('a message opens the visit; a lost one opens the list with its alternatives', () => {
  const urlOf = (news: NotifiedBy<'push'>) => bookingPushMessage(PUSH_TEXTS, news, BOOKING, NOW).url
  expect(urlOf('requested')).toBe('/agenda/12')
  expect(urlOf('confirmada')).toBe('/mis-reservas/12')
  expect(urlOf('rate')).toBe('/mis-reservas/12')
  expect(urlOf('cancelada')).toBe('/mis-reservas')
  expect(urlOf('client-withdrawn')).toBe('/agenda')
})
