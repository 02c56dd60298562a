import { expect, test } from 'vitest'
import { GUARDS, verdictOf } from '#guards/access.ts'

// Section 6 and D28: every guard with every visitor.
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
] as const)('the guard %s answers %s with %s, reading or writing', (name, visitor, verdict) => {
  expect(verdictOf(GUARDS[name], visitor, 'read')).toBe(verdict)
  expect(verdictOf(GUARDS[name], visitor, 'write')).toBe(verdict)
})

test.each([
  ['signed-in-guests-may-post', 'signed-in'],
  ['technician-guests-may-post', 'technician'],
] as const)('the guard %s is %s but for a guest who writes (D33)', (name, strict) => {
  for (const visitor of ['invitado', 'cliente', 'tecnico', 'admin'] as const) {
    expect(verdictOf(GUARDS[name], visitor, 'read')).toBe(verdictOf(GUARDS[strict], visitor, 'read'))
    const writing = visitor === 'invitado' ? 'pass' : verdictOf(GUARDS[strict], visitor, 'write')
    expect(verdictOf(GUARDS[name], visitor, 'write')).toBe(writing)
  }
})

test('an empty list of roles lets every signed-in person pass, and no guest (D54)', () => {
  const guard = { roles: [] }
  expect(verdictOf(guard, 'cliente')).toBe('pass')
  expect(verdictOf(guard, 'tecnico')).toBe('pass')
  expect(verdictOf(guard, 'admin')).toBe('pass')
  expect(verdictOf(guard, 'invitado')).toBe('login')
})

test('there is no other guard', () => {
  expect(Object.keys(GUARDS)).toEqual([
    'signed-in',
    'signed-in-guests-may-post',
    'technician',
    'technician-guests-may-post',
    'admin',
  ])
})
