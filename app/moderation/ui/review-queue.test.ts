import { expect, test } from 'vitest'
import { withHeldRows } from '#moderation/ui/review-queue.tsx'

const held = (rows: string[], lastShown: string[], drafts: string[]) =>
  withHeldRows(
    rows,
    lastShown,
    row => row,
    key => drafts.includes(key),
  )

test('a row that went away stays in its place while something is typed in it', () => {
  expect(held(['a', 'c', 'd'], ['a', 'b', 'c'], ['b'])).toEqual(['a', 'b', 'c', 'd'])
  expect(held(['d'], ['a', 'b', 'c'], ['c'])).toEqual(['d', 'c'])
  expect(held([], ['a', 'b'], ['a', 'b'])).toEqual(['a', 'b'])
})

test('other rows go, and no row is shown twice', () => {
  expect(held(['a'], ['a', 'b'], ['a'])).toEqual(['a'])
  expect(held(['b', 'a'], ['a', 'b'], [])).toEqual(['b', 'a'])
})
