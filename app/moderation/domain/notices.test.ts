import { expect, test } from 'vitest'
import { userAfter } from '#accounts/domain/user-moderation.ts'
import { hasChanged, isStillTrue } from '#moderation/domain/notices.ts'
import { TECHNICIAN_ACTS, USER_ACTS } from '#platform/domain/acts.ts'
import { technicianAfter } from '#technicians/domain/technician-moderation.ts'

const NOW = new Date('2026-11-16T20:00:00Z')
const ACCOUNT = { blocked: false, deletedAt: null }
const PROFILE = { publicado: true, estado: null, verificado: false, deletedAt: null }

test.each(TECHNICIAN_ACTS)('the notice of %s on a profile is true until it is undone', act => {
  const profile = technicianAfter(act, { ...PROFILE, deletedAt: act === 'restore' ? NOW : null }, NOW)
  expect(isStillTrue(`technician-${act}`, { account: ACCOUNT, profile })).toBe(true)
  expect(isStillTrue(`technician-${act}`, { account: ACCOUNT, profile: null })).toBe(false)
  const undone = act === 'publish' ? 'review' : act === 'verify' ? 'unverify' : 'publish'
  const since = technicianAfter(act === 'unverify' ? 'verify' : undone, profile, NOW)
  expect(isStillTrue(`technician-${act}`, { account: ACCOUNT, profile: { ...since, deletedAt: null } })).toBe(
    false,
  )
})

test.each(USER_ACTS)('the notice of %s on an account is true until it is undone', act => {
  const deletedAt = act === 'restore' ? NOW : null
  const account = userAfter(act, { blocked: act === 'unblock', deletedAt }, NOW)
  expect(isStillTrue(`user-${act}`, { account, profile: null })).toBe(true)
  const since = { blocked: !account.blocked, deletedAt: null }
  expect(isStillTrue(`user-${act}`, { account: since, profile: null })).toBe(false)
})

test('after a deletion a pending notice of a block is no longer true', () => {
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
