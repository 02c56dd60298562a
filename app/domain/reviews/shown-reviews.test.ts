import { expect, test } from 'vitest'
import { nextShownReviews, shownReviewsFrom } from '#domain/reviews/shown-reviews.ts'

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
])('for %j so many stand there: %i', (wished, shown) => {
  expect(shownReviewsFrom(wished)).toBe(shown)
})

test('wish after wish, every review is shown', () => {
  for (const count of [0, 1, 3, 4, 30, 31, 212]) {
    let shown = shownReviewsFrom(null)
    for (let next = nextShownReviews(shown, count); next !== null; next = nextShownReviews(shown, count)) {
      expect(shownReviewsFrom(String(next))).toBe(next)
      expect(next).toBeGreaterThan(shown)
      shown = next
    }
    expect(shown).toBeGreaterThanOrEqual(count)
  }
})
