import { expect, test } from 'vitest'
import {
  credentialActText,
  credentialStatusText,
  earlierDecisionText,
} from '#verification/wording/credential-decisions.ts'

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
  expect(credentialActText('return-check', { check: 'identity' })).toBe('Devolvió la cédula')
  expect(credentialActText('accept-check', null)).toBe('Aceptó un documento')
  expect(credentialActText('block', { check: 'identity' })).toBeNull()
  expect(credentialStatusText('background', 'accepted')).toBe('Aceptado')
  expect(credentialStatusText('insurance', 'expired')).toBe('Vencida')
})
