import { expect, test } from 'vitest'
import { checkActText, checkStatusText, earlierDecisionText } from '#verification/wording/check-decisions.ts'

test('the second administrator reads who was first', () => {
  const decision = { kind: 'identity', status: 'accepted', deciderName: 'Camila Duarte' } as const
  expect(earlierDecisionText(decision)).toBe('Camila ya la aceptó.')
  expect(earlierDecisionText({ ...decision, kind: 'background', status: 'returned' })).toBe(
    'Camila ya lo devolvió.',
  )
  expect(earlierDecisionText({ ...decision, deciderName: null })).toBe('Otra persona ya la aceptó.')
  expect(earlierDecisionText({ ...decision, status: 'expired' })).toBe('La cédula ya venció.')
})

test('acts and states are in the gender of the document', () => {
  expect(checkActText('return-check', { check: 'identity' })).toBe('Devolvió la cédula')
  expect(checkActText('accept-check', null)).toBe('Aceptó un documento')
  expect(checkActText('block', { check: 'identity' })).toBeNull()
  expect(checkStatusText('background', 'accepted')).toBe('Aceptado')
  expect(checkStatusText('insurance', 'expired')).toBe('Vencida')
})
