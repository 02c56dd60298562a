import { expect, test } from 'vitest'
import {
  deviceText,
  lastUseText,
  passwordAgeText,
  passwordStateText,
  pushStateText,
  sessionCountText,
  sessionPlaceText,
} from '#accounts/wording/account-cards.ts'

const NOW = new Date('2026-11-16T15:00:00Z')

test.each([
  ['2026-11-16T14:58:00Z', 'ahora'],
  ['2026-11-16T14:12:00Z', 'hoy, 09:12'],
  ['2026-11-16T01:14:00Z', 'ayer, 20:14'],
  ['2026-11-02T20:00:00Z', '2 de noviembre'],
  ['2025-12-30T20:00:00Z', '30 de diciembre de 2025'],
])('a session used at %s was used %s', (at, text) => {
  expect(lastUseText(new Date(at), NOW)).toBe(text)
})

test('the place is the city, this network or another one', () => {
  const use = { userAgent: '', city: '', network: '190.24.10.x' }
  expect(sessionPlaceText({ ...use, city: 'Medellín' }, '')).toBe('Medellín')
  expect(sessionPlaceText(use, '190.24.10.x')).toBe('Esta red')
  expect(sessionPlaceText(use, '10.0.0.x')).toBe('Red 190.24.10.x')
  expect(sessionPlaceText({ ...use, network: '' }, '')).toBe('Red desconocida')
})

test('a device without a known browser has a name too', () => {
  expect(deviceText('curl/8.5.0')).toBe('Navegador desconocido')
})

test('the date of the password is that of Bogotá', () => {
  expect(passwordAgeText(new Date('2026-08-05T02:00:00Z'))).toBe(
    'La cambiaste por última vez el 4 de agosto de 2026.',
  )
})

test('a closed row says how things are', () => {
  const account = { hasPassword: true, passwordChangedAt: null, createdAt: new Date('2025-07-19T15:00:00Z') }
  expect(passwordStateText(account)).toBe('De julio de 2025')
  expect(passwordStateText({ ...account, passwordChangedAt: NOW })).toBe('De noviembre de 2026')
  expect(passwordStateText({ ...account, hasPassword: false })).toBe('Sin contraseña')
  expect([sessionCountText(1), sessionCountText(3)]).toEqual(['Solo esta', '3 abiertas'])
})

test('push messages are switched on and off for this device alone', () => {
  const push = (state: Parameters<typeof pushStateText>[0]['state'], devices: number) =>
    pushStateText({ state, devices })
  expect([push('unknown', 0), push('unknown', 1), push('unknown', 2)]).toEqual([
    'Apagados',
    'En 1 aparato',
    'En 2 aparatos',
  ])
  expect([push('on', 1), push('off', 2), push('denied', 2), push('unsupported', 0)]).toEqual([
    'Activos',
    'Apagados',
    'Bloqueados',
    'Apagados',
  ])
})
