import { expect, test } from 'vitest'
import { bookingFrom } from '#database/import/booking-from.ts'
import { collectionsFrom } from '#database/import/collections.ts'
import { exceptionsFrom, weeklyHoursFrom } from '#database/import/hours-from.ts'
import { technicianFrom } from '#database/import/technician-from.ts'
import { userFrom } from '#database/import/user-from.ts'
import { DEFAULT_WEEKLY_HOURS } from '#domain/technicians/technician.ts'

const NOW = new Date('2026-11-15T12:00:00Z')
const user = (document: object) => userFrom({ id: 'u1', document: { email: 'a@b.co', ...document } }, NOW)
const technician = (document: object) =>
  technicianFrom({ id: 'uid-123456', document: { ...document } }, 'Ana', NOW)

test.each([
  [{ name: 'Uno', nombre: 'Dos', displayName: 'Tres' }, 'Uno'],
  [{ nombre: 'Dos', displayName: 'Tres' }, 'Dos'],
  [{ name: ' ', displayName: 'Tres' }, 'Tres'],
  [{}, 'a@b.co'],
])('the name of %j is %s', (document, name) => {
  expect(user(document)?.name).toBe(name)
})

test.each([
  [{ role: 'admin' }, 'admin'],
  [{ rol: 'Técnico' }, 'tecnico'],
  [{ tipo: 'tecnico' }, 'tecnico'],
  [{ userType: 'cliente' }, 'cliente'],
  [{ role: 'jefe' }, 'cliente'],
  [{}, null],
])('the role of %j is %s', (document, role) => {
  expect(user(document)?.role).toBe(role)
})

test('e-mails are trimmed and lower-cased, and a user without a valid one is left out', () => {
  expect(user({ email: '  ANA@Correo.CO ' })?.email).toBe('ana@correo.co')
  expect(user({ email: 'no es un correo' })).toBeNull()
})

test.each([
  [{ emailVerified: true }, true],
  [{ emailVerified: 'true' }, false],
  [{}, false],
])('the address of %j is confirmed: %s', (document, isConfirmed) => {
  expect(user(document)?.emailVerified).toBe(isConfirmed)
})

test.each([
  ['2026-01-02T03:04:05Z', '2026-01-02T03:04:05.000Z'],
  [{ _seconds: 1_767_323_045, _nanoseconds: 0 }, '2026-01-02T03:04:05.000Z'],
  [{ seconds: 1_767_323_045 }, '2026-01-02T03:04:05.000Z'],
  [1_767_323_045_000, '2026-01-02T03:04:05.000Z'],
  ['ayer', NOW.toISOString()],
])('the instant %j is %s', (createdAt, instant) => {
  expect(user({ createdAt })?.createdAt.toISOString()).toBe(instant)
})

test('the former field names and values of a technician are read', () => {
  const imported = technician({
    fotoUrl: 'https://res.cloudinary.com/x/image/upload/a.jpg',
    añosExperiencia: '7',
    tarifa: 45_000.4,
    especialidades: ['Reparación de neveras', 'electricidad', 'Electricista', 'Afinar pianos'],
    zonasCobertura: ['Norte', 'Marte'],
    servicios: [{ nombre: 'Visita', precioSugerido: -3 }, 'nada'],
    moneda: 'cop',
  })
  expect(imported).toMatchObject({
    nombre: 'Ana',
    slug: 'ana-123456',
    fotoURL: 'https://res.cloudinary.com/x/image/upload/a.jpg',
    aniosExperiencia: 7,
    tarifaBase: 45_000,
    especialidades: ['Neveras', 'Electricidad'],
    tags: ['Afinar pianos'],
    zonasCobertura: ['Norte'],
    servicios: [{ nombre: 'Visita', codigo: '', descripcion: '', tarifa: '', precioSugerido: 0 }],
    moneda: 'COP',
    disponible: true,
    horarios: DEFAULT_WEEKLY_HOURS,
  })
  expect(technician({ fotoURL: 'javascript:alert(1)' }).fotoURL).toBeNull()
})

