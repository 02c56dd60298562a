import { expect, test } from 'vitest'
import { cardActs, dossierActs } from '#moderation/domain/act-places.ts'

const HIDDEN = { publicado: false, estado: null, verificado: false, deletedAt: null }
const PUBLISHED = { ...HIDDEN, publicado: true, estado: 'publicado' } as const
const VERIFIED = { ...PUBLISHED, verificado: true }
const BLOCKED = { ...HIDDEN, estado: 'bloqueado' } as const
const DELETED = { ...BLOCKED, deletedAt: new Date('2026-11-16T20:00:00Z') }

test.each([
  ['never moderated', HIDDEN, false, ['publish', 'block'], ['review']],
  ['hidden by its owner', { ...PUBLISHED, publicado: false }, false, ['publish', 'block'], ['review']],
  ['under review', { ...HIDDEN, estado: 'en_revision' }, true, ['publish', 'block'], ['verify']],
  ['published by its owner', { ...HIDDEN, publicado: true }, false, ['publish', 'block'], ['review']],
  ['published and complete', PUBLISHED, true, ['verify', 'block'], ['review']],
  ['published and verified', VERIFIED, true, ['review', 'block'], []],
  ['blocked', BLOCKED, false, ['publish', 'review'], []],
  ['deleted', DELETED, true, ['restore'], []],
] as const)('the card of a profile that is %s has two acts, and the others in its menu', (...given) => {
  const [, profile, mayVerify, first, more] = given
  expect(cardActs(profile, mayVerify)).toEqual({ first, more })
})

test.each([
  ['published and verified', VERIFIED, ['review', 'unverify', 'block', 'delete']],
  ['published', PUBLISHED, ['review', 'verify', 'block', 'delete']],
  ['under review', { ...HIDDEN, estado: 'en_revision' }, ['publish', 'verify', 'block', 'delete']],
  ['blocked', BLOCKED, ['publish', 'verify', 'review', 'delete']],
  ['never moderated', HIDDEN, ['publish', 'verify', 'block', 'delete', 'review']],
  ['deleted', DELETED, ['restore']],
] as const)('the dossier of a profile that is %s has each act in its place', (_, profile, acts) => {
  expect(dossierActs(profile)).toEqual(acts)
})
