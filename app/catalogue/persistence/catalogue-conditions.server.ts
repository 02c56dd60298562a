// A question to the catalogue as SQL conditions on its table (alias c; database/migrations/0001-baseline/07-catalogue.sql).
import { type SQL, sql } from 'drizzle-orm'
import {
  type CatalogueFilters,
  type CatalogueOrder,
  daysAsked,
  PERFECT_RATING,
} from '#catalogue/domain/catalogue-filters.ts'
import { areaNamed, namesOf } from '#catalogue/domain/search/places/place-lookup.ts'
import type { AskedText, Place, Tier } from '#catalogue/domain/search/search-parts.ts'
import { isCommon, type KnownWord, type Vocabulary } from '#catalogue/persistence/catalogue-words.server.ts'
import { allOf, anyOf, textArray } from '#catalogue/persistence/combined-conditions.server.ts'
import { isFreeOnOne } from '#catalogue/persistence/free-day-conditions.server.ts'
import {
  comparedInCity,
  firstPriceKey,
  isOrderWalked,
  readFirst,
} from '#catalogue/persistence/planner-hints.server.ts'
import {
  columnsHolding,
  holdsExtra,
  holdsWord,
  isHeldWhole,
  isInIndex,
  isNamed,
} from '#catalogue/persistence/word-conditions.server.ts'
import { plainText } from '#platform/domain/plain-text.ts'
import type { Moment } from '#technicians/domain/free-hours.ts'

export interface CatalogueQuery {
  readonly filters: CatalogueFilters
  readonly moment: Moment
  readonly text: AskedText
  readonly vocabulary: Vocabulary
  /** Section 5: the home page searches names, cities and specialties only, which is tier 0. */
  readonly worstTier: Tier
  /** For the first in an order. An index that lists many rows is slower than walking the order until they are found. */
  readonly sorted?: Sorted
}

interface Sorted {
  readonly by: CatalogueOrder
  /** Where the walk begins. */
  readonly from?: SQL
}

export const SORT_KEYS: Record<CatalogueOrder, SQL> = {
  rating: sql`c.by_rating`,
  precio_asc: sql`c.by_price`,
  precio_desc: sql`c.by_price_off`,
}

/** The rows to look at for a tier or better ones. */
export function rowsFor(query: CatalogueQuery, tier: Tier = query.worstTier): SQL {
  const { text, worstTier, sorted, filters } = query
  const searched = text.trades.length > 0 ? worstTier : tier
  if (sorted && isReadInOrder(query, searched)) return readFirst(inOrder(filters, sorted))
  const rare = rareWordsOf(query, searched)
  if (rare.length === 0) return sql`catalogue as c`
  const conditions = rare.map(word => isInIndex(word, searched))
  return readFirst(sql`select * from catalogue as c where ${allOf(conditions)}`)
}

export function isReadInOrder(query: CatalogueQuery, tier: Tier = query.worstTier): boolean {
  const { sorted, filters } = query
  const rare = rareWordsOf(query, tier).map(word => columnsHolding(word, tier))
  return sorted !== undefined && isOrderWalked(sorted.by, filters, rare)
}

/** As much of the filters as the indexes of the orders know. */
function inOrder(filters: CatalogueFilters, { by, from }: Sorted): SQL {
  const first = firstPriceKey(by, filters)
  const conditions: SQL[] = []
  if (filters.ciudad !== null) conditions.push(isInCity(filters.ciudad))
  if (from) conditions.push(from)
  if (first !== null) conditions.push(sql`${SORT_KEYS[by]} >= ${first}`)
  return sql`select * from catalogue as c where ${allOf(conditions)} order by ${SORT_KEYS[by]}, c.name, c.uid`
}

export function hasRareWords(query: CatalogueQuery): boolean {
  return rareWordsOf(query, query.worstTier).length > 0
}

function rareWordsOf({ text, vocabulary }: CatalogueQuery, tier: Tier): KnownWord[] {
  return vocabulary.wordsOf(text.words).filter(word => !isCommon(columnsHolding(word, tier)))
}

/** Everybody who matches the filters, and the text at this tier or a better one. */
export function matches(query: CatalogueQuery, tier: Tier = query.worstTier): SQL {
  return allOf([matchesOthers(query), matchesText(query, tier)])
}

/** All but the text. */
export function matchesOthers(query: CatalogueQuery): SQL {
  return allOf([matchesFilters(query), matchesPrice(query)])
}

/** The filters of the sidebar but the price. Beside a trade in the text, `matchesText` asks for the city. */
function matchesFilters(query: CatalogueQuery): SQL {
  const { filters, moment, text, vocabulary, worstTier, sorted } = query
  const rating = Math.max(filters.minRating, filters.perfect ? PERFECT_RATING : 0)
  const conditions: SQL[] = []
  if (filters.esp !== null) conditions.push(hasTrade([filters.esp], filters.ciudad))
  else if (filters.ciudad !== null && text.trades.length === 0) conditions.push(isInCity(filters.ciudad))
  if (filters.lugar !== null) conditions.push(isIn(areaNamed(filters.lugar, filters.ciudad)))
  if (filters.disponible) conditions.push(sql`c.available`)
  if (filters.instante) {
    const instant = sql`c.instant`
    conditions.push(comparedInCity(filters, { byIndex: instant, byRow: instant, ifUnknown: false }))
  }
  if (text.isInstant) {
    // A common word is not asked of the index, and says nothing.
    const rare = vocabulary
      .wordsOf(text.instantWords)
      .filter(word => !isCommon(columnsHolding(word, worstTier)))
    const held = rare.map(word => allOf([isInIndex(word, worstTier), holdsWord(word, worstTier)]))
    conditions.push(anyOf([sql`c.instant`, ...held]))
  }
  if (rating > 0) conditions.push(sql`c.rating >= ${rating}`)
  const days = daysAsked(filters)
  if (days.length > 0) {
    const called = vocabulary.wordsOf(text.dayWords).filter(isHeldWhole).map(isNamed)
    conditions.push(anyOf([isFreeOnOne({ days, hora: filters.hora, moment }, sorted?.by), ...called]))
  }
  return allOf(conditions)
}

