import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type CalendarEvent,
  calendarFile,
  clientCalendarEvent,
  technicianCalendarEvent,
} from '#bookings/notifications/calendar-file.server.ts'
import { bookingForEmail } from '#tests/support/people/emails.ts'

const EVENT: CalendarEvent = {
  key: 7,
  summary: 'Visita de Carlos',
  description: '',
  location: '',
  start: new Date('2026-11-16T19:00:00Z'),
  end: new Date('2026-11-16T20:00:00Z'),
  changedAt: new Date('2026-11-15T12:00:00Z'),
  status: 'CONFIRMED',
}

const hostileText = fc
  .array(
    fc.constantFrom('\r', '\n', '\u2028', ',', ';', ':', '\\', '"', '\0', ' ', 'ñ', '🔧', 'BEGIN:VEVENT'),
  )
  .map(parts => parts.join(''))

function unfolded(file: string): string[] {
  return file.replaceAll('\r\n ', '').split('\r\n')
}

test('start and end are written in UTC', () => {
  expect(unfolded(calendarFile('TecniYa', [EVENT]))).toEqual(
    expect.arrayContaining(['DTSTART:20261116T190000Z', 'DTEND:20261116T200000Z']),
  )
})

test('user input cannot add lines', () => {
  const plain = unfolded(calendarFile('x', [{ ...EVENT, description: 'a', location: 'b' }])).length
  fc.assert(
    fc.property(hostileText, text => {
      const hostile = `a${text}\r\nEND:VEVENT\nBEGIN:VALARM`
      const lines = unfolded(
        calendarFile(hostile, [{ ...EVENT, summary: hostile, description: hostile, location: hostile }]),
      )
      expect(lines).toHaveLength(plain)
    }),
  )
})

test('a web address that somebody typed is no link in any field', { tags: ['attack'] }, () => {
  const typed = 'https://premios.co'
  const file = unfolded(
    calendarFile('x', [{ ...EVENT, summary: typed, description: `Mira ${typed}`, location: typed }]),
  ).join('\n')
  expect(file).not.toMatch(/:\/\/|premios\.co/)
  expect(file.match(/https:\u2060\/\/premios\.\u2060co/g)).toHaveLength(3)
})

test('no line is longer than 75 bytes', () => {
  const file = calendarFile('x', [{ ...EVENT, description: 'ñandú🔧 '.repeat(40) }])
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
})

test('the client sees service, price, technician, phone and address of a confirmed visit', () => {
  expect(clientCalendarEvent(bookingForEmail({ status: 'confirmada' }))).toMatchObject({
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
  expect(technicianCalendarEvent(bookingForEmail({ status: 'confirmada' })).description).toContain(
    'Cliente: Rosa Helena Martínez\nTeléfono: 300 555 0101',
  )
  const requested = technicianCalendarEvent(
    bookingForEmail({ especialidad: null, servicio: '', precio: null, description: '' }),
  )
  expect(requested).toMatchObject({
    summary: 'Rosa Helena Martínez (pendiente)',
    description: 'Cliente: Rosa Helena Martínez',
  })
})
