import { expect, test } from 'vitest'
import { moderationCommandFrom } from '#moderation/domain/moderation-command.ts'

const person = { reason: null, confirmation: 'if-affected', seen: undefined } as const

test.each([
  [
    { kind: 'technician', id: 'luz', act: 'verify' },
    { kind: 'technician', uid: 'luz', act: 'verify', ...person },
  ],
  [
    {
      kind: 'user',
      id: 'ana',
      act: 'block',
      motivo: '  No\n llegó ',
      confirmado: 'si',
      visto: 'blocked:false',
    },
    {
      kind: 'user',
      uid: 'ana',
      act: 'block',
      reason: 'No llegó',
      confirmation: 'answered',
      seen: 'blocked:false',
    },
  ],
  [
    { kind: 'user', id: 'ana', act: 'undo', linea: '12' },
    { kind: 'user', uid: 'ana', act: 'undo', trailEntryId: 12 },
  ],
  [
    { kind: 'review', id: '7', act: 'approve', revision: '3' },
    { kind: 'review', id: 7, act: 'approve', reason: null },
  ],
  [
    { kind: 'reply', id: '7', act: 'reject', motivo: 'Insulta', revision: '3' },
    { kind: 'reply', id: 7, act: 'reject', reason: 'Insulta', revision: 3 },
  ],
])('the form %j is a command', (fields, command) => {
  expect(moderationCommandFrom(fields)).toEqual(command)
})

test.each([
  {},
  { kind: 'technician', act: 'block' },
  { kind: 'technician', id: 'luz', act: 'unblock' },
  { kind: 'user', id: 'ana', act: 'publish' },
  { kind: 'user', id: 'ana', act: 'undo', linea: '0' },
  { kind: 'review', id: 'siete', act: 'approve' },
  { kind: 'review', id: '7', act: 'delete' },
  { kind: 'report', id: '7', act: 'approve' },
])('the form %j is none', fields => {
  expect(moderationCommandFrom(fields)).toBeNull()
})
