// D19: the terms of a search. Every term must match, by text or by specialty.
import { plainText } from '#domain/plain-text.ts'
import { tradeMeaningOf } from '#domain/search/trade-lookup.ts'
import { phraseKey } from '#domain/search/typed-words.ts'
import type { SpecialtyLabel } from '#domain/technicians/specialties.ts'

export interface SearchTerm {
  /** Any of these as part of a word, as plainText. */
  readonly texts: readonly string[]
  /** Or any of these specialties. */
  readonly specialties: readonly SpecialtyLabel[]
}

/** Word stems with the same meaning. */
const SAME_MEANING = [
  ['plomer', 'fontaner', 'gasfiter'],
  ['tuberia', 'caneria'],
  ['nevera', 'refrigerador', 'heladera', 'nevecon', 'frigorifico'],
  ['minisplit', 'acondicionado'],
  ['carpinter', 'ebanist'],
  ['cerradura', 'chapa'],
  ['camara', 'cctv', 'vigilancia'],
  ['baldosa', 'ceramica', 'porcelanato', 'enchap'],
  ['drywall', 'superboard'],
  ['soldad', 'ornamenta'],
  ['jardin', 'poda', 'cesped'],
  ['calentador', 'gasodomestico'],
] as const satisfies readonly (readonly string[])[]

/** Stop words: dropped unless nothing else remains. */
const JOINING = new Set('a al con de del el en la las los o para por un una y'.split(' '))
const MOST_TERMS = 12
const LONGEST_PHRASE = 4

/** Must be the same as catalogue_words_of in database/migrations. */
const BETWEEN_WORDS = /[\s.,;:!?()"<>¡¿…«»“”]+/u

/** The words as they were typed. */
export function typedWords(q: string): string[] {
  return q.split(BETWEEN_WORDS).filter(word => word !== '')
}

export function searchWords(q: string): string[] {
  return typedWords(plainText(q))
}

export function searchTermsOf(q: string): SearchTerm[] {
  const words = searchWords(q)
  const meanings = phraseMeanings(words)
  const terms = new Map<string, SearchTerm>()
  const telling = words.some(word => !JOINING.has(word))
  words.forEach((word, at) => {
    if (telling && JOINING.has(word)) return
    const specialties = [...new Set([...meaningOf(word), ...(meanings[at] ?? [])])]
    terms.set(word, { texts: sameMeaning(word), specialties })
  })
  return [...terms.values()].slice(0, MOST_TERMS)
}

function sameMeaning(word: string): readonly string[] {
  return SAME_MEANING.find(group => group.some(start => word.startsWith(start))) ?? [word]
}

function meaningOf(phrase: string): SpecialtyLabel[] {
  const meant = tradeMeaningOf(phraseKey(phrase))
  return meant && !meant.isWeak ? meant.trades.slice(0, 1) : []
}

/** 'reparacion de neveras' is one synonym: each of its words may also match as the specialty. */
function phraseMeanings(words: readonly string[]): SpecialtyLabel[][] {
  const meanings: SpecialtyLabel[][] = words.map(() => [])
  for (let from = 0; from < words.length; from++) {
    for (let length = 2; length <= LONGEST_PHRASE && from + length <= words.length; length++) {
      const meant = meaningOf(words.slice(from, from + length).join(' '))
      for (let at = from; at < from + length; at++) meanings[at]?.push(...meant)
    }
  }
  return meanings
}
