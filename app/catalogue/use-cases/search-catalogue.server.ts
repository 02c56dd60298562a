// A search of the catalogue (D43): the text is understood, then asked for; where nobody fits it is corrected or relaxed.
import type { CatalogueAnswer } from '#catalogue/domain/catalogue-answer.ts'
import type { CatalogueCursor } from '#catalogue/domain/catalogue-cursor.ts'
import {
  type CatalogueFilters,
  type CatalogueOrder,
  catalogueSearch,
  DEFAULT_LIST_LIMIT,
  daysAsked,
  NO_FILTERS,
  priceHistogram,
} from '#catalogue/domain/catalogue-filters.ts'
import { placesFor } from '#catalogue/domain/catalogue-places.ts'
import { correctWord, replaceWord } from '#catalogue/domain/search/correct-word.ts'
import { placeNamed } from '#catalogue/domain/search/places/place-lookup.ts'
import {
  AS_TYPED,
  askedText,
  askedWords,
  combinedPlace,
  type Relaxation,
  relaxationsOf,
  type SearchPart,
  type Tier,
  withAsked,
  wordsOf,
} from '#catalogue/domain/search/search-parts.ts'
import { understandSearch } from '#catalogue/domain/search/understand-search.ts'
import { listCards } from '#catalogue/persistence/catalogue-cards.server.ts'
import { type CatalogueQuery, matchesPrice } from '#catalogue/persistence/catalogue-conditions.server.ts'
import {
  countLimitOf,
  findPriceRange,
  hasBestMatch,
  listAttendedPlaces,
  listMatches,
  listPositions,
  type Match,
  type Position,
} from '#catalogue/persistence/catalogue-matches.server.ts'
import { type CataloguePlaces, placesAmong } from '#catalogue/persistence/catalogue-places.server.ts'
import {
  type CatalogueWords,
  listSimilarWords,
  type Vocabulary,
  wordsIn,
} from '#catalogue/persistence/catalogue-words.server.ts'
import { findNearestCity, listNearestTrades } from '#catalogue/persistence/nearest.server.ts'
import { addDays } from '#platform/domain/time.ts'
import type { PooledDb } from '#platform/persistence/database.server.ts'
import { DAYS_AHEAD, type Moment } from '#technicians/domain/free-hours.ts'
import type { SpecialtyLabel } from '#technicians/domain/specialties.ts'

interface SearchOptions {
  readonly cursor?: CatalogueCursor | null
  readonly size?: number
  /** 0 searches names, places and specialties only; 2 searches all texts. */
  readonly worstTier?: Tier
  /** Tests lower it. */
  readonly countLimit?: number
  /** Says where those who match attend. */
  readonly places?: CataloguePlaces | null
  /** The words of profiles where they are kept. */
  readonly words?: CatalogueWords
}

interface Search extends Required<Omit<SearchOptions, 'countLimit' | 'words'>> {
  readonly countLimit: number | undefined
  readonly db: PooledDb
  readonly filters: CatalogueFilters
  readonly moment: Moment
  readonly vocabulary: Vocabulary
  readonly parts: readonly SearchPart[]
  readonly closeSecond: SpecialtyLabel | null
  /** The text asks for who confirms at once, and that is applied. */
  readonly isInstant?: boolean
}

/** Who was found after one of the relaxations. */
interface Attempt {
  /** The index of the relaxation. */
  readonly step: number
  readonly relaxation: Relaxation
  readonly nearestCity: string | null
  /** Null when no near city has anybody. */
  readonly query: CatalogueQuery | null
  readonly countLimit: number
  /** At most one more than are counted. */
  readonly matches: readonly Match[]
  /** The same for any price. */
  readonly ofAnyPrice: readonly Match[]
  /** People who only mention the trade do not count as found while somebody near has it. */
  readonly isFound: boolean
}

