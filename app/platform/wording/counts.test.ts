import { expect, test } from 'vitest'
import {
  experienceText,
  ratingText,
  resultsText,
  reviewCountText,
  seenText,
  showingText,
} from '#platform/wording/counts.ts'

const results = (count: number, more = false) => {
  const { figure, text } = resultsText({ count, more })
  return `${figure} ${text}`
}

test('results have singular and plural', () => {
  expect(results(0)).toBe('0 resultados encontrados')
  expect(results(1)).toBe('1 resultado encontrado')
  expect(results(12)).toBe('12 resultados encontrados')
})

test('a capped count is shown with a plus', () => {
  expect(results(1_000, true)).toBe('1.000+ resultados encontrados')
  expect(seenText(24, { count: 1_000, more: true })).toBe('Has visto 24 de más de 1.000')
})

test('shown results and years of experience have singular and plural', () => {
  expect([showingText(1), showingText(12)]).toEqual(['Mostrando 1 técnico', 'Mostrando 12 técnicos'])
  expect(seenText(12, { count: 48, more: false })).toBe('Has visto 12 de 48')
  expect([0, 1, 14].map(experienceText)).toEqual(['', '1 año de experiencia', '14 años de experiencia'])
})

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
