import { expect, test } from 'vitest'
import { requestedBookingFrom } from '#bookings/domain/return-to.ts'

test('the technician, the hour and the service are read from the path of the form', () => {
  expect(
    requestedBookingFrom(
      '/agendar/luz%20r?date=2026-11-16&hour=11&servicio=Destape+de+sif%C3%B3n&esp=plomeria&esp=magia',
    ),
  ).toMatchObject({
    technicianId: 'luz r',
    slot: { date: '2026-11-16', hour: 11 },
    servicio: 'Destape de sifón',
    searched: ['Plomería'],
  })
})

test.each(['/agendar/luz', '/agendar/luz?date=2026-11-16', '/agendar/luz?date=2026-13-40&hour=99'])(
  '%s has no hour',
  path => expect(requestedBookingFrom(path)).toMatchObject({ technicianId: 'luz', slot: null, servicio: '' }),
)

test.each([
  '/',
  '/agendar',
  '/agendar/',
  '/agendar/%20',
  '/agendar/%00',
  '/agendar/%ff',
  '/agendar/a/b',
  '/tecnicos/luz',
])('%s is no booking', path => expect(requestedBookingFrom(path)).toBeNull())