/** D36: somebody without a price is never excluded by price; both sort keys are then the highest integer. */
export function matchesPrice({ filters }: CatalogueQuery): SQL {
  const { minPrecio, maxPrecio } = filters
  const isPriced = (byIndex: SQL, byRow: SQL) => comparedInCity(filters, { byIndex, byRow, ifUnknown: true })
  const conditions: SQL[] = []
  if (minPrecio !== null)
    conditions.push(isPriced(sql`c.by_price >= ${minPrecio}`, sql`c.price >= ${minPrecio}`))
  if (maxPrecio !== null)
    conditions.push(isPriced(sql`c.by_price_off >= ${-maxPrecio}`, sql`c.price <= ${maxPrecio}`))
  return allOf(conditions)
}

/**
 * Everybody who matches the text at this tier or a better one. Beside a trade, other words may stand anywhere. At the best
 * of several tiers the words of a trade or place may only be a name ('manga' is not Bucaramanga, 'aires' not Buenos
 * Aires), and an area alone is itself, not the rest of its locality.
 */
export function matchesText(query: CatalogueQuery, tier: Tier): SQL {
  const { filters, text, vocabulary, worstTier } = query
  const { trades, place } = text
  const isBest = tier === 0 && worstTier > 0
  const mentions = (typed: readonly string[]) => {
    const words = vocabulary.wordsOf(typed)
    const isMentioned = words.map(word => (isBest ? isNamed(word) : holdsWord(word, tier)))
    return allOf([...isMentioned, ...words.map(word => isInIndex(word, tier))])
  }
  const conditions = [holdsWords(query, tier)]
  if (trades.length > 0) {
    const isThere = filters.ciudad === null ? [] : [isInCity(filters.ciudad)]
    const isMentioned = allOf([...isThere, mentions(text.tradeWords)])
    conditions.push(anyOf([hasTrade(trades, filters.ciudad), isMentioned]))
  }
  if (place) {
    const isItself = isBest && trades.length === 0 && place.kind === 'area'
    const there = isItself ? { ...place, names: namesOf(place.label) } : place
    conditions.push(anyOf([isIn(there), mentions(text.placeWords)]))
  }
  return allOf(conditions)
}

/**
 * Has the trade and the place of the text, instead of mentioning them, and holds its other words. Null where the text names
 * neither, where rare words lead to the rows, and in a small catalogue, which is read whole.
 */
export function matchesTextItself(query: CatalogueQuery): SQL | null {
  const { filters, text, vocabulary, worstTier } = query
  const { trades, place } = text
  if (vocabulary.isSmall || (trades.length === 0 && place === null) || hasRareWords(query)) return null
  const conditions = [holdsWords(query, worstTier)]
  const city = filters.ciudad ?? place?.city ?? null
  if (trades.length > 0) conditions.push(hasTrade(trades, city))
  if (place)
    conditions.push(isIn(trades.length > 0 && city === place.city ? { ...place, city: null } : place))
  return allOf(conditions)
}

/** Beside a trade the other words may stand anywhere. */
function holdsWords({ text, vocabulary, worstTier }: CatalogueQuery, tier: Tier): SQL {
  const allowed = text.trades.length > 0 ? worstTier : tier
  return allOf(vocabulary.wordsOf(text.words).map(word => holdsWord(word, allowed)))
}

/** Holds every word that only orders and that somebody holds; null without one. */
export function holdsExtras({ text, vocabulary, worstTier }: CatalogueQuery): SQL | null {
  const known = vocabulary.wordsOf(text.extras).filter(word => columnsHolding(word, worstTier).length > 0)
  return known.length === 0 ? null : allOf(known.map(word => holdsExtra(word, worstTier)))
}

/** The tiers at which every word is held by some profile. */
export function possibleTiers({ text, vocabulary, worstTier }: CatalogueQuery): Tier[] {
  const { trades, place, words } = text
  if (trades.length === 0 && place === null && words.length === 0) return [0]
  const tiers = ([0, 1, 2] as const).filter(tier => tier <= worstTier)
  if (trades.length > 0) return tiers
  return tiers.filter(tier => vocabulary.wordsOf(words).every(word => columnsHolding(word, tier).length > 0))
}

/** One of the trades, in the city if there is one: an index knows both together. */
function hasTrade(trades: AskedText['trades'], city: string | null): SQL {
  if (city === null) return sql`c.specialties && ${textArray(trades)}`
  if (LATIN.test(city))
    return sql`c.city_trades && ${textArray(trades.map(trade => `${plainText(city)}/${trade}`))}`
  const keys = trades.map(trade => sql`plain_text(${city}) || '/' || ${trade}::text`)
  return sql`c.city_trades && array[${sql.join(keys, sql`, `)}]`
}

/** plainText and plain_text agree on these. A prepared statement would call plain_text for each row. */
const LATIN = /^[a-záéíóúüñ]+(?: [a-záéíóúüñ]+)*$/i

function isInCity(city: string): SQL {
  return LATIN.test(city) ? sql`c.city = ${plainText(city)}` : sql`c.city = plain_text(${city})`
}

function isIn({ kind, city, names }: Place): SQL {
  const conditions = city === null ? [] : [isInCity(city)]
  if (kind === 'area') conditions.push(sql`c.places && ${textArray(names)}`)
  return allOf(conditions)
}
