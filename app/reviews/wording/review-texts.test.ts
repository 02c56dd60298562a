import { expect, test } from 'vitest'
import { decidedBeforeText, ratedVisitText } from '#reviews/wording/review-texts.ts'

const line = (act: string, actorName: string | null = 'Camila Ordóñez') => ({
  act,
  actorUid: 'camila',
  actorName,
})

test.each([
  ['reject', line('approve'), 'me', 'Camila ya la aprobó.'],
  ['approve', line('reject'), 'me', 'Camila ya la rechazó.'],
  ['approve', line('approve'), 'camila', 'Ya la aprobaste.'],
  ['reopen', line('reopen'), 'me', 'Camila ya la devolvió a las que esperan.'],
  ['reopen', line('reject'), 'me', 'El técnico cambió su respuesta. Léela de nuevo antes de decidir.'],
  ['approve', line('approve', null), 'me', 'Otra persona ya decidió sobre esto.'],
  ['approve', undefined, 'me', 'Otra persona ya decidió sobre esto.'],
])('%s after %j is answered to %s with %j', (act, before, uid, text) => {
  expect(decidedBeforeText(act, before, uid)).toBe(text)
})

test.each([
  [{ date: '2026-11-08', servicio: 'Destape' }, 'Visita del 8 de noviembre · Destape'],
  [{ date: '2025-11-08', servicio: '' }, 'Visita del 8 de noviembre de 2025'],
  [null, 'Importada, sin visita · 9 de noviembre'],
])('a review of %j says so: %s', (visit, text) => {
  expect(ratedVisitText({ visit, date: '2026-11-09' }, '2026-11-16')).toBe(text)
})
