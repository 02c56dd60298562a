import { expect, test } from 'vitest'
import { type PhotoUpload, slotsOf } from '#bookings/ui/problem-photo-slots.tsx'

const sending = (key: string): PhotoUpload => ({
  key,
  preview: `blob:${key}`,
  state: { step: 'sending', share: 0 },
})
const stored = (key: string, id: string): PhotoUpload => ({
  key,
  preview: `blob:${key}`,
  state: { step: 'stored', id },
})
const named = (photos: string[], uploads: PhotoUpload[]) =>
  slotsOf(photos, uploads).map(({ key, id }) => [key, id])

test('photos that were there before come first, then the uploads as they were chosen', () => {
  expect(named(['a'], [sending('one'), stored('two', 'b')])).toEqual([
    ['a', 'a'],
    ['one', null],
  ])
  expect(named(['a', 'b'], [sending('one'), stored('two', 'b')])).toEqual([
    ['a', 'a'],
    ['one', null],
    ['two', 'b'],
  ])
})

test('an upload keeps its place and its key when it ends before an earlier one', () => {
  const before = slotsOf([], [sending('one'), sending('two')]).map(({ key }) => key)
  const after = slotsOf(['b'], [sending('one'), stored('two', 'b')]).map(({ key }) => key)
  expect(after).toEqual(before)
})

test('a stored photo that the form dropped has no square', () => {
  expect(named([], [stored('one', 'a')])).toEqual([])
})
