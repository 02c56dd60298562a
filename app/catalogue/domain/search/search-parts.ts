// D43: what the text of a search means, part by part, in the order typed.

import {
  type CatalogueFilters,
  type CatalogueOrder,
  NO_FILTERS,
} from '#catalogue/domain/catalogue-filters.ts'
import type { AskedPrice } from '#catalogue/domain/search/asked-price.ts'
import type { AskedTime } from '#catalogue/domain/search/asked-time.ts'
import { plainText } from '#platform/domain/plain-text.ts'
import type { SpecialtyLabel } from '#technicians/domain/specialties.ts'

export interface Place {
  /** As people read it: 'Suba'. */
  readonly label: string
  /** An area is a locality, comuna, barrio or zone. */
  readonly kind: 'city' | 'area'
  /** The label of the city, its own for a city; null for an area that only profiles name. */
  readonly city: string | null
  /** Every name that counts as this place, as plainText: a locality has its barrios too. */
  readonly names: readonly string[]
}

interface Part {
  /** The words as they were typed: 'Corto circuito'. */
  readonly text: string
  /** The same words, each as plainText, without stop words: ['corto', 'circuito']. */
  readonly words: readonly string[]
}

export type SearchPart =
  /** A trade, or a thing, trouble, task or brand that leads to one or more trades. */
  | (Part & { readonly kind: 'trade'; readonly trades: readonly SpecialtyLabel[] })
  | (Part & { readonly kind: 'place'; readonly place: Place })
  | (Part & { readonly kind: 'day'; readonly asked: AskedTime })
  | (Part & { readonly kind: 'price'; readonly price: AskedPrice })
  /** 'barato' */
  | (Part & { readonly kind: 'order'; readonly orden: CatalogueOrder })
  /** 'ya mismo': D62. */
  | (Part & { readonly kind: 'instant' })
  /** Text that profiles must hold: a name, and anything where no trade is claimed. One word each. */
  | (Part & { readonly kind: 'word' })
  /** Beside a trade: whoever holds it comes first. One word each. */
  | (Part & { readonly kind: 'extra' })
  /** Says nothing about who is looked for: 'necesito', 'urgente', 'en'. */
  | (Part & { readonly kind: 'noise' })

// D43: several parts of a search that name trades or places, as the one trade, place and day that are asked for.

export function combinedTrades(parts: readonly SearchPart[]): SpecialtyLabel[] {
  return [...new Set(parts.flatMap(part => (part.kind === 'trade' ? part.trades : [])))]
}

/** The narrowest place; a city beside an area says where the area lies. */
export function combinedPlace(parts: readonly SearchPart[]): Place | null {
  const places = parts.flatMap(part => (part.kind === 'place' ? [part.place] : []))
  const city = places.find(({ kind }) => kind === 'city')
  const area = places.find(
    each => each.kind === 'area' && (!city || each.city === null || each.city === city.city),
  )
  if (!area) return city ?? places[0] ?? null
  return { ...area, city: area.city ?? city?.city ?? null }
}

/** What 'en' leads to where nobody knows a word of it: 'plomero en tokio'; null without one. */
export function unknownPlaceIn(
  parts: readonly SearchPart[],
  isUnknown: (word: string) => boolean,
): string | null {
  const from = parts.findLastIndex(({ kind, text }) => kind === 'noise' && plainText(text) === 'en') + 1
  const behind = from === 0 ? [] : parts.slice(from)
  const end = behind.findIndex(({ kind, words }) => kind !== 'extra' && words.length > 0)
  const said = end === -1 ? behind : behind.slice(0, end)
  const last = said.findLastIndex(({ kind }) => kind === 'extra')
  if (!said[last]?.words.some(isUnknown)) return null
  return said
    .slice(0, last + 1)
    .map(({ text }) => text)
    .join(' ')
}

