import { expect, test } from 'vitest'
import { landingAfterRegistration, landingAfterSignIn, returnToPathFrom } from '#accounts/domain/landing.ts'

test.each([
  ['admin', null, '/admin'],
  ['admin', '/mis-reservas', '/admin'],
  ['tecnico', null, '/mi-perfil'],
  ['tecnico', '/agenda', '/agenda'],
  ['cliente', null, '/'],
  ['cliente', '/agendar/ana', '/agendar/ana'],
] as const)('a %s who came from %s lands on %s', (role, from, landing) => {
  expect(landingAfterSignIn(role, from)).toBe(landing)
})

test('a new technician lands on /tecnico, a new client on /perfil', () => {
  expect(landingAfterRegistration('tecnico')).toBe('/tecnico')
  expect(landingAfterRegistration('cliente')).toBe('/perfil')
})

test.each([
  ['/agendar/ana?hour=15', '/agendar/ana?hour=15'],
  ['/tecnicos/ana', '/tecnicos/ana'],
  ['/perfil', null],
  ['/', null],
  ['//evil.com', null],
  [undefined, null],
])('registering on the way to %s returns to %s', (from, returnTo) => {
  expect(returnToPathFrom(from)).toBe(returnTo)
})
