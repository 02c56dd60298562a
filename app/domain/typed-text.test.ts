import { expect, test } from 'vitest'
import { cutText, typedText } from '#domain/typed-text.ts'

test.each([
  ['A\0na', 'Ana'],
  ['\u202eanA', 'anA'],
  ['\u2066Ana\u2069 \u200b\ufeff', 'Ana '],
  ['a\u0007b\u009fc', 'abc'],
  ['Llegó tarde.\r\n\tPero llegó.', 'Llegó tarde.\r\n\tPero llegó.'],
  ['👩🏽‍🔧 أحمد Núñez', '👩🏽‍🔧 أحمد Núñez'],
])('%j is read as %j', (sent, read) => {
  expect(typedText(sent)).toBe(read)
})

test('half a character becomes one that can be kept', () => {
  expect(typedText('A\ud83d').isWellFormed()).toBe(true)
})

test('a text is cut between characters', () => {
  expect(cutText('abc', 5)).toBe('abc')
  expect(cutText('ab😀', 4)).toBe('ab😀')
  expect(cutText('ab😀', 3)).toBe('ab')
})