export async function searchCatalogue(
  db: PooledDb,
  asked: CatalogueFilters,
  moment: Moment,
  options: SearchOptions = {},
): Promise<CatalogueAnswer> {
  const { cursor = null, size = DEFAULT_LIST_LIMIT, worstTier = 2, countLimit } = options
  const { places = null } = options
  const { words = wordsIn(db) } = options
  const { parts, closeSecond } = understandSearch(asked.q, await words.known(asked.q), moment.now)
  const vocabulary = await words.lookUp(askedWords(parts))
  const filters = withAsked(asked, parts)
  const search = {
    db,
    filters,
    moment,
    cursor,
    size,
    worstTier,
    countLimit,
    places,
    vocabulary,
    parts,
    closeSecond,
  }
  const answer = await searchWishes(search, asked, options)
  const isPriced = filters.minPrecio !== asked.minPrecio || filters.maxPrecio !== asked.maxPrecio
  if (answer.tally.count > 0 || !isPriced) return answer
  // The price is given up last.
  const { minPrecio, maxPrecio } = asked
  const unpriced = await searchWishes(
    { ...search, filters: { ...filters, minPrecio, maxPrecio } },
    asked,
    options,
  )
  return { ...unpriced, report: { ...unpriced.report, dropped: [...unpriced.report.dropped, 'price'] } }
}

async function searchWishes(
  search: Search,
  asked: CatalogueFilters,
  options: SearchOptions,
): Promise<CatalogueAnswer> {
  const { filters, parts } = search
  if (!filters.instante && parts.some(({ kind }) => kind === 'instant'))
    return searchInstant(search, asked, options)
  return searchParts(search, asked, options)
}

/** 'ya mismo' is a wish: where nobody confirms at once it is given up before anything else is. */
async function searchInstant(
  search: Search,
  asked: CatalogueFilters,
  options: SearchOptions,
): Promise<CatalogueAnswer> {
  const instant = { ...search, isInstant: true }
  const found = await attempt(instant, 0)
  if (found.isFound) return answerOf(instant, found)
  const answer = await searchParts(search, asked, options)
  return { ...answer, report: { ...answer.report, dropped: [...answer.report.dropped, 'instant'] } }
}

async function searchParts(
  search: Search,
  asked: CatalogueFilters,
  options: SearchOptions,
): Promise<CatalogueAnswer> {
  const { db, moment, cursor } = search
  const first = await attempt(search, cursor?.step ?? 0)
  if (cursor) return answerOf(search, first)
  const correction = first.matches.length === 0 ? await findCorrection(search) : misspeltPlace(search)
  if (correction !== null) {
    const meant = await searchCatalogue(db, { ...asked, q: correction }, moment, options)
    if (meant.tally.count > 0) return { ...meant, report: { ...meant.report, correction } }
  }
  return answerOf(search, first.isFound ? first : await relax(search, first))
}

async function attempt(search: Search, step: number): Promise<Attempt> {
  const { db, parts } = search
  const relaxation = relaxationsOf(parts)[step] ?? AS_TYPED
  const nearestCity = relaxation.isNearest ? await findCityNear(search, relaxation) : null
  const tried = { step, relaxation, nearestCity }
  if (relaxation.isNearest && nearestCity === null)
    return { ...tried, query: null, countLimit: 0, matches: [], ofAnyPrice: [], isFound: false }
  const query = queryOf(search, relaxation, nearestCity)
  const countLimit = search.countLimit ?? countLimitOf(query)
  const page = { limit: countLimit + 1, after: search.cursor }
  const ofAnyPrice = await listMatches(db, withoutPrice(query), { ...page, price: matchesPrice(query) })
  const isWhole = ofAnyPrice.length <= countLimit || !hasPriceFilter(query)
  const matches = isWhole ? ofAnyPrice.filter(({ isPriced }) => isPriced) : await listMatches(db, query, page)
  const isCertain = query.text.trades.length === 0 || matches.some(({ tier }) => tier === 0)
  const isFound =
    matches.length > 0 && (isCertain || (matches.length > countLimit && (await hasBestMatch(db, query))))
  return { ...tried, query, countLimit, matches, ofAnyPrice, isFound }
}

