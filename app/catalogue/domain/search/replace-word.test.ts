import { expect, test } from 'vitest'
import { replaceWord } from '#catalogue/domain/search/replace-word.ts'

test.each([
  ['Plomeor, Bogotá', 'plomeor', 'plomero', 'plomero, Bogotá'],
  ['plomeór en el plomeor', 'plomeor', 'plomero', 'plomero en el plomero'],
  ['electrisistas', 'electri', 'electro', 'electrisistas'],
])('%s with %s → %s is %s', (text, word, replacement, result) => {
  expect(replaceWord(text, word, replacement)).toBe(result)
})
