import { expect, test } from 'vitest'
import { keptWords, wantedFrom } from '#demand/domain/demand.ts'

const isName = (word: string) => word === 'camila'

test.each([
  [['calentador', 'paso'], 'calentador paso'],
  [['jacuzzi'], 'jacuzzi'],
])('%j are kept', (words, kept) => {
  expect(keptWords(words, isName)).toBe(kept)
})

test.each([
  ['nothing', []],
  ['a sentence', ['vivo', 'torre', 'apartamento', 'jardin']],
  ['a number', ['apartamento', '402']],
  ['a telephone', ['3001234567']],
  ['an address of e-mail', ['camila.rios@correo.co']],
  ['the name of somebody', ['llamar', 'camila']],
  ['a formula', ['=hyperlink("x")']],
  ['a formula of letters', ['+cmd']],
  ['a very long word', ['a'.repeat(21)]],
  ['letters of another script', ['сантехник']],
])('%s is not kept', { tags: ['attack'] }, (_, words) => {
  expect(keptWords(words, isName)).toBeNull()
})

test('a place that is longer than any name is none', () => {
  const wanted = { trade: null, city: 'Soacha', area: 'x'.repeat(81) }
  expect(wantedFrom(wanted)).toEqual({ ...wanted, area: null })
})
