// D43: which words of a search are the names of people.
import {
  isInPhrase,
  isNoise,
  PHRASE_WORDS,
  tradesOfPhrase,
} from '#catalogue/domain/search/dictionary/phrase-lookup.ts'
import type { Known } from '#catalogue/domain/search/known.ts'
import { placeNamed } from '#catalogue/domain/search/places/place-lookup.ts'
import { AMBIGUOUS_NAMES, GIVEN_NAMES } from '#catalogue/domain/search/places/places.ts'
import type { TypedWord } from '#catalogue/domain/search/typed-words.ts'
import { specialtyFrom } from '#technicians/domain/specialty-names.ts'

const TITLE = /^(?:don|dona|senor|senora|sr|sra|maestro|ingeniero)$/
/** Inside names: 'María de los Ángeles'. */
const PARTICLE = /^(?:de|del|la|las|los|y)$/
const BEFORE_PLACE = /^(?:en|por|barrio|sector|zona|cerca)$/

/** Said with a title, beside another name, or known as a name and as nothing else. */
export function isNameAt(words: readonly TypedWord[], at: number, known: Known): boolean {
  const word = words[at]
  if (!word || word.isStopWord || isInPhrase(words, at, at)) return false
  const before = words.slice(0, at).findLast(({ plain }) => !PARTICLE.test(plain))
  const after = words.slice(at + 1).find(({ plain }) => !PARTICLE.test(plain))
  if (BEFORE_PLACE.test(before?.plain ?? '')) return false
  const mayBe = GIVEN_NAMES.has(word.key) || AMBIGUOUS_NAMES.has(word.key)
  if (saysElse(word) && !mayBe) return false
  if (TITLE.test(before?.plain ?? '') && !isNoise(word.key)) return true
  if (isNoise(word.key)) return false
  if (!mayBe) return known.isName(word.key) && placeNamed(word.plain) === null
  if ([before, after].some(other => other && isNamelike(other, known))) return true
  const trades = tradesOfPhrase(word.key)
  const isBesideTrade = [before, after].some(other => {
    const trade = other && specialtyFrom(other.plain)
    return trade && !trades?.includes(trade)
  })
  return isBesideTrade || (trades === null && placeNamed(word.plain) === null)
}

/** 'Domingo Pérez', 'don Domingo' */
export function isBesideName(words: readonly TypedWord[], at: number, known: Known): boolean {
  const beside = [words[at - 1], words[at + 1]]
  return TITLE.test(beside[0]?.plain ?? '') || beside.some(word => word && isNamelike(word, known))
}

function isNamelike(word: TypedWord, known: Known): boolean {
  if (word.isStopWord || isNoise(word.key)) return false
  if (GIVEN_NAMES.has(word.key) || AMBIGUOUS_NAMES.has(word.key)) return true
  return !saysElse(word) && placeNamed(word.plain)?.kind !== 'city' && !known.isPlace(word.plain)
}

/** It stands in phrases about trades. */
function saysElse({ key }: TypedWord): boolean {
  return PHRASE_WORDS.has(key)
}
