import fc from 'fast-check'
import { expect, test } from 'vitest'
import { searchTermsOf, searchWords } from '#domain/technicians/catalogue-terms.ts'

const texts = (q: string) => searchTermsOf(q).map(term => term.texts)

test('words are plain, and marks are no part of them', () => {
  expect(searchWords('¿Plomería, en  BOGOTÁ? (24/7)')).toEqual(['plomeria', 'en', 'bogota', '24/7'])
})

test('each word is one term, once', () => {
  expect(texts('juan Pérez juan')).toEqual([['juan'], ['perez']])
})

test('joining words are left out where another word remains', () => {
  expect(texts('pared de la casa')).toEqual([['pared'], ['casa']])
  expect(texts('de la')).toEqual([['de'], ['la']])
})

test.each(['plomero', 'Plomería', 'fontaneros', 'FONTANERÍA', 'plomeras'])('%s is plumbing', q => {
  expect(searchTermsOf(q)).toEqual([{ texts: ['plomer', 'fontaner', 'gasfiter'], specialties: ['Plomería'] }])
})

test('a fridge has many names', () => {
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

test('in a name of several words each may match as the specialty', () => {
  expect(searchTermsOf('reparación de neveras').map(({ specialties }) => specialties)).toEqual([
    ['Neveras'],
    ['Neveras'],
  ])
  expect(searchTermsOf('cielo raso')).toEqual([
    { texts: ['cielo'], specialties: ['Drywall'] },
    { texts: ['raso'], specialties: ['Drywall'] },
  ])
})

test('wildcards and quotes are letters like others', () => {
  expect(texts("% _ o'neil c++")).toEqual([['%'], ['_'], ["o'neil"], ['c++']])
})

test('nothing typed has no terms, and much typed has few', () => {
  expect(searchTermsOf(' .,; ')).toEqual([])
  expect(searchTermsOf('b c d f g h i j k l m n p q r s t').length).toBe(12)
})

test('no text throws or gives an empty way', () => {
  const anything = fc.array(fc.nat(0x10ffff)).map(points => String.fromCodePoint(...points))
  fc.assert(
    fc.property(anything, q => {
      for (const term of searchTermsOf(q)) for (const text of term.texts) expect(text).not.toMatch(/^$|\s|:/)
    }),
  )
})
