import { expect, test } from 'vitest'
import {
  bookingEmail,
  bookingForEmail,
  drawn,
  ORIGIN,
  RESCUE_OPTIONS,
  SENT_AT,
} from '#tests/support/people/emails.ts'

const CONTEXT = { origin: ORIGIN, now: SENT_AT, trade: 'Plomería' }
const CANCELLED = { status: 'cancelada', cancelReason: 'tecnico' } as const

test('an expired request names who can go, with a link that keeps what was written', () => {
  const booking = bookingForEmail({ status: 'cancelada', cancelReason: 'sin_respuesta' })
  const { subject, text, html, pictures } = drawn(
    bookingEmail('expired', booking, {
      ...CONTEXT,
      options: RESCUE_OPTIONS,
    }),
  )
  expect(subject).toBe('Yeimy no alcanzó a responder; tres plomeros pueden ir hoy')
  expect(text).toContain('Estas personas están libres hoy; les llega lo que ya escribiste.')
  expect(text).toContain(
    'Óscar Javier Poveda · 4.7 (13 reseñas) · Usaquén · desde $\u00a080.000\nReservar con Óscar, hoy 10:00: https://tecniya.co/agendar/oscar?de=7&date=2026-11-16&hour=10',
  )
  expect(text).toContain('Ya no lo necesito: https://tecniya.co/mis-reservas')
  expect(html.match(/bgcolor="#FFB020"/g)).toHaveLength(1)
  expect(pictures.flatMap(picture => ('name' in picture ? [picture.name] : []))).toEqual([
    'Yeimy Tatiana Rincón',
    ...RESCUE_OPTIONS.map(({ nombre }) => nombre),
  ])
})

test.each([
  [['2026-11-17'], 'Plomería', 'un plomero puede ir mañana'],
  [['2026-11-16', '2026-11-18', '2026-11-16'], 'Plomería', 'dos plomeros pueden ir hoy'],
  [['2026-11-24', '2026-11-24'], '', 'dos técnicos pueden ir el martes 24'],
])('options on %j for the trade %j: %s', (dates, trade, words) => {
  const options = RESCUE_OPTIONS.slice(0, dates.length).map((option, index) => ({
    ...option,
    slot: { date: dates[index] ?? '', hour: 8 },
  }))
  const { subject } = drawn(bookingEmail('expired', bookingForEmail(), { ...CONTEXT, options, trade }))
  expect(subject).toBe(`Yeimy no alcanzó a responder; ${words}`)
})

test('a cancellation carries the reason and the offered hours that are still to come', () => {
  const booking = bookingForEmail({
    ...CANCELLED,
    cancelNote: 'Se me dañó la moto',
    offeredHours: ['2026-11-16T14:00:00Z', '2026-11-16T20:00:00Z', '2026-11-18T14:00:00Z'].map(
      at => new Date(at),
    ),
  })
  const cancelled = drawn(bookingEmail('cancelada', booking, CONTEXT))
  expect(cancelled.subject).toBe('Yeimy no puede ir hoy a las 11:00; te ofrece otras horas')
  expect(cancelled.text).toContain('Yeimy dice: «Se me dañó la moto»')
  expect(cancelled.text).toContain(
    'Reservar hoy 15:00: https://tecniya.co/agendar/yeimy?de=7&date=2026-11-16&hour=15',
  )
  expect(cancelled.text).toContain('Reservar el miércoles 18, 09:00: ')
  expect(cancelled.text).not.toContain('hour=09&')
  expect(cancelled.text.match(/Reservar/g)).toHaveLength(2)
})

test('with offered hours the others come after them, and one button is primary', () => {
  const booking = bookingForEmail({ ...CANCELLED, offeredHours: [new Date('2026-11-16T20:00:00Z')] })
  const { subject, text, html } = drawn(
    bookingEmail('cancelada', booking, { ...CONTEXT, options: RESCUE_OPTIONS }),
  )
  expect(subject).toBe('Yeimy no puede ir hoy a las 11:00; te ofrece otra hora')
  expect(text).toMatch(/Yeimy puede a esta otra hora:.*O con otra persona:.*Reservar con Óscar/s)
  expect(html.match(/bgcolor="#FFB020"/g)).toHaveLength(1)
})

test('without note, service and address nothing is left empty', () => {
  const booking = bookingForEmail({ ...CANCELLED, servicio: '', address: '', description: '' })
  const { text, html } = drawn(bookingEmail('cancelada', booking, CONTEXT))
  expect(text).not.toContain('dice:')
  expect(html).not.toMatch(/<div[^>]*><\/div>/)
})

test('a client who is not accepted any more is offered nothing of that technician', () => {
  const changes = { acceptsClient: false, offeredHours: [new Date('2026-11-18T14:00:00Z')] }
  const cancelled = bookingForEmail({ ...CANCELLED, ...changes })
  const completed = bookingForEmail({ status: 'completada', ...changes })
  for (const [notification, booking] of [
    ['cancelada', cancelled],
    ['rate', completed],
  ] as const)
    expect(drawn(bookingEmail(notification, booking, CONTEXT)).text).not.toContain(
      `/agendar/${booking.technicianId}`,
    )
  const accepted = bookingForEmail({ ...CANCELLED, ...changes, acceptsClient: true })
  expect(drawn(bookingEmail('cancelada', accepted, CONTEXT)).text).toContain(
    `/agendar/${accepted.technicianId}`,
  )
})
