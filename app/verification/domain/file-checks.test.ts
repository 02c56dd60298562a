import { expect, test } from 'vitest'
import { countValidChecks, listFileChecks } from '#verification/domain/admin-checks.ts'
import type { Check } from '#verification/domain/check.ts'

const check = (
  id: number,
  kind: Check['kind'],
  status: Check['status'],
  expiresOn: string | null = null,
): Check => ({
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
const shown = (checks: Check[], specialties = ['Plomería']) =>
  listFileChecks(checks, specialties).map(row => `${row.kind} ${row.check?.id ?? '–'}`)

test('a renewal stands before the one in force; earlier submissions are left out', () => {
  const checks = [
    check(1, 'identity', 'replaced'),
    check(2, 'identity', 'accepted'),
    check(3, 'identity', 'pending'),
    check(4, 'background', 'returned'),
    check(5, 'background', 'returned'),
  ]
  expect(shown(checks)).toEqual([
    'identity 3',
    'identity 2',
    'background 5',
    'training –',
    'phone –',
    'insurance –',
  ])
})

test('a licence of a trade that was given up is shown if it was sent', () => {
  expect(shown([check(1, 'gas-licence', 'accepted')])).toContain('gas-licence 1')
  expect(shown([])).not.toContain('gas-licence –')
  expect(shown([], ['Gasodomésticos'])).toContain('gas-licence –')
})

test('valid checks are counted without the optional ones', () => {
  const checks = [
    check(1, 'identity', 'accepted'),
    check(2, 'background', 'accepted', '2026-11-15'),
    check(3, 'insurance', 'accepted'),
  ]
  const facts = { specialties: ['Plomería'], today: '2026-11-16', phoneConfirmed: true }
  expect(countValidChecks(checks, facts)).toEqual({ valid: 2, asked: 4 })
})