async function findCityNear(search: Search, relaxation: Relaxation): Promise<string | null> {
  const place = combinedPlace(search.parts)
  return place && findNearestCity(search.db, queryOf(search, relaxation, null), place)
}

function queryOf(
  { filters, moment, vocabulary, parts, worstTier, isInstant }: Search,
  relaxation: Relaxation,
  nearestCity: string | null,
): CatalogueQuery {
  return {
    filters,
    moment,
    vocabulary,
    text: askedText(parts, relaxation, nearestCity, isInstant),
    worstTier,
  }
}

/**
 * The typed text with each word that no profile holds replaced by a known one; null when none is close. Beside a trade
 * only by a trade or place: other words are dropped, because without them somebody is found.
 */
async function findCorrection(search: Search): Promise<string | null> {
  const { db, filters, parts } = search
  const hasTrade = parts.some(({ kind }) => kind === 'trade')
  let corrected = filters.q
  for (const word of unknownWordsOf(search)) {
    const known = correctWord(word, hasTrade ? [] : await listSimilarWords(db, word))
    if (known !== null) corrected = replaceWord(corrected, word, known)
  }
  return corrected === filters.q ? null : corrected
}

/** The text with its last word as the place that it almost is, where nobody holds it: 'plomero bogta'. */
function misspeltPlace({ filters, parts, vocabulary }: Search): string | null {
  const last = parts.findLast(part => part.words.length > 0)
  const word = last?.kind === 'extra' ? last.words[0] : undefined
  if (word === undefined || !vocabulary.isUnknown(word)) return null
  const known = correctWord(word)
  return known === null || placeNamed(known) === null ? null : replaceWord(filters.q, word, known)
}

const unknownWordsOf = ({ parts, vocabulary }: Search) => wordsOf(parts, 'word').filter(vocabulary.isUnknown)

/** The first step that finds somebody with the trade; otherwise the first that finds anybody. */
async function relax(search: Search, asTyped: Attempt): Promise<Attempt> {
  let best = asTyped
  for (const [step, { dropped }] of relaxationsOf(search.parts).entries()) {
    // Words that somebody holds are not dropped.
    if (step === 0 || (asTyped.matches.length > 0 && dropped.includes('word'))) continue
    const found = await attempt(search, step)
    if (found.isFound) return found
    if (best.matches.length === 0) best = found
  }
  return best.matches.length > 0 ? best : asTyped
}

async function answerOf(search: Search, found: Attempt): Promise<CatalogueAnswer> {
  const { parts, closeSecond } = search
  const { countLimit, matches, relaxation, nearestCity } = found
  const count = matches.length
  const [page, prices, places, failure] = await Promise.all([
    pageOf(search, found),
    pricesOf(search, found),
    placesOf(search, found),
    failureOf(search, found),
  ])
  return {
    ...page,
    tally: { count: Math.min(count, countLimit), more: count > countLimit },
    prices,
    places,
    report: { parts, closeSecond, correction: null, dropped: relaxation.dropped, nearestCity, ...failure },
  }
}

async function pageOf(
  { db, filters, moment, cursor, size }: Search,
  { step, query, countLimit, matches }: Attempt,
) {
  if (query === null || matches.length === 0) return { technicians: [], nextCursor: null }
  const positions =
    matches.length > countLimit
      ? await listPositions(db, query, { after: cursor, size: size + 1 })
      : matches.filter(({ isAfter }) => isAfter)
  const shown = positions.slice(0, size)
  const last = shown.at(-1)
  const uids = shown.map(({ uid }) => uid)
  return {
    technicians: await listCards(db, uids, moment, filters),
    nextCursor: last && positions.length > size ? cursorAt(last, filters.orden, step) : null,
  }
}

