import { expect, test } from 'vitest'
import type { Credential } from '#verification/domain/credential.ts'
import { countUpToDate, type OwnCredential, ownCredentialsOf } from '#verification/domain/own-credentials.ts'
import { acceptedText, summaryText } from '#verification/wording/own-credentials.ts'

const TODAY = '2026-11-15'
let id = 0
const credential = (changes: Partial<Credential>): Credential => ({
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

function ownCredentials(
  credentials: Credential[],
  changes: { specialties?: string[]; phone?: string | null } = {},
) {
  const { specialties = ['Plomería'], phone = null } = changes
  return ownCredentialsOf({ specialties, credentials, confirmedPhone: phone, today: TODAY })
}
const statesOf = (credentials: readonly OwnCredential[]) =>
  Object.fromEntries(credentials.map(each => [each.kind, each.state]))

const CARLOS = ownCredentials(
  [
    credential({}),
    credential({ kind: 'background', status: 'returned', note: 'Es de 2024.' }),
    credential({ kind: 'gas-licence', expiresOn: '2026-12-09' }),
    credential({ kind: 'training', status: 'pending', decidedAt: null }),
  ],
  { specialties: ['Plomería', 'Gasodomésticos'], phone: '2026-03-18' },
)

test('each credential has the state of what was sent last', () => {
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
  const credentials = ownCredentials([], { specialties: ['Electricidad'] })
  expect(statesOf(credentials)).toEqual({
    identity: 'missing',
    background: 'missing',
    'electrical-licence': 'missing',
    training: 'missing',
    phone: 'missing',
    insurance: 'optional',
  })
  expect(countUpToDate(credentials)).toEqual({ met: 0, total: 5 })
  expect(summaryText(credentials)).toBe(
    '0 revisiones al día. Te falta enviar la cédula, los antecedentes, la matrícula CONTE y el certificado SENA.',
  )
})

test('while a renewal waits or was returned the accepted one is in force and counts', () => {
  const inForce = credential({ expiresOn: '2026-11-20' })
  for (const status of ['pending', 'returned'] as const) {
    const [identity] = ownCredentials([inForce, credential({ status })])
    expect(identity).toMatchObject({ state: status, inForce: { id: inForce.id } })
    expect(countUpToDate(identity ? [identity] : [])).toEqual({ met: 1, total: 1 })
  }
})

test('a passed day expires a credential even before the job does; a replaced one is never shown', () => {
  expect(statesOf(ownCredentials([credential({ expiresOn: '2026-11-14' })])).identity).toBe('expired')
  expect(
    statesOf(ownCredentials([credential({ status: 'expired', expiresOn: '2026-11-14' })])).identity,
  ).toBe('expired')
  expect(statesOf(ownCredentials([credential({ status: 'replaced' })])).identity).toBe('missing')
})

test('everything up to date, waiting, or only the phone open', () => {
  const kinds = ['identity', 'background', 'training'] as const
  const all = kinds.map(kind => credential({ kind }))
  expect(summaryText(ownCredentials(all, { phone: '2026-03-18' }))).toBe(
    'Tienes todas tus revisiones al día.',
  )
  expect(summaryText(ownCredentials(all))).toBe(
    '3 revisiones al día. Tu teléfono se confirma con la primera visita.',
  )
  const waiting = [...all.slice(0, 2), credential({ kind: 'training', status: 'pending' })]
  expect(summaryText(ownCredentials(waiting))).toBe(
    '2 revisiones al día. Estamos mirando el certificado SENA.',
  )
})

test('an accepted credential says when it was decided and what became of the file', () => {
  const [identity] = ownCredentials([credential({})])
  expect(identity && acceptedText(identity)).toBe(
    'La revisamos el 12 de marzo de 2026. Ya borramos el archivo; solo queda el resultado.',
  )
})