/** The filters with time, price and order that the text asks for; a chosen one wins over it. */
export function withAsked(
  filters: CatalogueFilters,
  parts: readonly SearchPart[],
  dropped: SearchReport['dropped'] = [],
): CatalogueFilters {
  const time = parts.find(part => part.kind === 'day')
  const price = dropped.includes('price') ? undefined : parts.find(part => part.kind === 'price')
  const order = parts.find(part => part.kind === 'order')
  const isPriced = filters.minPrecio !== null || filters.maxPrecio !== null
  return {
    ...filters,
    ...(filters.fecha === null && filters.libreDesde === null ? time?.asked : {}),
    ...(isPriced ? {} : price?.price),
    ...(filters.orden === NO_FILTERS.orden && order ? { orden: order.orden } : {}),
  }
}

/** The filters with everything that the text asks for, as the fields of the sidebar show it; a chosen one wins over it. */
export function withUnderstood(filters: CatalogueFilters, report: SearchReport): CatalogueFilters {
  return {
    ...withAsked(filters, report.parts, report.dropped),
    ...placeShown(filters, report),
    esp: filters.esp ?? understoodTrade(report),
  }
}

/** The one trade that the text means; null when none or several. */
export function understoodTrade({ parts }: SearchReport): SpecialtyLabel | null {
  const [trade = null, ...others] = combinedTrades(parts)
  return others.length === 0 ? trade : null
}

/** Where those who are shown attend. The text may narrow a chosen city to one of its areas. */
function placeShown({ ciudad, lugar }: CatalogueFilters, { parts, dropped, nearestCity }: SearchReport) {
  const place = dropped.includes('place') ? cityNamed(nearestCity) : combinedPlace(parts)
  if (!place || lugar !== null) return { ciudad, lugar }
  if (place.kind === 'city') return { ciudad: ciudad ?? place.city, lugar }
  const isElsewhere = ciudad !== null && place.city !== null && plainText(place.city) !== plainText(ciudad)
  return isElsewhere ? { ciudad, lugar } : { ciudad: ciudad ?? place.city, lugar: place.label }
}

export function wordsOf(parts: readonly SearchPart[], kind: SearchPart['kind']): string[] {
  return [...new Set(parts.flatMap(part => (part.kind === kind ? part.words : [])))]
}

/** 'urgente', 'cerca de mí': it is then searched as text. */
export function isOnlyNoise(parts: readonly SearchPart[]): boolean {
  return parts.length > 0 && parts.every(part => part.kind === 'noise')
}

/** Words that profiles must hold. Noise is searched only when the search has nothing else. */
export function searchedWords(parts: readonly SearchPart[]): string[] {
  if (!isOnlyNoise(parts)) return wordsOf(parts, 'word')
  const noiseWords = wordsOf(parts, 'noise')
  return noiseWords.length > 0 ? noiseWords : parts.map(({ text }) => plainText(text))
}

/** Every word that the search may ask of profiles. */
export function askedWords(parts: readonly SearchPart[]): string[] {
  return isOnlyNoise(parts)
    ? searchedWords(parts)
    : parts.flatMap(({ kind, words }) =>
        kind === 'noise' || kind === 'price' || kind === 'order' ? [] : words,
      )
}

// D43: the text of a search after some of its parts were removed.

/** The text of the other parts, as typed, without noise. */
export function textWithout(parts: readonly SearchPart[], removed: readonly SearchPart[]): string {
  return parts
    .filter(part => part.kind !== 'noise' && !removed.includes(part))
    .map(({ text }) => text)
    .join(' ')
}

// D43: which parts of a search are dropped, step by step, when nobody matches all of them.

export interface Relaxation {
  readonly dropped: readonly ('word' | 'place')[]
  /** Instead of the place, the nearest city that has somebody. */
  readonly isNearest: boolean
}

export const AS_TYPED: Relaxation = { dropped: [], isNearest: false }

/**
 * Nothing dropped, then the steps in the order in which they are tried. A search that names no trade keeps its words,
 * unless they say nothing about who is looked for: 'urgente' lists everybody.
 */
