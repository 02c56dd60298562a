import { expect, test } from 'vitest'
import { isWeakPassword } from '#accounts/domain/password.ts'

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

test.each(['gotera-lunes-7', 'Tubo de cobre 12', 'aB3$xz', 'ñandú veloz'])('%j is good enough', password => {
  expect(isWeakPassword(password, ANA)).toBe(false)
})

test('short parts of a name are ignored', () => {
  expect(isWeakPassword('ana-tubo-77', ANA)).toBe(false)
})
