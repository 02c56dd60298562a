import { expect, test } from 'vitest'
import { sanitizeText, truncateText } from '#platform/domain/sanitize-text.ts'

test.each([
  ['A\0na', 'Ana'],
  ['\u202eanA', 'anA'],
  ['\u2066Ana\u2069 \u200b\ufeff', 'Ana '],
  ['A\u00adn\u200ea\u3164', 'Ana'],
  ['a\u0007b\u009fc', 'abc'],
  ['Llegó tarde.\r\n\tPero llegó.', 'Llegó tarde.\r\n\tPero llegó.'],
  ['👩🏽‍🔧 أحمد Núñez', '👩🏽‍🔧 أحمد Núñez'],
])('%j becomes %j', (sent, read) => {
  expect(sanitizeText(sent)).toBe(read)
})

test.each(['\u2800', ' \u2800\u2800 ', '\u0301\u0308', '\ud83d', '\udc00 \u20dd', '\u200d\ufe0f'])(
  '%j is empty: nothing of it can be seen',
  sent => expect(sanitizeText(sent)).toBe(''),
)

test('a lone surrogate is replaced', () => {
  expect(sanitizeText('A\ud83d').isWellFormed()).toBe(true)
})

test('a text is never cut inside a surrogate pair', () => {
  expect(truncateText('abc', 5)).toBe('abc')
  expect(truncateText('ab😀', 4)).toBe('ab😀')
  expect(truncateText('ab😀', 3)).toBe('ab')
})
