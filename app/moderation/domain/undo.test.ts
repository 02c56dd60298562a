import { expect, test } from 'vitest'
import { isAsLeft, isTold, standingLines, undoableUntil } from '#moderation/domain/undo.ts'

const lines = (...acts: string[]) => acts.map((act, id) => ({ id, act }))

test('each undo takes back the last act that stands', () => {
  expect(standingLines(lines('undo', 'block', 'verify', 'undo')).map(({ act }) => act)).toEqual(['block'])
  expect(standingLines(lines('block', 'undo', 'block')).map(({ id }) => id)).toEqual([2])
})

test('an undone act is not told, and the same act done twice is told once', () => {
  expect(isTold(lines('block'))).toBe(true)
  expect(isTold(lines('block', 'undo'))).toBe(false)
  expect(isTold(lines('block', 'verify', 'undo'))).toBe(true)
  expect(isTold(lines('block', 'undo', 'block'))).toBe(false)
  expect(isTold(lines('block', 'publish', 'block'))).toBe(false)
  expect(isTold(lines('block', 'undo', 'block').slice(2))).toBe(true)
  expect(isTold([])).toBe(false)
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
