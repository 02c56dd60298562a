import { expect, test } from 'vitest'
import { nextReviewLimit, reviewLimitFrom } from '#reviews/domain/public-review.ts'

test.each([
  [null, 3],
  ['30', 30],
  ['31', 60],
  ['todas', 30],
  ['', 30],
  ['0', 30],
  ['-5', 30],
  ['1e9', 30],
  ['9999', 900],
])('the limit for %j is %i', (requested, shown) => {
  expect(reviewLimitFrom(requested)).toBe(shown)
})

test('the steps reach every review', () => {
  for (const count of [0, 1, 3, 4, 30, 31, 212]) {
    let shown = reviewLimitFrom(null)
    for (let next = nextReviewLimit(shown, count); next !== null; next = nextReviewLimit(shown, count)) {
      expect(reviewLimitFrom(String(next))).toBe(next)
      expect(next).toBeGreaterThan(shown)
      shown = next
    }
    expect(shown).toBeGreaterThanOrEqual(count)
  }
})
