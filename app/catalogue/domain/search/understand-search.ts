// D43: what the typed text of a search means.

import { type AskedDay, type DaySpan, daySpansOf } from '#catalogue/domain/search/asked-day.ts'
import { nearestCities, placeNamed } from '#catalogue/domain/search/places/place-lookup.ts'
import { AMBIGUOUS_NAMES } from '#catalogue/domain/search/places/places.ts'
import type { Place, SearchPart } from '#catalogue/domain/search/search-parts.ts'
import {
  isInstant,
  isNoise,
  isStronger,
  MAX_PHRASE_WORDS,
  type TradeMeaning,
  tradeMeaningOf,
} from '#catalogue/domain/search/trade-lookup.ts'
import { type TypedWord, typedWordsOf } from '#catalogue/domain/search/typed-words.ts'

const MAX_PLACE_WORDS = 4
const MAX_PHRASES = 60
const ARTICLES = new Set(['el', 'la', 'los', 'las', 'un', 'mi', 'del', 'al'])

/** Longest phrases first; parts in the order typed; every typed word is in exactly one part. */
export function understandSearch(q: string, isKnownPlace: (phrase: string) => boolean): SearchPart[] {
  const words = typedWordsOf(q)
  const spans = withDays(withNames(spansOf(words, isKnownPlace)))
  const cities = spans.flatMap(({ meaning }) =>
    meaning.kind === 'place' && meaning.place.kind === 'city' ? meaning.place.label : [],
  )
  const strongest = strongestTrades(spans)
  const joined = joinedTrades(spans)
  return spans.map(span => partOf(span, joined.has(span) ? [] : strongest, cities[0] ?? null))
}

/** Phrases of one to four consecutive words, to look up which are places that profiles name. */
export function phrasesOf(q: string): string[] {
  const words = typedWordsOf(q)
  const phrases = new Set<string>()
  words.forEach((_, from) => {
    for (let size = 1; size <= MAX_PLACE_WORDS && from + size <= words.length; size++) {
      if (!words[from + size - 1]?.isStopWord) phrases.add(plainOf(words.slice(from, from + size)))
    }
  })
  return [...phrases].slice(0, MAX_PHRASES)
}

function spansOf(words: readonly TypedWord[], isKnownPlace: (phrase: string) => boolean): Span[] {
  const contentPositions = words.flatMap((word, at) => (word.isStopWord ? [] : at))
  const found: { first: number; last: number; meaning: Meaning }[] = []
  const taken = new Set<number>()
  for (let size = Math.min(MAX_PHRASE_WORDS, contentPositions.length); size > 0; size--) {
    for (let at = 0; at + size <= contentPositions.length; at++) {
      const first = contentPositions[at] ?? 0
      const last = contentPositions[at + size - 1] ?? 0
      if (contentPositions.slice(at, at + size).some(position => taken.has(position))) continue
      const span = meaningOf(words, first, last, taken, isKnownPlace)
      if (!span) continue
      found.push({ ...span, last })
      for (let position = span.first; position <= last; position++) taken.add(position)
    }
  }
  words.forEach((word, at) => {
    if (!taken.has(at))
      found.push({ first: at, last: at, meaning: { kind: word.isStopWord ? 'noise' : 'word' } })
  })
  return found
    .toSorted((a, b) => a.first - b.first)
    .map(({ first, last, meaning }) => ({ words: words.slice(first, last + 1), meaning }))
}

