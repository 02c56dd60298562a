import { expect, test } from 'vitest'
import { USER_ACTS, userAfter } from '#accounts/domain/user-moderation.ts'
import {
  hasChanged,
  isAsLeft,
  isNotified,
  isStillTrue,
  standingEntries,
  undoableUntil,
} from '#moderation/domain/moderation-act.ts'
import { TECHNICIAN_ACTS, technicianAfter } from '#technicians/domain/technician-moderation.ts'

const NOW = new Date('2026-11-16T20:00:00Z')
const ACCOUNT = { blocked: false, deletedAt: null }
const PROFILE = { publicado: true, estado: null, verificado: false, deletedAt: null }

test.each(TECHNICIAN_ACTS)('the notification of %s on a profile is true until it is undone', act => {
  const profile = technicianAfter(act, { ...PROFILE, deletedAt: act === 'restore' ? NOW : null }, NOW)
  expect(isStillTrue(`technician-${act}`, { account: ACCOUNT, profile })).toBe(true)
  expect(isStillTrue(`technician-${act}`, { account: ACCOUNT, profile: null })).toBe(false)
  const undone = act === 'publish' ? 'review' : act === 'verify' ? 'unverify' : 'publish'
  const since = technicianAfter(act === 'unverify' ? 'verify' : undone, profile, NOW)
  expect(isStillTrue(`technician-${act}`, { account: ACCOUNT, profile: { ...since, deletedAt: null } })).toBe(
    false,
  )
})

test.each(USER_ACTS)('the notification of %s on an account is true until it is undone', act => {
  const deletedAt = act === 'restore' ? NOW : null
  const account = userAfter(act, { blocked: act === 'unblock', deletedAt }, NOW)
  expect(isStillTrue(`user-${act}`, { account, profile: null })).toBe(true)
  const since = { blocked: !account.blocked, deletedAt: null }
  expect(isStillTrue(`user-${act}`, { account: since, profile: null })).toBe(false)
})

test('after a deletion a pending notification of a block is no longer true', () => {
  const deleted = {
    account: { blocked: true, deletedAt: NOW },
    profile: technicianAfter('delete', PROFILE, NOW),
  }
  expect(isStillTrue('user-block', deleted)).toBe(false)
  expect(isStillTrue('technician-block', deleted)).toBe(false)
  expect(isStillTrue('user-delete', deleted)).toBe(true)
})

test('an act that changes nothing is not e-mailed', () => {
  expect(hasChanged(PROFILE, technicianAfter('unverify', PROFILE, NOW))).toBe(false)
  expect(hasChanged(PROFILE, technicianAfter('verify', PROFILE, NOW))).toBe(true)
})

const entries = (...acts: string[]) => acts.map((act, id) => ({ id, act }))

test('each undo takes back the last act that stands', () => {
  expect(standingEntries(entries('undo', 'block', 'verify', 'undo')).map(({ act }) => act)).toEqual(['block'])
  expect(standingEntries(entries('block', 'undo', 'block')).map(({ id }) => id)).toEqual([2])
})

test('an undone act is not told, and the same act done twice is told once', () => {
  expect(isNotified(entries('block'))).toBe(true)
  expect(isNotified(entries('block', 'undo'))).toBe(false)
  expect(isNotified(entries('block', 'verify', 'undo'))).toBe(true)
  expect(isNotified(entries('block', 'undo', 'block'))).toBe(false)
  expect(isNotified(entries('block', 'publish', 'block'))).toBe(false)
  expect(isNotified(entries('block', 'undo', 'block').slice(2))).toBe(true)
  expect(isNotified([])).toBe(false)
})

test('the present state is compared with the stored one field by field', () => {
  const at = new Date('2026-11-16T20:00:00Z')
  expect(
    isAsLeft({ blocked: true, deletedAt: null, reservasCanceladas: 2 }, { blocked: true, deletedAt: null }),
  ).toBe(true)
  expect(isAsLeft({ blocked: true, deletedAt: at.toISOString() }, { blocked: true, deletedAt: at })).toBe(
    true,
  )
  expect(isAsLeft({ blocked: true, deletedAt: null }, { blocked: false, deletedAt: null })).toBe(false)
})

test('only acts on a person can be undone, for ten minutes', () => {
  const at = new Date('2026-11-16T20:00:00Z')
  expect(undoableUntil({ act: 'block', at })).toBe(at.getTime() + 600_000)
  for (const act of ['undo', 'account-blocked', 'approve', 'accept-check'])
    expect(undoableUntil({ act, at })).toBeNull()
})
