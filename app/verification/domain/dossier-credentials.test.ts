import { expect, test } from 'vitest'
import { countValidCredentials, listDossierCredentials } from '#verification/domain/admin-credentials.ts'
import type { Credential } from '#verification/domain/credential.ts'

const credential = (
  id: number,
  kind: Credential['kind'],
  status: Credential['status'],
  expiresOn: string | null = null,
): Credential => ({
  id,
  kind,
  status,
  entity: '',
  number: '',
  issuedOn: null,
  expiresOn,
  sentAt: new Date(0),
  decidedAt: null,
  decidedBy: null,
  note: '',
  documents: [],
})
const shown = (credentials: Credential[], specialties = ['Plomería']) =>
  listDossierCredentials(credentials, specialties).map(row => `${row.kind} ${row.credential?.id ?? '–'}`)

test('a renewal stands before the one in force; earlier submissions are left out', () => {
  const credentials = [
    credential(1, 'identity', 'replaced'),
    credential(2, 'identity', 'accepted'),
    credential(3, 'identity', 'pending'),
    credential(4, 'background', 'returned'),
    credential(5, 'background', 'returned'),
  ]
  expect(shown(credentials)).toEqual([
    'identity 3',
    'identity 2',
    'background 5',
    'training –',
    'phone –',
    'insurance –',
  ])
})

test('a licence of a trade that was given up is shown if it was sent', () => {
  expect(shown([credential(1, 'gas-licence', 'accepted')])).toContain('gas-licence 1')
  expect(shown([])).not.toContain('gas-licence –')
  expect(shown([], ['Gasodomésticos'])).toContain('gas-licence –')
})

test('what is up to date is counted among the kinds that are listed', () => {
  const credentials = [
    credential(1, 'identity', 'accepted'),
    credential(2, 'identity', 'pending'),
    credential(3, 'background', 'accepted', '2026-11-15'),
    credential(4, 'insurance', 'accepted'),
  ]
  const listed = listDossierCredentials(credentials, ['Plomería'])
  const facts = { today: '2026-11-16', phoneConfirmed: true }
  expect(countValidCredentials(listed, facts)).toEqual({ valid: 3, listed: 5 })
})