/** The meaning of the words first…last; a place may begin before them with its article: 'la soledad'. */
function meaningOf(
  words: readonly TypedWord[],
  first: number,
  last: number,
  taken: ReadonlySet<number>,
  isKnownPlace: (phrase: string) => boolean,
): { first: number; meaning: Meaning } | null {
  const span = words.slice(first, last + 1)
  const key = span
    .filter(word => !word.isStopWord)
    .map(word => word.key)
    .join(' ')
  const hasArticle = first > 0 && words[first - 1]?.isStopWord === true && !taken.has(first - 1)
  const withArticle = hasArticle ? plainOf(words.slice(first - 1, last + 1)) : null
  const trade = tradeMeaningOf(key)
  const namedWithArticle = withArticle === null ? null : placeNamed(withArticle)
  if (namedWithArticle && (!trade || trade.strength === 'weak')) {
    return { first: first - 1, meaning: { kind: 'place', place: namedWithArticle } }
  }
  const name = plainOf(span)
  const named = placeNamed(name) ?? placeNamed(key)
  // 'el pasto' is a thing, 'en pasto' a city.
  const isCity = named?.kind === 'city' && !ARTICLES.has(words[first - 1]?.plain ?? '')
  if (trade && !isCity) return { first, meaning: { kind: 'trade', trade } }
  if (named) return { first, meaning: { kind: 'place', place: named } }
  if (withArticle !== null && isInstant(withArticle))
    return { first: first - 1, meaning: { kind: 'instant' } }
  if (isInstant(name)) return { first, meaning: { kind: 'instant' } }
  if (isNoise(key)) return { first, meaning: { kind: 'noise' } }
  if (last - first >= MAX_PLACE_WORDS) return null
  if (withArticle !== null && isKnownPlace(withArticle)) {
    return {
      first: first - 1,
      meaning: { kind: 'place', place: profilePlace(words.slice(first - 1, last + 1)) },
    }
  }
  return isKnownPlace(name) ? { first, meaning: { kind: 'place', place: profilePlace(span) } } : null
}

/** A place that only profiles name. */
function profilePlace(words: readonly TypedWord[]): Place {
  const label = words
    .map(({ text, isStopWord }, at) =>
      isStopWord && at > 0 ? text : text.charAt(0).toUpperCase() + text.slice(1),
    )
    .join(' ')
  return { label, kind: 'area', city: null, names: [plainOf(words)] }
}

function partOf(
  { words, meaning }: Span,
  strongest: readonly TradeMeaning[],
  city: string | null,
): SearchPart {
  const part = {
    text: words.map(word => word.text).join(' '),
    words: words.filter(word => !word.isStopWord).map(word => word.plain),
  }
  if (meaning.kind === 'place') {
    return { ...part, kind: 'place', place: placeNamed(plainOf(words), city) ?? meaning.place }
  }
  if (meaning.kind === 'day') return { ...part, kind: 'day', asked: meaning.asked }
  if (meaning.kind !== 'trade') return { ...part, kind: meaning.kind }
  const { trade } = meaning
  if (!strongest.some(other => isStronger(other, trade)))
    return { ...part, kind: 'trade', trades: trade.trades }
  const common = trade.trades.filter(label => strongest.some(({ trades }) => trades.includes(label)))
  return trade.strength === 'weak' || common.length === 0
    ? { ...part, kind: 'noise' }
    : { ...part, kind: 'trade', trades: common }
}

function plainOf(words: readonly TypedWord[]): string {
  return words.map(word => word.plain).join(' ')
}

// The intermediate result of understanding a search: typed words grouped by meaning.

type Meaning =
  | { readonly kind: 'trade'; readonly trade: TradeMeaning }
  | { readonly kind: 'place'; readonly place: Place }
  | { readonly kind: 'day'; readonly asked: AskedDay }
  | { readonly kind: 'instant' | 'noise' | 'word' }

/** Consecutive typed words with one meaning. */
interface Span {
  readonly words: readonly TypedWord[]
  readonly meaning: Meaning
}

// D43: which words of a search are names of people, though they could be a trade or a place.

/** Particles inside the names of people: 'María de los Ángeles'. */
const NAME_PARTICLES = new Set(['de', 'del', 'la', 'las', 'los', 'y'])
/** A city counts as far if it is not among so many nearest ones: in 'mosquera cali' Mosquera is a person. */
const NEAREST_CITIES = 15

