import { expect, test } from 'vitest'
import { sanitizeText, truncateText } from '#domain/sanitize-text.ts'

test.each([
  ['A\0na', 'Ana'],
  ['\u202eanA', 'anA'],
  ['\u2066Ana\u2069 \u200b\ufeff', 'Ana '],
  ['a\u0007b\u009fc', 'abc'],
  ['Llegó tarde.\r\n\tPero llegó.', 'Llegó tarde.\r\n\tPero llegó.'],
  ['👩🏽‍🔧 أحمد Núñez', '👩🏽‍🔧 أحمد Núñez'],
])('%j is read as %j', (sent, read) => {
  expect(sanitizeText(sent)).toBe(read)
})

test('half a character becomes one that can be kept', () => {
  expect(sanitizeText('A\ud83d').isWellFormed()).toBe(true)
})

test('a text is cut between characters', () => {
  expect(truncateText('abc', 5)).toBe('abc')
  expect(truncateText('ab😀', 4)).toBe('ab😀')
  expect(truncateText('ab😀', 3)).toBe('ab')
})
