import { expect, test } from 'vitest'
import {
  technicianActsOn,
  technicianRefusal,
  userActsOn,
  userRefusal,
} from '#moderation/domain/moderation-rules.ts'

const DELETED = new Date('2026-11-16T20:00:00Z')
const HIDDEN = { publicado: false, estado: null, verificado: false, deletedAt: null }
const PUBLISHED = { ...HIDDEN, publicado: true, estado: 'publicado' } as const
const FACTS = { profile: HIDDEN, isIdentified: true, isAccountBarred: false, isAccountDeleted: false }
const ACCOUNT = { blocked: false, deletedAt: null }

test.each([
  ['hidden', HIDDEN, ['publish', 'review', 'block', 'verify', 'delete']],
  // Publishing approves what its owner published.
  [
    'published by its owner',
    { ...HIDDEN, publicado: true },
    ['publish', 'review', 'block', 'verify', 'delete'],
  ],
  ['approved and verified', { ...PUBLISHED, verificado: true }, ['review', 'block', 'unverify', 'delete']],
  ['under review', { ...HIDDEN, estado: 'en_revision' }, ['publish', 'block', 'verify', 'delete']],
  ['blocked', { ...HIDDEN, estado: 'bloqueado' }, ['publish', 'review', 'verify', 'delete']],
  ['deleted', { ...HIDDEN, estado: 'bloqueado', deletedAt: DELETED }, ['restore']],
] as const)('a profile that is %s has these acts', (_, profile, acts) => {
  expect(technicianActsOn(profile)).toEqual(acts)
})

test.each([
  ['active', ACCOUNT, ['block', 'delete']],
  ['blocked', { ...ACCOUNT, blocked: true }, ['unblock', 'delete']],
  ['deleted', { ...ACCOUNT, deletedAt: DELETED }, ['restore']],
] as const)('an account that is %s has these acts', (_, account, acts) => {
  expect(userActsOn(account)).toEqual(acts)
})

test('an act on a profile is refused by what the profile, its credentials and its account are', () => {
  expect(technicianRefusal('publish', FACTS)).toBeNull()
  expect(technicianRefusal('publish', { ...FACTS, isAccountBarred: true })).toBe('moderation-account-barred')
  expect(technicianRefusal('verify', { ...FACTS, isIdentified: false })).toBe('moderation-not-identified')
  expect(technicianRefusal('unverify', FACTS)).toBe('moderation-already-done')
  const deleted = { ...FACTS, profile: { ...HIDDEN, estado: 'bloqueado', deletedAt: DELETED } } as const
  expect(technicianRefusal('publish', deleted)).toBe('moderation-target-gone')
  expect(technicianRefusal('restore', { ...deleted, isAccountDeleted: true })).toBe(
    'moderation-account-deleted',
  )
  expect(technicianRefusal('restore', deleted)).toBeNull()
})

test('nobody acts on the own account, and administrators are not blocked', () => {
  const other = { account: ACCOUNT, isAdmin: false, isOwn: false }
  expect(userRefusal('block', other)).toBeNull()
  expect(userRefusal('block', { ...other, isAdmin: true })).toBe('moderation-admin-blocked')
  expect(userRefusal('delete', { ...other, isAdmin: true })).toBeNull()
  for (const act of ['block', 'delete'] as const)
    expect(userRefusal(act, { ...other, isAdmin: true, isOwn: true })).toBe('moderation-own-account')
})

test('an act on a state that the form did not show is refused, unless it is done already', () => {
  expect(technicianRefusal('review', FACTS, 'sin-moderar,verificado:false')).toBeNull()
  expect(technicianRefusal('review', FACTS, 'bloqueado,verificado:false')).toBe('moderation-changed')
  expect(technicianRefusal('unverify', FACTS, 'bloqueado,verificado:false')).toBe('moderation-already-done')
})