test('slugs, prices and licence dates are normalised', () => {
  const { slug, servicios, licencias } = technician({
    slug: 'ana-aB3dE9',
    servicios: [{ nombre: 'Visita' }, { nombre: 'Fuga', precioSugerido: 0 }],
    licencias: [
      { vence: '2028-06-30' },
      { vence: '2028-06-30T05:00:00.000Z' },
      { vence: { _seconds: Date.UTC(2028, 5, 30, 5) / 1_000 } },
      { vence: 'en junio' },
    ],
  })
  expect(slug).toBe('ana-aB3dE9')
  expect(servicios.map(({ precioSugerido }) => precioSugerido)).toEqual([null, 0])
  expect(licencias.map(({ vence }) => vence)).toEqual(['2028-06-30', '2028-06-30', '2028-06-30', 'en junio'])
  for (const unfit of ['ana/../beto', 'Ana Pérez', 'ana.data', 'a?b'])
    expect(technician({ slug: unfit }).slug).toBe('ana-123456')
})

test('a moderated or deleted profile is not published', () => {
  expect(technician({ publicado: true }).publicado).toBe(true)
  expect(technician({ publicado: true, estado: 'publicado' }).publicado).toBe(true)
  expect(technician({ publicado: true, estado: 'bloqueado' }).publicado).toBe(false)
  expect(technician({ publicado: true, deletedAt: NOW.toISOString() }).publicado).toBe(false)
})

test('one-letter days are read as three-letter days', () => {
  const range = { inicio: '9:00', fin: '12:00' }
  const normalised = [{ inicio: '09:00', fin: '12:00' }]
  expect(weeklyHoursFrom({ l: [range], X: [range, { inicio: '14:00', fin: '13:00' }], d: [] })).toEqual({
    lun: normalised,
    mar: [],
    mie: normalised,
    jue: [],
    vie: [],
    sab: [],
    dom: [],
  })
  expect(weeklyHoursFrom({ lun: [range], l: [] }).lun).toEqual(normalised)
  expect(exceptionsFrom({ fechas: { '2026-12-24': [], ayer: [] }, festivos: true })).toEqual({
    fechas: { '2026-12-24': [] },
    festivos: true,
  })
})

const known = {
  users: new Map([['c', { name: 'Carla', email: 'carla@correo.co' }]]),
  technicians: new Map([['t', { nombre: 'Tito', ciudad: 'Cali', slug: 'tito-t', telefono: '300' }]]),
}
const booking = (document: object) =>
  bookingFrom({ id: 'any', document: { technicianId: 't', clientId: 'c', ...document } }, known, NOW)

test.each([
  [{ date: '2026-11-20', start: '09:00', status: 'confirmed' }, 'confirmada', null],
  [{ date: '2026-11-20', start: '09:00', status: 'cancelled' }, 'cancelada', null],
  [{ date: '2026-11-20', start: '09:00', status: '?' }, 'solicitada', null],
  [{ date: '2026-11-10', start: '9', status: 'confirmada' }, 'completada', null],
  [{ date: '2026-11-10', start: '09:00' }, 'cancelada', 'sin_respuesta'],
])('the booking %j is %s', (document, status, cancelReason) => {
  expect(booking(document)).toMatchObject({ start: '09:00', end: '10:00', status, cancelReason })
})

test('the slot is read in Bogotá time; a booking with an unknown person or hour is left out', () => {
  expect(
    booking({ scheduledAt: { seconds: Date.UTC(2026, 10, 20, 14) / 1_000 }, technicianTelefono: '311' }),
  ).toMatchObject({
    id: 't_20261120_09',
    technicianPhone: '311',
    clientName: 'Carla',
  })
  expect(booking({ date: '2026-11-20', start: '07:00' })).toBeNull()
  expect(booking({ date: '2026-11-20', start: '09:00', clientId: 'nadie' })).toBeNull()
  expect(booking({ date: '2026-11-20', start: '09:00', technicianId: 'c' })).toBeNull()
})

test('`usuarios` is read for ids that are not in `users`', () => {
  const exported = collectionsFrom(
    JSON.stringify({
      users: { a: { name: 'Nueva' } },
      usuarios: { a: { name: 'Vieja' }, b: { name: 'Solo vieja' } },
    }),
  )
  expect(exported?.users).toEqual([
    { id: 'a', document: { name: 'Nueva' } },
    { id: 'b', document: { name: 'Solo vieja' } },
  ])
  expect(collectionsFrom('[1')).toBeNull()
  expect(collectionsFrom('"x"')).toBeNull()
})
