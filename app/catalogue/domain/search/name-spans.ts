// D43: which words of a search are names of people, though they could be a trade or a place.
import { AMBIGUOUS_NAMES } from '#catalogue/domain/search/places/ambiguous-names.ts'
import { nearestCities } from '#catalogue/domain/search/places/place-lookup.ts'
import type { Span } from '#catalogue/domain/search/search-span.ts'

/** Particles inside the names of people: 'María de los Ángeles'. */
const NAME_PARTICLES = new Set(['de', 'del', 'la', 'las', 'los', 'y'])
/** A city counts as far if it is not among so many nearest ones: in 'mosquera cali' Mosquera is a person. */
const NEAREST_CITIES = 15

/** An ambiguous name becomes a word next to another name, or in a search with another trade or a far city: 'luz cerrajera'. */
export function withNames(spans: readonly Span[]): Span[] {
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
