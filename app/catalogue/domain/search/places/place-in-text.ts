// D43: which words of a search are a place. A barrio whose name is a common word needs 'en', 'barrio' or its city beside it.
import {
  isInPhrase,
  isNoise,
  PHRASE_WORDS,
  tradesOfPhrase,
} from '#catalogue/domain/search/dictionary/phrase-lookup.ts'
import type { Known } from '#catalogue/domain/search/known.ts'
import { isNameAt } from '#catalogue/domain/search/names-of-people.ts'
import { placeNamed } from '#catalogue/domain/search/places/place-lookup.ts'
import { AMBIGUOUS_NAMES, GENERAL_WORDS } from '#catalogue/domain/search/places/places.ts'
import type { Place } from '#catalogue/domain/search/search-parts.ts'
import { neighboursOf, type TypedWord } from '#catalogue/domain/search/typed-words.ts'
import { stemOf } from '#catalogue/domain/search/votes/features.ts'
import { plainText } from '#platform/domain/plain-text.ts'
import { specialtyFrom } from '#technicians/domain/specialty-names.ts'

const MOST_WORDS = 5
const ARTICLE = /^(?:el|la|los|las)$/
const OTHER_ARTICLE = /^(?:un|una|mi|del|al)$/
const SAYS_PLACE =
  /^(?:barrio|sector|zona|localidad|comuna|urbanizacion|conjunto|vereda|municipio|ciudad|ciudadela)$/
const LEADS_TO_PLACE = /^(?:en|por|cerca|desde|hacia|hasta)$/
/** A vote that makes a word common. */
const COMMON_FROM = 0.12

interface PlaceMatch {
  readonly first: number
  readonly last: number
  readonly place: Place
}

/** The place whose first word stands there, the longest first; with its article. Null for none. */
export function placeAt(words: readonly TypedWord[], first: number, known: Known): PlaceMatch | null {
  for (let size = Math.min(MOST_WORDS, words.length - first); size > 0; size--) {
    const last = first + size - 1
    if (words[last]?.isStopWord) continue
    const place = placeOf(words, first, last, known)
    if (place && isMeant(words, { first, last, place }, known)) return { first, last, place }
  }
  return null
}

function placeOf(words: readonly TypedWord[], first: number, last: number, known: Known): Place | null {
  const span = words.slice(first, last + 1)
  const name = plainOf(span)
  const place = placeNamed(name)
  if (place) return placeNamed(name, cityNamedIn(words)) ?? place
  if (span[0]?.isStopWord && !ARTICLE.test(span[0].plain)) return null
  return known.isPlace(name) ? profilePlace(span, name) : null
}

function cityNamedIn(words: readonly TypedWord[]): string | null {
  return words.map(({ plain }) => placeNamed(plain)).find(place => place?.kind === 'city')?.label ?? null
}

/** A place that only profiles name. */
function profilePlace(words: readonly TypedWord[], name: string): Place {
  const label = words
    .map(({ text, isStopWord }, at) =>
      isStopWord && at > 0 ? text : text.charAt(0).toUpperCase() + text.slice(1),
    )
    .join(' ')
  return { label, kind: 'area', city: null, names: [name] }
}

function isMeant(words: readonly TypedWord[], { first, last, place }: PlaceMatch, known: Known): boolean {
  const before = words[first - 1]?.plain ?? ''
  const lead = ARTICLE.test(before) ? (words[first - 2]?.plain ?? '') : before
  const content = words.slice(first, last + 1).filter(word => !word.isStopWord)
  const isSaid = SAYS_PLACE.test(lead) || (lead === 'de' && SAYS_PLACE.test(words[first - 2]?.plain ?? ''))
  if (isSaid || isBesideItsCity(words, first, last, place)) return true
  if (content.length === 1 && isNameAt(words, last, known)) return false
  const phrase = tradesOfPhrase(content.map(({ key }) => key).join(' '))
  // 'este finde'
  if (content[0]?.plain === 'este') return /^(?:el|al|del)$/.test(before)
  const leads = LEADS_TO_PLACE.test(lead)
  const isAlone = words.every(
    (word, at) => (at >= first && at <= last) || word.isStopWord || isNoise(word.key),
  )
  // 'el pasto' is a thing, 'en pasto' a city.
  if (place.kind === 'city')
    return LEADS_TO_PLACE.test(before) || (!isAnyArticle(before) && (phrase === null || isAlone))
  if (phrase !== null || isInPhrase(words, first, last)) return leads && isAfterTradeName(words, first)
  if (!content.every(word => isCommonWord(word, known))) return true
  const hasArticle = ARTICLE.test(words[first]?.plain ?? '') || ARTICLE.test(before)
  if (isAlone) return hasArticle || !GENERAL_WORDS.has(content[0]?.key ?? '')
  return leads
}

const isAnyArticle = (word: string) => ARTICLE.test(word) || OTHER_ARTICLE.test(word)

/** 'plomero en la luz' */
function isAfterTradeName(words: readonly TypedWord[], first: number): boolean {
  const { before } = neighboursOf(words, first)
  return before !== undefined && specialtyFrom(before.plain) !== null
}

/** 'Granada Cali', 'bogotá norte' */
function isBesideItsCity(
  words: readonly TypedWord[],
  first: number,
  last: number,
  { kind, city }: Place,
): boolean {
  if (kind === 'city') return false
  const isThing = words
    .slice(first, last + 1)
    .every(({ key, isStopWord }) => isStopWord || PHRASE_WORDS.has(key))
  const { before, after } = neighboursOf(words, first, last)
  return [before, after].some(word => {
    const beside = word && placeNamed(word.plain)
    const isItsCity = beside?.kind === 'city' && (city === beside.label || (city === null && !isThing))
    return isItsCity && plainText(beside.label) === word?.plain
  })
}

function isCommonWord(word: TypedWord, known: Known): boolean {
  return (
    isNoise(word.key) ||
    GENERAL_WORDS.has(word.key) ||
    AMBIGUOUS_NAMES.has(word.key) ||
    isOfTrade(word, known)
  )
}

function isOfTrade({ key }: TypedWord, { weights }: Known): boolean {
  const vote = PHRASE_WORDS.has(key) ? weights.ofFeature(stemOf(key)) : null
  return vote?.some(([, share]) => share >= COMMON_FROM) ?? false
}

const plainOf = (words: readonly TypedWord[]) => words.map(word => word.plain).join(' ')