export function relaxationsOf(parts: readonly SearchPart[]): Relaxation[] {
  const has = (kind: SearchPart['kind']) => parts.some(part => part.kind === kind)
  const [trade, place, word] = [has('trade'), has('place'), has('word')]
  const steps: (Relaxation | false)[] = [
    AS_TYPED,
    isOnlyNoise(parts) && { dropped: ['word'], isNearest: false },
    place && { dropped: ['place'], isNearest: true },
    place && !trade && word && { dropped: ['place'], isNearest: false },
    trade && word && { dropped: ['word'], isNearest: false },
    trade && word && place && { dropped: ['word', 'place'], isNearest: true },
    trade && place && { dropped: word ? ['word', 'place'] : ['place'], isNearest: false },
  ]
  return steps.filter(step => step !== false)
}

// D43: what the parts ask of the catalogue.

/** How well somebody fits: 0 has the trade and the place, 1 offers it by service or tag, 2 only mentions it. */
export type Tier = 0 | 1 | 2

/** One of the trades, the place, and every other word. Trade and place may also be mentioned by their words. */
export interface AskedText {
  readonly trades: readonly SpecialtyLabel[]
  readonly tradeWords: readonly string[]
  readonly place: Place | null
  readonly placeWords: readonly string[]
  /** Whoever is called so is found on every day: 'Domingo'. */
  readonly dayWords: readonly string[]
  /** Who confirms at once is asked for. */
  readonly isInstant: boolean
  /** Whoever holds these is found too: 'inmediato'. The words of 'ya mismo' alone say nothing. */
  readonly instantWords: readonly string[]
  readonly words: readonly string[]
  /** Whoever holds these comes first. */
  readonly extras: readonly string[]
}

/** `nearestCity` stands in for a dropped place. */
export function askedText(
  parts: readonly SearchPart[],
  { dropped }: Relaxation,
  nearestCity: string | null,
  isInstant = false,
): AskedText {
  return {
    trades: combinedTrades(parts),
    tradeWords: wordsOf(parts, 'trade'),
    place: dropped.includes('place') ? cityNamed(nearestCity) : combinedPlace(parts),
    placeWords: wordsOf(parts, 'place'),
    dayWords: wordsOf(parts, 'day'),
    isInstant,
    instantWords: wordsOf(
      parts.filter(({ text }) => !text.includes(' ')),
      'instant',
    ),
    words: dropped.includes('word') ? [] : searchedWords(parts),
    extras: wordsOf(parts, 'extra'),
  }
}

function cityNamed(label: string | null): Place | null {
  return label === null ? null : { label, kind: 'city', city: label, names: [] }
}

// D43: what a search understood, and what it dropped or corrected to find anybody.

export interface SearchReport {
  readonly parts: readonly SearchPart[]
  /** A trade that is almost as likely as the one that is shown. */
  readonly closeSecond: SpecialtyLabel | null
  /** The text that was searched instead of the typed one; null when nothing was corrected. */
  readonly correction: string | null
  /** Kinds of parts that were understood but not applied, because with them nobody was found. */
  readonly dropped: readonly ('word' | 'place' | 'instant' | 'price')[]
  /** What was said like a place and is none that is known: 'plomero en tokio'. */
  readonly unknownPlace: string | null
  /** The city whose technicians are shown instead of the place that was asked for. */
  readonly nearestCity: string | null
  /** When nobody was found: the typed words that no profile holds. */
  readonly unknownWords: readonly string[]
  /** When nobody was found: the trades nearest to those words, in the city of the place that was asked for. */
  readonly nearestTrades: readonly NearestTrade[]
  /** When nobody is free at the time: the next day with somebody, 'YYYY-MM-DD'. */
  readonly nextDay: string | null
}

export interface NearestTrade {
  readonly label: SpecialtyLabel
  readonly technicians: number
  readonly ciudad: string | null
}
