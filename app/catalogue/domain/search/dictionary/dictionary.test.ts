import { describe, expect, test } from 'vitest'
import {
  DICTIONARY,
  NOISE_PHRASES,
  RELATED_PROFESSIONS,
  SHARED_WORDS,
  STOP_WORDS,
  WEAK_WORDS,
} from '#catalogue/domain/search/dictionary/dictionary.ts'
import { pluralOf } from '#catalogue/domain/search/trade-lookup.ts'
import { phraseKey } from '#catalogue/domain/search/typed-words.ts'
import { understandSearch } from '#catalogue/domain/search/understand-search.ts'
import { SPECIALTIES, type SpecialtyLabel } from '#technicians/domain/specialties.ts'
import { specialtyNames } from '#technicians/domain/specialty-names.ts'

function entriesOf(label: SpecialtyLabel): string[] {
  return [...specialtyNames(label), ...Object.values(DICTIONARY[label]).flat()]
}

const SHARED_ENTRIES = SHARED_WORDS.flatMap(({ things, troubles, misspellings }) => [
  ...things,
  ...troubles,
  ...misspellings,
])

function tradesOf(q: string): SpecialtyLabel[] {
  return understandSearch(q, () => false).flatMap(part => (part.kind === 'trade' ? part.trades : []))
}

function repeated(keys: readonly string[]): string[] {
  return keys.filter((key, at) => keys.indexOf(key) !== at)
}

describe.each(SPECIALTIES)('$label', ({ label }) => {
  test('has at least 20 entries of its own, some of each kind', () => {
    expect(entriesOf(label).length).toBeGreaterThanOrEqual(20)
    for (const phrases of Object.values(DICTIONARY[label])) expect(phrases.length).toBeGreaterThan(4)
  })

  test('every entry leads to it', () => {
    expect(entriesOf(label).filter(entry => !tradesOf(entry).includes(label))).toEqual([])
  })
})

test('every shared entry leads to its trades', () => {
  const wrong = SHARED_WORDS.flatMap(({ trades, things, troubles, misspellings }) =>
    [...things, ...troubles, ...misspellings].filter(
      entry => !trades.every(trade => tradesOf(entry).includes(trade)),
    ),
  )
  expect(wrong).toEqual([])
})

test('every weak entry leads somewhere when it stands alone', () => {
  const nowhere = WEAK_WORDS.flatMap(({ phrases }) => phrases).filter(phrase => tradesOf(phrase).length === 0)
  expect(nowhere).toEqual([])
})

test('no entry is written twice', () => {
  const entries = [
    ...SPECIALTIES.flatMap(({ label }) => entriesOf(label)),
    ...SHARED_ENTRIES,
    ...WEAK_WORDS.flatMap(({ phrases }) => phrases),
  ]
  expect(repeated(entries.map(phraseKey))).toEqual([])
})

test('a profession that the catalogue does not have is no name or entry of a trade', () => {
  const names = SPECIALTIES.flatMap(({ label }) => [label, ...entriesOf(label)])
  const known = new Set(names.map(phraseKey))
  const professions = RELATED_PROFESSIONS.flatMap(each => each.professions)
  expect(professions.filter(name => known.has(phraseKey(name)))).toEqual([])
})

test('no noise is an entry of a trade', () => {
  const noise = new Set([...STOP_WORDS, ...NOISE_PHRASES.map(phraseKey)])
  const entries = [...SPECIALTIES.flatMap(({ label }) => entriesOf(label)), ...SHARED_ENTRIES].map(phraseKey)
  expect(entries.filter(entry => noise.has(entry))).toEqual([])
})

test.each([
  ['panel solar', 'paneles solares'],
  ['llave de paso', 'llaves de paso'],
  ['sifón', 'sifones'],
  ['barniz', 'barnices'],
  ['lavaplatos', 'lavaplatos'],
  ['closet', 'closets'],
])('the plural of %s is %s', (phrase, plural) => {
  expect(pluralOf(phrase)).toBe(plural)
})
