import { expect, test } from 'vitest'
import { REGISTRABLE_ROLES, roleFrom } from '#accounts/domain/role.ts'

test.each([
  ['cliente', 'cliente'],
  ['Técnico', 'tecnico'],
  [' TECNICO ', 'tecnico'],
  ['ADMIN', 'admin'],
])('%j is read as %s', (stored, role) => {
  expect(roleFrom(stored)).toBe(role)
})

test.each([null, undefined, '', 'invitado', 'administrador', 'superadmin', 0, {}, ['admin']])(
  '%j counts as cliente',
  stored => {
    expect(roleFrom(stored)).toBe('cliente')
  },
)

test('nobody can register as admin', () => {
  expect(REGISTRABLE_ROLES).toEqual(['cliente', 'tecnico'])
})
