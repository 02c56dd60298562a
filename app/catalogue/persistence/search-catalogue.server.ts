// A search of the catalogue (D43): the text is understood, then asked for; where nobody fits it is corrected or relaxed.
import { sql } from 'drizzle-orm'
import type { CatalogueCard } from '#catalogue/domain/catalogue-card.ts'
import {
  type CatalogueFilters,
  catalogueSearch,
  DEFAULT_LIST_LIMIT,
  NO_FILTERS,
  type PriceRange,
  priceHistogram,
} from '#catalogue/domain/catalogue-filters.ts'
import type { CatalogueCursor } from '#catalogue/domain/catalogue-query.ts'
import { correctWord, replaceWord } from '#catalogue/domain/search/correct-word.ts'
import {
  type Relaxation,
  relaxationsOf,
  type SearchReport,
  wordsOf,
} from '#catalogue/domain/search/search-parts.ts'
import {
  answerQuestion,
  type CatalogueQuestion,
  COUNT_LIMIT,
  type IdPage,
} from '#catalogue/persistence/catalogue-answer.server.ts'
import { listCards } from '#catalogue/persistence/catalogue-cards.server.ts'
import {
  matchesFilters,
  matchesPrice,
  startOfPrices,
} from '#catalogue/persistence/catalogue-question.server.ts'
import { listSimilarWords } from '#catalogue/persistence/catalogue-words.server.ts'
import { findNearestCity, listNearestTrades } from '#catalogue/persistence/nearest.server.ts'
import type { Tier } from '#catalogue/persistence/text-question.server.ts'
import { type UnderstoodText, understandText } from '#catalogue/persistence/understand-text.server.ts'
import type { Tally } from '#platform/domain/lists.ts'
import type { PooledDb } from '#platform/persistence/database.server.ts'
import type { Moment } from '#technicians/domain/free-hours.ts'

export interface CatalogueAnswer {
  readonly technicians: CatalogueCard[]
  readonly nextCursor: CatalogueCursor | null
  readonly tally: Tally
  readonly prices: PriceRange & { readonly histogram: number[] }
  readonly report: SearchReport
}

interface SearchOptions {
  readonly cursor?: CatalogueCursor | null
  readonly size?: number
  /** 0 searches names, places and specialties only; 2 searches all texts. */
  readonly worstTier?: Tier
  /** Tests lower it. */
  readonly countLimit?: number
}

interface SearchRequest extends Required<SearchOptions> {
  readonly db: PooledDb
  readonly filters: CatalogueFilters
  readonly moment: Moment
}

interface Found extends IdPage {
  readonly step: number
  readonly relaxation: Relaxation
  readonly nearestCity: string | null
}

export async function searchCatalogue(
  db: PooledDb,
  filters: CatalogueFilters,
  moment: Moment,
  options: SearchOptions = {},
): Promise<CatalogueAnswer> {
  const { cursor = null, size = DEFAULT_LIST_LIMIT, worstTier = 2, countLimit = COUNT_LIMIT } = options
  const request = { db, filters, moment, cursor, size, worstTier, countLimit }
  const text = await understandText(db, filters.q)
  const first = await findAtStep(request, text, cursor?.step ?? 0)
  if (cursor || isFound(text, first)) return answerOf(request, text, first)
  const correction = first.count === 0 ? await findCorrection(db, filters.q, text) : null
  if (correction !== null) {
    const meant = await searchCatalogue(db, { ...filters, q: correction }, moment, {
      ...options,
      cursor: null,
    })
    if (meant.tally.count > 0) return { ...meant, report: { ...meant.report, correction } }
  }
  return answerOf(request, text, await findRelaxed(request, text, first))
}

/** The first step that finds somebody with the trade; otherwise the first that finds anybody. */
async function findRelaxed(request: SearchRequest, text: UnderstoodText, asTyped: Found): Promise<Found> {
  let best = asTyped
  for (const [step, { dropped }] of relaxationsOf(text.parts).entries()) {
    // Words that somebody holds are not dropped.
    if (step === 0 || (asTyped.count > 0 && dropped.includes('word'))) continue
    const found = await findAtStep(request, text, step)
    if (isFound(text, found)) return found
    if (best.count === 0) best = found
  }
  return best.count > 0 ? best : asTyped
}

/** People who only mention the trade do not count as found while somebody near has it. */
function isFound({ parts }: UnderstoodText, { count, hasBestTier }: Found): boolean {
  return count > 0 && (hasBestTier || !parts.some(({ kind }) => kind === 'trade'))
}

async function findAtStep(request: SearchRequest, text: UnderstoodText, step: number): Promise<Found> {
  const { db, filters, moment, cursor, size, worstTier, countLimit } = request
  const relaxation = relaxationsOf(text.parts)[step] ?? { dropped: [], isNearest: false }
  const questionIn = (city: string | null): CatalogueQuestion => ({
    filters: matchesFilters(filters, moment),
    price: matchesPrice(filters),
    startOfPrices: startOfPrices(filters),
    text: { ...text.question(relaxation, city), worstTier },
    orden: filters.orden,
    after: cursor,
    size: size + 1,
    countLimit,
  })
  const nearestCity =
    relaxation.isNearest && text.place ? await findNearestCity(db, questionIn(null), text.place) : null
  const isNowhere = relaxation.isNearest && nearestCity === null
  const question = questionIn(nearestCity)
  const page = await answerQuestion(db, isNowhere ? { ...question, filters: sql`false` } : question)
  return { ...page, step, relaxation, nearestCity }
}

/**
 * The typed text with each word that no profile holds replaced by a known one; null when none is close. Beside a trade
 * only by a trade or place: other words are dropped, because without them somebody is found.
 */
async function findCorrection(
  db: PooledDb,
  q: string,
  { parts, unknownWords }: UnderstoodText,
): Promise<string | null> {
  const hasTrade = parts.some(({ kind }) => kind === 'trade')
  let corrected = q
  for (const word of unknownWords) {
    const known = correctWord(word, hasTrade ? [] : await listSimilarWords(db, word))
    if (known !== null) corrected = replaceWord(corrected, word, known)
  }
  return corrected === q ? null : corrected
}

async function answerOf(
  request: SearchRequest,
  text: UnderstoodText,
  found: Found,
): Promise<CatalogueAnswer> {
  const { db, filters, moment, size, countLimit } = request
  const { count, lowest, highest, step, relaxation, nearestCity } = found
  const shown = found.positions.slice(0, size)
  const last = shown.at(-1)
  const range = { min: lowest ?? 0, max: highest ?? 0 }
  // When profiles hold every word, the other filters may be why nobody was found.
  const isFiltered = catalogueSearch({ ...filters, q: '', orden: NO_FILTERS.orden }) !== ''
  const combination = isFiltered ? [] : wordsOf(text.parts, 'word')
  const failed = count > 0 ? [] : text.unknownWords.length > 0 ? text.unknownWords : combination
  const nearIn = text.place?.city ?? filters.ciudad
  return {
    technicians: await listCards(
      db,
      shown.map(({ uid }) => uid),
      moment,
    ),
    nextCursor: last && found.positions.length > size ? { ...last, orden: filters.orden, step } : null,
    tally: { count: Math.min(count, countLimit), more: count > countLimit },
    prices: { ...range, histogram: priceHistogram(found.prices, range.min, range.max) },
    report: {
      parts: text.parts,
      correction: null,
      dropped: relaxation.dropped,
      nearestCity,
      unknownWords: failed,
      nearestTrades: failed.length > 0 ? await listNearestTrades(db, failed, nearIn) : [],
    },
  }
}
