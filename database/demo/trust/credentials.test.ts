import { expect, test } from 'vitest'
import { DEMO_TECHNICIAN } from '#database/demo/accounts.ts'
import { demoTechnicians } from '#database/demo/technicians.ts'
import { credentialRows } from '#database/demo/trust/credentials.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import {
  CREDENTIAL_STATUSES,
  credentialsAskedOf,
  expiresSoon,
  isValid,
} from '#verification/domain/credential.ts'
import { DOCUMENT_KEPT_DAYS } from '#verification/domain/credential-submission.ts'

const NOW = new Date('2026-11-16T14:25:00-05:00')
const TODAY = bogotaDate(NOW)
const TECHNICIANS = demoTechnicians(NOW)
const { credentials, documents } = credentialRows(TECHNICIANS, NOW, 'camila')
const credentialsOf = (uid: string) => credentials.filter(({ technicianId }) => technicianId === uid)

test('only asked credentials are sent', () => {
  for (const { uid, especialidades } of TECHNICIANS)
    for (const { kind } of credentialsOf(uid)) expect(credentialsAskedOf(especialidades)).toContain(kind)
})

test('a verified technician has a valid accepted identity, and several others wait for a decision', () => {
  for (const { uid, nombre } of TECHNICIANS.filter(({ verificado }) => verificado))
    expect(
      credentialsOf(uid).some(credential => credential.kind === 'identity' && isValid(credential, TODAY)),
      nombre,
    ).toBe(true)
  const withoutAny = TECHNICIANS.filter(({ uid }) => credentialsOf(uid).length === 0)
  expect(withoutAny.length).toBeGreaterThanOrEqual(5)
})

test('every state occurs, several wait long and several expire soon', () => {
  for (const status of CREDENTIAL_STATUSES)
    expect(
      credentials.filter(credential => credential.status === status).length,
      status,
    ).toBeGreaterThanOrEqual(2)
  const waitsLong = ({ sentAt }: { sentAt: Date }) =>
    NOW.getTime() - sentAt.getTime() > 5 * 24 * 60 * 60 * 1000
  expect(
    credentials.filter(credential => credential.status === 'pending' && waitsLong(credential)).length,
  ).toBeGreaterThanOrEqual(4)
  expect(credentials.filter(credential => expiresSoon(credential, TODAY)).length).toBeGreaterThanOrEqual(5)
})

test('one is pending and one accepted of a kind at most, decided after it was sent and before now', () => {
  for (const status of ['pending', 'accepted']) {
    const keys = credentials
      .filter(credential => credential.status === status)
      .map(credential => `${credential.technicianId} ${credential.kind}`)
    expect(new Set(keys).size).toBe(keys.length)
  }
  for (const { status, sentAt, decidedAt, expiresOn } of credentials) {
    expect(decidedAt === null).toBe(status === 'pending')
    expect(sentAt.getTime()).toBeLessThan((decidedAt ?? NOW).getTime())
    expect((decidedAt ?? sentAt).getTime()).toBeLessThan(NOW.getTime())
    if (status === 'accepted' && expiresOn) expect(expiresOn >= TODAY).toBe(true)
    if (status === 'expired') expect(expiresOn && expiresOn < TODAY).toBe(true)
  }
})

test('what waits has documents; what was decided long ago has none', () => {
  const keyOf = ({ technicianId, kind, sentAt }: (typeof documents)[number] | (typeof credentials)[number]) =>
    `${technicianId} ${kind} ${sentAt.toISOString()}`
  const kept = new Set(documents.map(keyOf))
  const before = NOW.getTime() - DOCUMENT_KEPT_DAYS * 24 * 60 * 60 * 1000
  for (const credential of credentials) {
    if (credential.status === 'pending') expect(kept).toContain(keyOf(credential))
    if (credential.decidedAt && credential.decidedAt.getTime() < before)
      expect(kept).not.toContain(keyOf(credential))
  }
  expect(new Set(credentials.map(keyOf)).size).toBe(credentials.length)
  expect(new Set(documents.map(({ id }) => id)).size).toBe(documents.length)
})

test('the demo technician shows a returned, an expiring and a pending check', () => {
  const carlos = TECHNICIANS.find(({ nombre }) => nombre === DEMO_TECHNICIAN.name)
  const own = credentialsOf(carlos?.uid ?? '')
  expect(own.map(({ kind, status }) => [kind, status])).toEqual([
    ['identity', 'accepted'],
    ['background', 'returned'],
    ['gas-licence', 'accepted'],
    ['training', 'pending'],
  ])
  expect(own[2]?.expiresOn).toBe('2026-12-10')
})
