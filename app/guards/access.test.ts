import { expect, test } from 'vitest'
import { ACCESS, type Guard, verdictOf } from '#guards/access.ts'

// Section 6 and D28, every guard with every visitor.
test.each([
  ['signed-in', 'invitado', 'login'],
  ['signed-in', 'cliente', 'pass'],
  ['signed-in', 'tecnico', 'pass'],
  ['signed-in', 'admin', 'pass'],
  ['technician', 'invitado', 'login'],
  ['technician', 'cliente', 'unauthorized'],
  ['technician', 'tecnico', 'pass'],
  ['technician', 'admin', 'pass'],
  ['admin', 'invitado', 'home'],
  ['admin', 'cliente', 'home'],
  ['admin', 'tecnico', 'home'],
  ['admin', 'admin', 'pass'],
] as const)('the guard %s answers a %s with %s', (guard, visitor, verdict) => {
  expect(verdictOf(guard, visitor)).toBe(verdict)
})

test('there is no guard beyond those three', () => {
  expect(Object.keys(ACCESS) satisfies string[] as Guard[]).toEqual(['signed-in', 'technician', 'admin'])
})
