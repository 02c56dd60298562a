import { expect, test } from 'vitest'
import {
  type BookingForLetter,
  bookingLetter,
  isStillCurrent,
} from '#notifications/letters/booking-letters.server.ts'

const BOOKING: BookingForLetter = {
  key: 7,
  id: 't_20261116_15',
  technicianId: 't',
  technicianName: 'Luz <b>Marina</b>',
  technicianCiudad: 'Bogotá',
  technicianSlug: 'luz',
  technicianPhone: '',
  technicianEmail: 'luz@correo.co',
  clientId: 'c',
  clientName: 'Ana Restrepo',
  clientEmail: 'ana@correo.co',
  date: '2026-11-16',
  start: '15:00',
  end: '16:00',
  scheduledAt: new Date('2026-11-16T20:00:00Z'),
  description: '',
  address: '',
  status: 'cancelada',
  cancelReason: 'moderacion',
  servicio: '',
  precio: null,
  cancelNote: '',
  offeredHours: [],
  createdAt: new Date('2026-11-12T15:00:00Z'),
  updatedAt: new Date('2026-11-12T16:00:00Z'),
}
const ORIGIN = 'https://tecniya.co'

test('when a technician is removed, the client learns which visit was cancelled and where to search', () => {
  const { to, subject, text, html } = bookingLetter('technician-withdrawn', BOOKING, ORIGIN)
  expect(to).toEqual({ name: 'Ana Restrepo', address: 'ana@correo.co' })
  expect(subject).toBe('Cancelamos tu visita del lunes 16 de noviembre a las 15:00')
  expect(text).toContain('Luz <b>Marina</b> dejó de atender en TecniYa')
  expect(text).toContain(`${ORIGIN}/tecnicos?ciudad=Bogot%C3%A1`)
  expect(html).not.toContain('<b>')
})

test('when a client is removed, the technician learns that the hour is free again', () => {
  const { to, subject, text } = bookingLetter('client-withdrawn', BOOKING, ORIGIN)
  expect(to.address).toBe('luz@correo.co')
  expect(subject).toBe('Cancelamos la visita de Ana Restrepo del lunes 16 de noviembre a las 15:00')
  expect(text).toContain('esa hora ya está libre')
  expect(text).toContain(`${ORIGIN}/agenda`)
})

test('both are current only while the visit is cancelled, and have their own Message-IDs', () => {
  expect(isStillCurrent('technician-withdrawn', BOOKING)).toBe(true)
  expect(isStillCurrent('client-withdrawn', { ...BOOKING, status: 'confirmada' })).toBe(false)
  const ids = (['technician-withdrawn', 'client-withdrawn', 'cancelada'] as const).map(
    notice => bookingLetter(notice, BOOKING, ORIGIN).messageId,
  )
  expect(new Set(ids).size).toBe(3)
})
