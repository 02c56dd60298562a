import { expect, test } from 'vitest'
import { TECHNICIAN_ACTS, technicianAfter, USER_ACTS, userAfter } from '#domain/moderation/acts.ts'
import { isNews, isStillSo } from '#domain/moderation/news.ts'

const NOW = new Date('2026-11-16T20:00:00Z')
const ACCOUNT = { blocked: false, deletedAt: null }
const PROFILE = { publicado: true, estado: null, verificado: false, deletedAt: null }

test.each(TECHNICIAN_ACTS)('what %s made of a profile is so until it is undone', act => {
  const profile = technicianAfter(act, PROFILE, NOW)
  expect(isStillSo(`technician-${act}`, { account: ACCOUNT, profile })).toBe(true)
  expect(isStillSo(`technician-${act}`, { account: ACCOUNT, profile: null })).toBe(false)
  const undone = act === 'publish' ? 'review' : act === 'verify' ? 'unverify' : 'publish'
  const since = technicianAfter(act === 'unverify' ? 'verify' : undone, profile, NOW)
  expect(isStillSo(`technician-${act}`, { account: ACCOUNT, profile: { ...since, deletedAt: null } })).toBe(
    false,
  )
})

test.each(USER_ACTS)('what %s made of an account is so until it is undone', act => {
  const account = userAfter(act, { ...ACCOUNT, blocked: act === 'unblock' }, NOW)
  expect(isStillSo(`user-${act}`, { account, profile: null })).toBe(true)
  const since = { blocked: !account.blocked, deletedAt: null }
  expect(isStillSo(`user-${act}`, { account: since, profile: null })).toBe(false)
})

test('a block that is overtaken by a deletion is told as the deletion', () => {
  const gone = {
    account: { blocked: true, deletedAt: NOW },
    profile: technicianAfter('delete', PROFILE, NOW),
  }
  expect(isStillSo('user-block', gone)).toBe(false)
  expect(isStillSo('technician-block', gone)).toBe(false)
  expect(isStillSo('user-delete', gone)).toBe(true)
})

test('what changed nothing is no news', () => {
  expect(isNews(PROFILE, technicianAfter('unverify', PROFILE, NOW))).toBe(false)
  expect(isNews(PROFILE, technicianAfter('verify', PROFILE, NOW))).toBe(true)
})
