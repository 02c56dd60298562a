import { expect, test } from 'vitest'
import { shareOf } from '#verification/ui/use-credential-upload.ts'

test('files are sent one after another: each fills before the next begins', () => {
  const sizes = [100, 300]
  const sharesAt = (share: number) => sizes.map((_, index) => shareOf(sizes, index, share))
  expect(sharesAt(0)).toEqual([0, 0])
  expect(sharesAt(0.125)).toEqual([0.5, 0])
  expect(sharesAt(0.25)).toEqual([1, 0])
  expect(sharesAt(0.625)).toEqual([1, 0.5])
  expect(sharesAt(1)).toEqual([1, 1])
  expect(shareOf([0], 0, 0.5)).toBe(0.5)
})
