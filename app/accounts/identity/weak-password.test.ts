import { expect, test } from 'vitest'
import { isWeakPassword } from '#accounts/identity/weak-password.server.ts'
import { DEMO_PASSWORD } from '#database/demo/accounts.ts'
import { PASSWORD } from '#tests/support/people/people.ts'

const ANA = { name: 'Ana María Restrepo', email: 'ana.restrepo+casa@correo.co' }

test.each([
  '123456',
  'Colombia123',
  'CONTRASEÑA',
  'contrasena',
  'qwerty',
  ' 123 456 ',
  'aaaaaa',
  'ababab',
  '      ',
])('%j is weak for anybody', password => {
  expect(isWeakPassword(password, ANA)).toBe(true)
})

test.each(['Superman', 'trustno1', 'DRAGON', 'dragon2026!', '1Estrella1', 'estréllá', 'zaq12wsx'])(
  '%j is among the 10,000 most used passwords',
  { tags: ['attack'] },
  password => expect(isWeakPassword(password, ANA)).toBe(true),
)

test.each([
  'Restrepo',
  'restrepo1987',
  '2024Restrepo!',
  'anamariarestrepo',
  'ana.restrepo+casa@correo.co',
  'ana.restrepo+casa',
  'María123',
])('%j is weak for Ana Restrepo', password => {
  expect(isWeakPassword(password, ANA)).toBe(true)
})

test('her name is not weak for somebody else', () => {
  expect(isWeakPassword('restrepo1987', { name: 'Luis Gómez', email: 'luis@correo.co' })).toBe(false)
})

test.each([
  DEMO_PASSWORD,
  PASSWORD,
  'cobre-martes-9',
  'sol-7391',
  'dragon de cobre',
  'Tubo de cobre 12',
  'aB3$xz',
  'ñandú veloz',
  'bogota-7391',
])('%j is good enough', password => {
  expect(isWeakPassword(password, ANA)).toBe(false)
})

test('short parts of a name are ignored', () => {
  expect(isWeakPassword('ana-tubo-77', ANA)).toBe(false)
})
