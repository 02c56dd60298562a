// One attempt of a search: who is found when some of its parts are dropped, and the page that shows them.
import type { CatalogueAnswer } from '#catalogue/domain/catalogue-answer.ts'
import type { CatalogueCursor } from '#catalogue/domain/catalogue-cursor.ts'
import {
  type CatalogueFilters,
  type CatalogueOrder,
  daysAsked,
  isFiltered,
  priceHistogram,
} from '#catalogue/domain/catalogue-filters.ts'
import {
  AS_TYPED,
  askedText,
  combinedPlace,
  type Relaxation,
  relaxationsOf,
  type SearchPart,
  type Tier,
  wordsOf,
} from '#catalogue/domain/search/search-parts.ts'
import { listCards } from '#catalogue/persistence/catalogue-cards.server.ts'
import { type CatalogueQuery, matchesPrice } from '#catalogue/persistence/catalogue-conditions.server.ts'
import {
  countLimitOf,
  findDayWithSomebody,
  findPriceRange,
  hasBestMatch,
  listAttendedPlaces,
  listMatches,
  listPositions,
  type Match,
  type Position,
} from '#catalogue/persistence/catalogue-matches.server.ts'
import {
  type AttendedPlaces,
  type CataloguePlaces,
  placesAmong,
} from '#catalogue/persistence/catalogue-places.server.ts'
import type { Vocabulary } from '#catalogue/persistence/catalogue-words.server.ts'
import { findNearestCity, listNearestTrades } from '#catalogue/persistence/nearest.server.ts'
import { addDays } from '#platform/domain/time.ts'
import type { PooledDb } from '#platform/persistence/database.server.ts'
import { DAYS_AHEAD, type Moment } from '#technicians/domain/free-hours.ts'
import type { SpecialtyLabel } from '#technicians/domain/specialties.ts'

export interface Search {
  readonly db: PooledDb
  readonly filters: CatalogueFilters
  readonly moment: Moment
  readonly vocabulary: Vocabulary
  readonly parts: readonly SearchPart[]
  readonly closeSecond: SpecialtyLabel | null
  readonly unknownPlace: string | null
  readonly cursor: CatalogueCursor | null
  readonly size: number
  /** 0 searches names, places and specialties only; 2 searches all texts. */
  readonly worstTier: Tier
  /** Tests lower it. */
  readonly countLimit?: number
  /** Says where those who match attend. */
  readonly places: CataloguePlaces | null
  /** The text asks for who confirms at once, and that is applied. */
  readonly isInstant?: boolean
}

/** Who was found after one of the relaxations. */
export interface Attempt {
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
  /** Of those who match in any place; null where that is another question. */
  readonly attended: readonly AttendedPlaces[] | null
  /** People who only mention the trade do not count as found while somebody near has it. */
  readonly isFound: boolean
}

export async function attempt(search: Search, step: number): Promise<Attempt> {
  const { db, parts } = search
  const relaxation = relaxationsOf(parts)[step] ?? AS_TYPED
  const nearestCity = relaxation.isNearest ? await findCityNear(search, relaxation) : null
  const tried = { step, relaxation, nearestCity }
  if (relaxation.isNearest && nearestCity === null)
    return {
      ...tried,
      query: null,
      countLimit: 0,
      matches: [],
      ofAnyPrice: [],
      attended: null,
      isFound: false,
    }
  const query = queryOf(search, relaxation, nearestCity)
  const countLimit = search.countLimit ?? countLimitOf(query)
  const page = { limit: countLimit + 1, after: search.cursor }
  const hasPlaces = countsPlaces(search) && isAnywhere(query)
  const anywhere =
    countsPlaces(search) && !isAnywhere(query) && query.vocabulary.isSmall ? inAnyPlace(query) : null
  const listed = await listMatches(db, withoutPrice(query), {
    ...page,
    price: matchesPrice(query),
    hasPlaces,
    anywhere,
  })
  const ofAnyPrice = listed.matches
  const isWhole = ofAnyPrice.length <= countLimit || !hasPriceFilter(query)
  const matches = isWhole
    ? ofAnyPrice.filter(({ isPriced }) => isPriced)
    : (await listMatches(db, query, { ...page, hasPlaces })).matches
  const attended = hasPlaces ? matches.flatMap(({ attended }) => attended ?? []) : anywhere && listed.attended
  const isCertain = query.text.trades.length === 0 || matches.some(({ tier }) => tier === 0)
  const isFound =
    matches.length > 0 && (isCertain || (matches.length > countLimit && (await hasBestMatch(db, query))))
  return { ...tried, query, countLimit, matches, ofAnyPrice, attended, isFound }
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

export async function answerOf(search: Search, found: Attempt): Promise<CatalogueAnswer> {
  const { parts, closeSecond, unknownPlace } = search
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
    report: {
      ...{ parts, closeSecond, unknownPlace, correction: null },
      ...{ dropped: relaxation.dropped, nearestCity, ...failure },
    },
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
async function placesOf(search: Search, { query, countLimit, matches, attended }: Attempt) {
  const { db, places } = search
  if (places === null) return null
  const all = await places.list()
  if (query === null || !countsPlaces(search)) return all
  const people =
    matches.length > countLimit
      ? []
      : (attended ?? (await listAttendedPlaces(db, inAnyPlace(query), countLimit + 1)))
  return placesAmong(all, people.length > countLimit ? [] : people)
}

const countsPlaces = ({ filters, places }: Search) =>
  places !== null && isFiltered(filters, ['ciudad', 'lugar', 'orden'])

const isAnywhere = ({ text, filters }: CatalogueQuery) =>
  text.place === null && filters.ciudad === null && filters.lugar === null

const inAnyPlace = (query: CatalogueQuery): CatalogueQuery => ({
  ...query,
  text: { ...query.text, place: null, placeWords: [] },
  filters: { ...query.filters, ciudad: null, lugar: null },
})

export const unknownWordsOf = ({ parts, vocabulary }: Search) =>
  wordsOf(parts, 'word').filter(vocabulary.isUnknown)

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
  const hasFilters = isFiltered(search.filters, ['q', 'orden'])
  return unknown.length > 0 || hasFilters ? unknown : wordsOf(search.parts, 'word')
}

/** When nobody is free at the asked time: the first later day with somebody, at the same hours. */
async function findNextDay(search: Search): Promise<string | null> {
  const { db, filters, parts } = search
  const last = daysAsked(filters).at(-1)
  if (last === undefined) return null
  const query = queryOf(search, relaxationsOf(parts)[0] ?? AS_TYPED, null)
  return findDayWithSomebody(
    db,
    query,
    Array.from({ length: DAYS_AHEAD }, (_, at) => addDays(last, at + 1)),
  )
}