const cursorAt = (
  { rank, key, name, uid }: Position,
  orden: CatalogueOrder,
  step: number,
): CatalogueCursor => ({
  orden,
  step,
  rank,
  key,
  name,
  uid,
})

/** D36: of everybody who matches the other filters. The bars are of those who were listed. */
async function pricesOf({ db }: Search, { query, countLimit, ofAnyPrice }: Attempt) {
  const prices = ofAnyPrice.flatMap(({ price }) => price ?? [])
  const isWhole = query === null || ofAnyPrice.length <= countLimit
  const range = isWhole ? priceRangeOf(prices) : await findPriceRange(db, withoutPrice(query))
  return { ...range, histogram: priceHistogram(prices, range.min, range.max) }
}

const hasPriceFilter = ({ filters: { minPrecio, maxPrecio } }: CatalogueQuery) =>
  minPrecio !== null || maxPrecio !== null

const withoutPrice = (query: CatalogueQuery): CatalogueQuery => ({
  ...query,
  filters: { ...query.filters, minPrecio: null, maxPrecio: null },
})

const priceRangeOf = (prices: readonly number[]) =>
  prices.length > 0 ? { min: Math.min(...prices), max: Math.max(...prices) } : { min: 0, max: 0 }

/** Counted only where few enough match. Without other filters than the place they are those of everybody. */
async function placesOf({ db, filters, places }: Search, { query, countLimit, matches }: Attempt) {
  if (places === null) return null
  const all = await places.list()
  const { ciudad, lugar, orden } = filters
  const isForAll = catalogueSearch(filters) === catalogueSearch({ ...NO_FILTERS, ciudad, lugar, orden })
  if (query === null || isForAll) return all
  const text = { ...query.text, place: null, placeWords: [] }
  const anywhere = { ...query, text, filters: { ...filters, ciudad: null, lugar: null } }
  const isAnywhere = query.text.place === null && ciudad === null && lugar === null
  const attended =
    isAnywhere || matches.length > countLimit
      ? matches
      : await listAttendedPlaces(db, anywhere, countLimit + 1)
  return placesAmong(placesFor(all, null), attended.length > countLimit ? [] : attended)
}

/** When nobody was found: the words that failed, and the trades nearest to them. */
async function failureOf(search: Search, { matches }: Attempt) {
  const { db, filters, parts } = search
  const unknownWords = matches.length > 0 ? [] : failedWordsOf(search)
  const nearIn = combinedPlace(parts)?.city ?? filters.ciudad
  const nearestTrades = unknownWords.length > 0 ? await listNearestTrades(db, unknownWords, nearIn) : []
  return { unknownWords, nearestTrades, nextDay: matches.length > 0 ? null : await findNextDay(search) }
}

/** When profiles hold every word, their combination failed; unless the other filters may be why nobody was found. */
function failedWordsOf(search: Search): string[] {
  const unknown = unknownWordsOf(search)
  const isFiltered = catalogueSearch({ ...search.filters, q: '', orden: NO_FILTERS.orden }) !== ''
  return unknown.length > 0 || isFiltered ? unknown : wordsOf(search.parts, 'word')
}

/** When nobody is free at the asked time: the first later day with somebody, at the same hours. */
async function findNextDay(search: Search): Promise<string | null> {
  const { db, filters, parts } = search
  const last = daysAsked(filters).at(-1)
  if (last === undefined) return null
  const query = queryOf(search, relaxationsOf(parts)[0] ?? AS_TYPED, null)
  for (let day = 1; day <= DAYS_AHEAD; day++) {
    const fecha = addDays(last, day)
    const on = { ...query, filters: { ...filters, fecha, libreDesde: null, libreHasta: null } }
    if ((await listMatches(db, on, { limit: 1 })).length > 0) return fecha
  }
  return null
}
