import { expect, test } from 'vitest'
import { ratingText, reviewCountText } from '#platform/wording/rating.ts'

test('a rating has one decimal', () => {
  expect(ratingText(5, 3)).toBe('5.0')
  expect(ratingText(4.86, 212)).toBe('4.9')
})

test('without reviews the rating is a dash and the count is zero', () => {
  expect(ratingText(0, 0)).toBe('–')
  expect(reviewCountText(0)).toBe('0 reseñas')
})

test('one review is singular', () => {
  expect(reviewCountText(1)).toBe('1 reseña')
  expect(reviewCountText(1200)).toBe('1.200 reseñas')
})
