import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainText } from '#domain/plain-text.ts'

test.each([
  ['  Plomería ', 'plomeria'],
  ['GASODOMÉSTICOS', 'gasodomesticos'],
  ['Muñoz', 'munoz'],
  ['pingüino', 'pinguino'],
  ['e\u0301', 'e'],
])('%s is plainly %s', (text, plain) => {
  expect(plainText(text)).toBe(plain)
})

test('what is plain stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), text => {
      expect(plainText(plainText(text))).toBe(plainText(text))
    }),
  )
})
