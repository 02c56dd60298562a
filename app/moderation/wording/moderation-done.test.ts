import { expect, test } from 'vitest'
import { USER_ACTS } from '#accounts/domain/user-moderation.ts'
import type { ActReport } from '#moderation/domain/moderation-act.ts'
import { doneTexts, moderationConflictText } from '#moderation/wording/moderation-done.ts'
import { TECHNICIAN_ACTS } from '#technicians/domain/technician-moderation.ts'
import { missingText } from '#technicians/wording/profile-status.ts'

const at = new Date('2026-11-16T20:00:00Z')
const report = (changes: Partial<ActReport>): ActReport => ({
  kind: 'technician',
  uid: 'u',
  act: 'block',
  name: 'Carlos Andrés Rojas',
  at,
  cancelled: 0,
  notified: 0,
  withClients: true,
  returned: 0,
  lost: 0,
  missing: [],
  mayEnter: true,
  ...changes,
})

test.each([
  ...TECHNICIAN_ACTS.map(act => ['technician', act] as const),
  ...USER_ACTS.map(act => ['user', act] as const),
  ['technician', 'undo'],
  ['user', 'undo'],
] as const)('the answer to %s %s names the person', (kind, act) => {
  expect(doneTexts(report({ kind, act })).done).toContain('Carlos Andrés Rojas')
})

test('the answer says who is told, and when', () => {
  expect(doneTexts(report({ cancelled: 4, notified: 4 }))).toEqual({
    done: 'Carlos Andrés Rojas quedó bloqueado.',
    detail: 'Avisamos a los 4 clientes en 10 minutos.',
  })
  expect(doneTexts(report({ cancelled: 2, notified: 1 })).detail).toBe('Avisamos al cliente en 10 minutos.')
  expect(doneTexts(report({ cancelled: 2, notified: 2, withClients: false })).detail).toBe(
    'Avisamos a las 2 personas en 10 minutos.',
  )
})

test('D52: publishing names what is missing', () => {
  expect(missingText(['photo', 'bio'])).toBe('Le falta: foto, bio')
  expect(missingText([])).toBe('')
  expect(doneTexts(report({ act: 'publish', missing: ['photo', 'bio'] })).detail).toBe(
    'Publicado. Le falta: foto, bio.',
  )
  expect(doneTexts(report({ act: 'publish' })).detail).toBeNull()
})

test('an undone act says which visits came back', () => {
  const detail = (changes: Partial<ActReport>) => doneTexts(report({ act: 'undo', ...changes })).detail
  expect(detail({ returned: 4 })).toBe('Volvieron sus 4 visitas. Nadie recibió aviso.')
  expect(detail({ returned: 3, lost: 1 })).toBe('Volvieron 3 de 4 visitas: la otra ya no se puede dar.')
  expect(detail({})).toBe('Nadie recibió aviso.')
})

test('a conflict says who did what before', () => {
  const last = {
    id: 1,
    at,
    act: 'block',
    actorUid: 'c',
    actorName: 'Camila',
    before: {},
    after: {},
    reason: null,
  }
  const text = (code: Parameters<typeof moderationConflictText>[0], now = at) =>
    moderationConflictText(code, 'technician', last, now)
  expect(text('moderation-already-done')).toBe('Ya estaba así: Camila bloqueó al técnico.')
  expect(text('moderation-changed')).toBe(
    'Cambió mientras lo mirabas: Camila bloqueó al técnico. Mira cómo quedó y decide de nuevo.',
  )
  expect(text('moderation-target-gone', new Date('2026-11-20T20:00:00Z'))).toBe(
    'Ya no está en la lista: Camila bloqueó al técnico el 16 de noviembre de 2026.',
  )
  expect(text('moderation-failed')).toBe('No pudimos hacer el cambio. Intenta de nuevo.')
  expect(moderationConflictText('moderation-target-gone', 'user', null, at)).toBe('Ya no está en la lista.')
})