/** An ambiguous name becomes a word next to another name, or in a search with another trade or a far city: 'luz cerrajera'. */
function withNames(spans: readonly Span[]): Span[] {
  const spansWithoutParticles = spans.filter(
    ({ words }) => !words.every(word => NAME_PARTICLES.has(word.plain)),
  )
  const isName = (span: Span | undefined) => span?.meaning.kind === 'word' || (span && mayBeName(span))
  const names = new Set(
    spansWithoutParticles.filter(
      (span, at) =>
        mayBeName(span) &&
        (isOtherTradeOrFarCityNamed(span, spans) ||
          (!isCity(span) &&
            (isName(spansWithoutParticles[at - 1]) || isName(spansWithoutParticles[at + 1])))),
    ),
  )
  return spans.flatMap(span =>
    names.has(span)
      ? span.words.map(word => ({
          words: [word],
          meaning: { kind: word.isStopWord ? 'noise' : 'word' } as const,
        }))
      : span,
  )
}

function mayBeName({ words, meaning }: Span): boolean {
  const contentWords = words.filter(word => !word.isStopWord)
  return (
    (meaning.kind === 'trade' || meaning.kind === 'place') &&
    contentWords.length === 1 &&
    AMBIGUOUS_NAMES.has(contentWords[0]?.key ?? '')
  )
}

function isCity({ meaning }: Span): boolean {
  return meaning.kind === 'place' && meaning.place.kind === 'city'
}

function isOtherTradeOrFarCityNamed({ meaning }: Span, spans: readonly Span[]): boolean {
  return spans.some(({ meaning: other }) => {
    if (meaning.kind === 'trade' && other.kind === 'trade')
      return (
        other.trade.strength === 'name' &&
        !meaning.trade.trades.some(trade => other.trade.trades.includes(trade))
      )
    return (
      meaning.kind === 'place' &&
      other.kind === 'place' &&
      meaning.place.kind === 'city' &&
      other.place.kind === 'city' &&
      !nearestCities(other.place.label).slice(0, NEAREST_CITIES).includes(meaning.place.label)
    )
  })
}

// D43: which of the words that carry no other meaning ask for a day.

const SAYS = {
  noise: 'nothing',
  word: 'name',
  trade: 'else',
  place: 'else',
  day: 'else',
  instant: 'else',
} as const

function withDays(spans: readonly Span[]): Span[] {
  const words = spans.flatMap(span => span.words)
  const owners: (Span | DaySpan)[] = spans.flatMap(span => span.words.map(() => span))
  const kinds = spans.flatMap(span => span.words.map(() => span.meaning.kind))
  for (const day of daySpansOf(words, at => SAYS[kinds[at] ?? 'noise']))
    owners.fill(day, day.first, day.last + 1)
  return [...Map.groupBy(words, (_, at) => owners[at])].map(([owner, members]) => ({
    words: members,
    meaning: owner && 'meaning' in owner ? owner.meaning : dayMeaning(owner?.asked ?? null),
  }))
}

function dayMeaning(asked: AskedDay | null): Meaning {
  return asked ? { kind: 'day', asked } : { kind: 'word' }
}

// D43: which of several parts that name trades decide.

const AND_OR = new Set(['y', 'e', 'o', 'u'])

/** The trades of the strongest parts; weaker parts add none to them. */
function strongestTrades(spans: readonly Span[]): TradeMeaning[] {
  const trades = spans.flatMap(({ meaning }) => (meaning.kind === 'trade' ? meaning.trade : []))
  return trades.filter(trade => !trades.some(other => isStronger(other, trade)))
}

/** Both of 'nevera y estufa' are asked for. */
function joinedTrades(spans: readonly Span[]): Set<Span> {
  const isTrade = ({ meaning }: Span) => meaning.kind === 'trade' && meaning.trade.strength !== 'weak'
  const joined = new Set<Span>()
  let last: Span | null = null
  let isJoined = false
  for (const span of spans) {
    if (span.words.every(word => word.isStopWord)) {
      isJoined ||= span.words.some(word => AND_OR.has(word.plain))
      continue
    }
    if (last && isJoined && isTrade(last) && isTrade(span)) joined.add(last).add(span)
    last = span
    isJoined = false
  }
  return joined
}
