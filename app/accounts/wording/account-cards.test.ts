import { expect, test } from 'vitest'
import {
  deviceText,
  lastUseText,
  passwordAgeText,
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
