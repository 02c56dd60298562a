import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type CalendarEvent,
  calendarFile,
  clientCalendarEvent,
  technicianCalendarEvent,
} from '#bookings/notifications/calendar-file.server.ts'
import { bookingForEmail } from '#tests/support/people/emails.ts'
import { parsedCalendar } from '#tests/support/people/parsed-calendar.ts'

const ORIGIN = 'https://tecniya.co'

const EVENT: CalendarEvent = {
  key: 7,
  summary: 'Visita de Carlos',
  description: '',
  location: '',
  start: new Date('2026-11-16T19:00:00Z'),
  end: new Date('2026-11-16T20:00:00Z'),
  changedAt: new Date('2026-11-15T12:00:00Z'),
  url: `${ORIGIN}/mis-reservas/7`,
  caseUrl: null,
  hasAlarm: true,
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
  )
    .join('\n')
    .replaceAll(EVENT.url, '')
  expect(file).not.toMatch(/:\/\/|premios\.co/)
  expect(file.match(/https:\u2060\/\/premios\.\u2060co/g)).toHaveLength(4)
})

test('whatever people type, the file is what RFC 5545 asks for', { tags: ['attack'] }, () => {
  const text = fc.oneof(hostileText, fc.constant('ñandú🔧 '.repeat(40)))
  fc.assert(
    fc.property(text, fc.array(fc.boolean(), { maxLength: 3 }), (typed, alarms) => {
      const url = `${ORIGIN}/mis-reservas/${'7'.repeat(70)}`
      const events = alarms.map((hasAlarm, key) => ({
        ...EVENT,
        key,
        hasAlarm,
        url,
        summary: typed,
        description: typed,
        location: typed,
      }))
      const calendar = parsedCalendar(calendarFile(typed, events))
      expect(calendar.parts.map(({ name }) => name)).toEqual(alarms.map(() => 'VEVENT'))
      for (const [index, event] of calendar.parts.entries()) {
        for (const name of ['UID', 'DTSTAMP', 'DTSTART', 'DTEND', 'SUMMARY', 'DESCRIPTION', 'URL', 'STATUS'])
          expect(event.properties.filter(each => each.name === name)).toHaveLength(1)
        expect(event.properties).toContainEqual({ name: 'URL', value: url })
        expect(event.parts).toEqual(
          alarms[index] ? [expect.objectContaining({ name: 'VALARM', parts: [] })] : [],
        )
      }
    }),
  )
})

test('a visit rings once, an hour before, and leads to its page', () => {
  const confirmed = bookingForEmail({ status: 'confirmada' })
  const client = clientCalendarEvent(confirmed, ORIGIN)
  const [event] = parsedCalendar(calendarFile('x', [client])).parts
  const url = `${ORIGIN}/mis-reservas/${confirmed.key}`
  expect(event?.properties).toContainEqual({ name: 'URL', value: url })
  expect(event?.properties.find(({ name }) => name === 'DESCRIPTION')?.value.endsWith(`\\n\\n${url}`)).toBe(
    true,
  )
  expect(event?.parts).toEqual([
    {
      name: 'VALARM',
      properties: [
        { name: 'ACTION', value: 'DISPLAY' },
        { name: 'DESCRIPTION', value: 'Visita de Yeimy Tatiana Rincón' },
        { name: 'TRIGGER', value: '-PT1H' },
      ],
      parts: [],
    },
  ])
})

test('a visit that repeats a work leads to its case too, for either side', () => {
  const repeat = bookingForEmail({ status: 'confirmada', precio: 0, repeatOf: 3 })
  const events = [clientCalendarEvent(repeat, ORIGIN), technicianCalendarEvent(repeat, ORIGIN)]
  const links = parsedCalendar(calendarFile('x', events)).parts.map(({ properties }) =>
    properties
      .find(({ name }) => name === 'DESCRIPTION')
      ?.value.split('\\n\\n')
      .slice(1),
  )
  expect(links).toEqual([
    [`${ORIGIN}/mis-reservas/7`, `Ver el caso de garantía: ${ORIGIN}/mis-reservas/3/garantia`],
    [`${ORIGIN}/agenda/7`, `Ver el caso de garantía: ${ORIGIN}/agenda/garantia/3`],
  ])
})

test('neither what is not confirmed nor a subscribed calendar rings', () => {
  const cancelled = clientCalendarEvent(bookingForEmail({ status: 'cancelada' }), ORIGIN)
  const subscribed = technicianCalendarEvent(bookingForEmail({ status: 'confirmada' }), ORIGIN)
  expect(subscribed.url).toMatch(/\/agenda\/\d+$/)
  expect(unfolded(calendarFile('x', [cancelled, subscribed]))).not.toContain('BEGIN:VALARM')
})

test('the client sees service, price, technician, phone and address of a confirmed visit', () => {
  expect(clientCalendarEvent(bookingForEmail({ status: 'confirmada' }), ORIGIN)).toMatchObject({
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
  expect(technicianCalendarEvent(bookingForEmail({ status: 'confirmada' }), ORIGIN).description).toContain(
    'Cliente: Rosa Helena Martínez\nTeléfono: 300 555 0101',
  )
  const requested = technicianCalendarEvent(
    bookingForEmail({ especialidad: null, servicio: '', precio: null, description: '' }),
    ORIGIN,
  )
  expect(requested).toMatchObject({
    summary: 'Rosa Helena Martínez (pendiente)',
    description: 'Cliente: Rosa Helena Martínez',
  })
})
