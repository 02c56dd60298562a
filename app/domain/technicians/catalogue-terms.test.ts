import fc from 'fast-check'
import { expect, test } from 'vitest'
import { searchTermsOf, searchWords } from '#domain/technicians/catalogue-terms.ts'

const texts = (q: string) => searchTermsOf(q).map(term => term.texts)

test('words are plain text without punctuation', () => {
  expect(searchWords('¿Plomería, en  BOGOTÁ? (24/7)')).toEqual(['plomeria', 'en', 'bogota', '24/7'])
})

test('each word is one term, once', () => {
  expect(texts('juan Pérez juan')).toEqual([['juan'], ['perez']])
})

test('stop words are dropped unless nothing else remains', () => {
  expect(texts('pared de la casa')).toEqual([['pared'], ['casa']])
  expect(texts('de la')).toEqual([['de'], ['la']])
})

test.each(['plomero', 'Plomería', 'fontaneros', 'FONTANERÍA', 'plomeras'])('%s is plumbing', q => {
  expect(searchTermsOf(q)).toEqual([{ texts: ['plomer', 'fontaner', 'gasfiter'], specialties: ['Plomería'] }])
})

test('synonyms of a fridge are one term', () => {
  expect(searchTermsOf('refrigerador')[0]).toEqual(searchTermsOf('nevera')[0])
  expect(searchTermsOf('neveras')[0]?.specialties).toEqual(['Neveras'])
})

test.each([
  ['pintores', 'Pintura'],
  ['electricistas', 'Electricidad'],
  ['fuga', 'Plomería'],
])('%s means the specialty %s', (q, label) => {
  expect(searchTermsOf(q)[0]?.specialties).toEqual([label])
})

test('each word of a synonym phrase may match as the specialty', () => {
  expect(searchTermsOf('reparación de neveras').map(({ specialties }) => specialties)).toEqual([
    ['Neveras'],
    ['Neveras'],
  ])
  expect(searchTermsOf('cielo raso')).toEqual([
    { texts: ['cielo'], specialties: ['Drywall'] },
    { texts: ['raso'], specialties: ['Drywall'] },
  ])
})

test('wildcards and quotes are ordinary characters', () => {
  expect(texts("% _ o'neil c++")).toEqual([['%'], ['_'], ["o'neil"], ['c++']])
})

test('an empty search has no terms, and a long one at most twelve', () => {
  expect(searchTermsOf(' .,; ')).toEqual([])
  expect(searchTermsOf('b c d f g h i j k l m n p q r s t').length).toBe(12)
})

test('no text throws or gives an empty term', () => {
  const anything = fc.array(fc.nat(0x10ffff)).map(points => String.fromCodePoint(...points))
  fc.assert(
    fc.property(anything, q => {
      for (const term of searchTermsOf(q)) for (const text of term.texts) expect(text).not.toMatch(/^$|\s|:/)
    }),
  )
})
