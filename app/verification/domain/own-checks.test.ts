import { expect, test } from 'vitest'
import type { Check } from '#verification/domain/check.ts'
import { countUpToDate, type OwnCheck, ownChecksOf } from '#verification/domain/own-checks.ts'
import { acceptedText, summaryText } from '#verification/wording/own-checks.ts'

const TODAY = '2026-11-15'
let id = 0
const check = (changes: Partial<Check>): Check => ({
  id: ++id,
  kind: 'identity',
  status: 'accepted',
  entity: '',
  number: '',
  issuedOn: null,
  expiresOn: null,
  sentAt: new Date('2026-03-11T15:00:00Z'),
  decidedAt: new Date('2026-03-12T15:00:00Z'),
  decidedBy: 'camila',
  note: '',
  documents: [],
  ...changes,
})

function ownChecks(checks: Check[], changes: { specialties?: string[]; phone?: string | null } = {}) {
  const { specialties = ['Plomería'], phone = null } = changes
  return ownChecksOf({ specialties, checks, confirmedPhone: phone, today: TODAY })
}
const statesOf = (checks: readonly OwnCheck[]) =>
  Object.fromEntries(checks.map(each => [each.kind, each.state]))

const CARLOS = ownChecks(
  [
    check({}),
    check({ kind: 'background', status: 'returned', note: 'Es de 2024.' }),
    check({ kind: 'gas-licence', expiresOn: '2026-12-09' }),
    check({ kind: 'training', status: 'pending', decidedAt: null }),
  ],
  { specialties: ['Plomería', 'Gasodomésticos'], phone: '2026-03-18' },
)

test('each check has the state of what was sent last', () => {
  expect(statesOf(CARLOS)).toEqual({
    identity: 'accepted',
    background: 'returned',
    'gas-licence': 'expires-soon',
    training: 'pending',
    phone: 'accepted',
    insurance: 'optional',
  })
  expect(countUpToDate(CARLOS)).toEqual({ met: 3, total: 5 })
  expect(summaryText(CARLOS)).toBe('3 revisiones al día. Te falta mandar de nuevo los antecedentes.')
})

test('nothing sent is missing, and a licence is asked only where the trade needs it', () => {
  const checks = ownChecks([], { specialties: ['Electricidad'] })
  expect(statesOf(checks)).toEqual({
    identity: 'missing',
    background: 'missing',
    'electrical-licence': 'missing',
    training: 'missing',
    phone: 'missing',
    insurance: 'optional',
  })
  expect(countUpToDate(checks)).toEqual({ met: 0, total: 5 })
  expect(summaryText(checks)).toBe(
    '0 revisiones al día. Te falta enviar la cédula, los antecedentes, la matrícula CONTE y el certificado SENA.',
  )
})

test('while a renewal waits or was returned the accepted one is in force and counts', () => {
  const inForce = check({ expiresOn: '2026-11-20' })
  for (const status of ['pending', 'returned'] as const) {
    const [identity] = ownChecks([inForce, check({ status })])
    expect(identity).toMatchObject({ state: status, inForce: { id: inForce.id } })
    expect(countUpToDate(identity ? [identity] : [])).toEqual({ met: 1, total: 1 })
  }
})

test('a passed day expires a check even before the job does; a replaced one is never shown', () => {
  expect(statesOf(ownChecks([check({ expiresOn: '2026-11-14' })])).identity).toBe('expired')
  expect(statesOf(ownChecks([check({ status: 'expired', expiresOn: '2026-11-14' })])).identity).toBe(
    'expired',
  )
  expect(statesOf(ownChecks([check({ status: 'replaced' })])).identity).toBe('missing')
})

test('everything up to date, waiting, or only the phone open', () => {
  const kinds = ['identity', 'background', 'training'] as const
  const all = kinds.map(kind => check({ kind }))
  expect(summaryText(ownChecks(all, { phone: '2026-03-18' }))).toBe('Tienes todas tus revisiones al día.')
  expect(summaryText(ownChecks(all))).toBe(
    '3 revisiones al día. Tu teléfono se confirma con la primera visita.',
  )
  const waiting = [...all.slice(0, 2), check({ kind: 'training', status: 'pending' })]
  expect(summaryText(ownChecks(waiting))).toBe('2 revisiones al día. Estamos mirando el certificado SENA.')
})

test('an accepted check says when it was decided and what became of the file', () => {
  const [identity] = ownChecks([check({})])
  expect(identity && acceptedText(identity)).toBe(
    'La revisamos el 12 de marzo de 2026. Ya borramos el archivo; solo queda el resultado.',
  )
})
