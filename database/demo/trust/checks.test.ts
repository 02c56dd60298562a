import { expect, test } from 'vitest'
import { DEMO_TECHNICIAN } from '#database/demo/accounts.ts'
import { demoTechnicians } from '#database/demo/technicians.ts'
import { checkRows } from '#database/demo/trust/checks.ts'
import { bogotaDate } from '#platform/domain/time.ts'
import { CHECK_STATUSES, checksAskedOf, expiresSoon, isValid } from '#verification/domain/check.ts'
import { DOCUMENT_KEPT_DAYS } from '#verification/domain/check-submission.ts'

const NOW = new Date('2026-11-16T14:25:00-05:00')
const TODAY = bogotaDate(NOW)
const TECHNICIANS = demoTechnicians(NOW)
const { checks, documents } = checkRows(TECHNICIANS, NOW, 'camila')
const checksOf = (uid: string) => checks.filter(({ technicianId }) => technicianId === uid)

test('only asked checks are sent', () => {
  for (const { uid, especialidades } of TECHNICIANS)
    for (const { kind } of checksOf(uid)) expect(checksAskedOf(especialidades)).toContain(kind)
})

test('a verified technician has a valid accepted identity, and several others wait for a decision', () => {
  for (const { uid, nombre } of TECHNICIANS.filter(({ verificado }) => verificado))
    expect(
      checksOf(uid).some(check => check.kind === 'identity' && isValid(check, TODAY)),
      nombre,
    ).toBe(true)
  const withoutAny = TECHNICIANS.filter(({ uid }) => checksOf(uid).length === 0)
  expect(withoutAny.length).toBeGreaterThanOrEqual(5)
})

test('every state occurs, several wait long and several expire soon', () => {
  for (const status of CHECK_STATUSES)
    expect(checks.filter(check => check.status === status).length, status).toBeGreaterThanOrEqual(2)
  const waitsLong = ({ sentAt }: { sentAt: Date }) =>
    NOW.getTime() - sentAt.getTime() > 5 * 24 * 60 * 60 * 1000
  expect(
    checks.filter(check => check.status === 'pending' && waitsLong(check)).length,
  ).toBeGreaterThanOrEqual(4)
  expect(checks.filter(check => expiresSoon(check, TODAY)).length).toBeGreaterThanOrEqual(5)
})

test('one is pending and one accepted of a kind at most, decided after it was sent and before now', () => {
  for (const status of ['pending', 'accepted']) {
    const keys = checks
      .filter(check => check.status === status)
      .map(check => `${check.technicianId} ${check.kind}`)
    expect(new Set(keys).size).toBe(keys.length)
  }
  for (const { status, sentAt, decidedAt, expiresOn } of checks) {
    expect(decidedAt === null).toBe(status === 'pending')
    expect(sentAt.getTime()).toBeLessThan((decidedAt ?? NOW).getTime())
    expect((decidedAt ?? sentAt).getTime()).toBeLessThan(NOW.getTime())
    if (status === 'accepted' && expiresOn) expect(expiresOn >= TODAY).toBe(true)
    if (status === 'expired') expect(expiresOn && expiresOn < TODAY).toBe(true)
  }
})

test('what waits has documents; what was decided long ago has none', () => {
  const keyOf = ({ technicianId, kind, sentAt }: (typeof documents)[number] | (typeof checks)[number]) =>
    `${technicianId} ${kind} ${sentAt.toISOString()}`
  const kept = new Set(documents.map(keyOf))
  const before = NOW.getTime() - DOCUMENT_KEPT_DAYS * 24 * 60 * 60 * 1000
  for (const check of checks) {
    if (check.status === 'pending') expect(kept).toContain(keyOf(check))
    if (check.decidedAt && check.decidedAt.getTime() < before) expect(kept).not.toContain(keyOf(check))
  }
  expect(new Set(checks.map(keyOf)).size).toBe(checks.length)
  expect(new Set(documents.map(({ id }) => id)).size).toBe(documents.length)
})

test('the demo technician shows a returned, an expiring and a pending check', () => {
  const carlos = TECHNICIANS.find(({ nombre }) => nombre === DEMO_TECHNICIAN.name)
  const own = checksOf(carlos?.uid ?? '')
  expect(own.map(({ kind, status }) => [kind, status])).toEqual([
    ['identity', 'accepted'],
    ['background', 'returned'],
    ['gas-licence', 'accepted'],
    ['training', 'pending'],
  ])
  expect(own[2]?.expiresOn).toBe('2026-12-10')
})
