import { expect, test } from 'vitest'
import { tradesIn } from '#catalogue/domain/search/described-work.ts'
import {
  NOISE_PHRASES,
  PHRASES,
  RELATED_PROFESSIONS,
  STOP_WORDS,
} from '#catalogue/domain/search/dictionary/dictionary.ts'
import { tradesOfPhrase } from '#catalogue/domain/search/dictionary/phrase-lookup.ts'
import { phraseKey } from '#catalogue/domain/search/typed-words.ts'
import { SPECIALTIES } from '#technicians/domain/specialties.ts'
import { specialtyNames } from '#technicians/domain/specialty-names.ts'

const ENTRIES = PHRASES.flatMap(({ phrases }) => phrases)
const NAMES = SPECIALTIES.flatMap(({ label }) => [label, ...specialtyNames(label)])

test.each(SPECIALTIES)('$label has at least 50 phrases of its own', ({ label }) => {
  const own = PHRASES.filter(({ trades }) => trades.length === 1 && trades[0] === label)
  expect(own.flatMap(({ phrases }) => phrases).length).toBeGreaterThanOrEqual(50)
})

test('every phrase leads to one of its trades', () => {
  const wrong = PHRASES.flatMap(({ trades, phrases }) =>
    phrases.filter(phrase => !trades.some(trade => tradesIn(phrase).includes(trade))),
  )
  expect(wrong).toEqual([])
})

test('no phrase is written twice', () => {
  const keys = [...ENTRIES, ...SPECIALTIES.flatMap(({ label }) => specialtyNames(label))].map(phraseKey)
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
})

test('a profession that the catalogue does not have is no name or phrase of a trade', () => {
  const known = new Set([...NAMES, ...ENTRIES].map(phraseKey))
  const professions = RELATED_PROFESSIONS.flatMap(each => each.professions)
  expect(professions.filter(name => known.has(phraseKey(name)))).toEqual([])
})

test('no noise is a phrase of a trade', () => {
  const noise = new Set([...STOP_WORDS, ...NOISE_PHRASES.map(phraseKey)])
  expect(ENTRIES.map(phraseKey).filter(entry => noise.has(entry))).toEqual([])
})

test.each(['paneles solares', 'llaves de paso', 'sifones', 'closets'])(
  '%s is known in the plural',
  phrase => {
    expect(tradesOfPhrase(phraseKey(phrase))).not.toBeNull()
  },
)
