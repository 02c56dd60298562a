import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainText } from '#platform/domain/plain-text.ts'

test.each([
  ['  Plomería ', 'plomeria'],
  ['GASODOMÉSTICOS', 'gasodomesticos'],
  ['Muñoz', 'munoz'],
  ['pingüino', 'pinguino'],
  ['e\u0301', 'e'],
])('%s becomes %s', (text, plain) => {
  expect(plainText(text)).toBe(plain)
})

test('plain text is not changed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), text => {
      expect(plainText(plainText(text))).toBe(plainText(text))
    }),
  )
})
