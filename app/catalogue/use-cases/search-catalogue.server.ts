// A search of the catalogue (D43): the text is understood, then asked for; where nobody fits it is corrected or relaxed.
import type { CatalogueAnswer } from '#catalogue/domain/catalogue-answer.ts'
import { type CatalogueFilters, DEFAULT_LIST_LIMIT } from '#catalogue/domain/catalogue-filters.ts'
import { correctWord, replaceWord } from '#catalogue/domain/search/correct-word.ts'
import { placeNamed } from '#catalogue/domain/search/places/place-lookup.ts'
import {
  askedWords,
  relaxationsOf,
  unknownPlaceIn,
  withAsked,
  wordsOf,
} from '#catalogue/domain/search/search-parts.ts'
import { understandSearch } from '#catalogue/domain/search/understand-search.ts'
import { stemOf } from '#catalogue/domain/search/votes/features.ts'
import type { Weights } from '#catalogue/domain/search/votes/weights.ts'
import {
  type CatalogueWords,
  listSimilarWords,
  wordsIn,
} from '#catalogue/persistence/catalogue-words.server.ts'
import {
  type Attempt,
  answerOf,
  attempt,
  type Search,
  unknownWordsOf,
} from '#catalogue/persistence/search-attempt.server.ts'
import type { PooledDb } from '#platform/persistence/database.server.ts'
import type { Moment } from '#technicians/domain/free-hours.ts'
import { specialtyFrom } from '#technicians/domain/specialty-names.ts'

interface SearchOptions
  extends Partial<Pick<Search, 'cursor' | 'size' | 'worstTier' | 'countLimit' | 'places'>> {
  /** The words of profiles where they are kept. */
  readonly words?: CatalogueWords
}

const DEFAULTS = { cursor: null, size: DEFAULT_LIST_LIMIT, worstTier: 2, places: null } as const

export async function searchCatalogue(
  db: PooledDb,
  asked: CatalogueFilters,
  moment: Moment,
  options: SearchOptions = {},
): Promise<CatalogueAnswer> {
  const { words = wordsIn(db), ...others } = options
  const known = await words.known(asked.q)
  const { parts, closeSecond } = understandSearch(asked.q, known, moment.now)
  const vocabulary = await words.lookUp(askedWords(parts))
  const filters = withAsked(asked, parts)
  const isUnknown = (word: string) =>
    vocabulary.isUnknown(word) && known.weights.ofFeature(`~${word}`) === null
  const understood = { parts, closeSecond, unknownPlace: unknownPlaceIn(parts, isUnknown) }
  const search: Search = { ...DEFAULTS, ...others, db, filters, moment, vocabulary, ...understood }
  const corrected = (q: string) => searchCatalogue(db, { ...asked, q }, moment, options)
  const respelt = withTradesSpelt(search, known.weights)
  if (respelt !== asked.q) return withCorrection(respelt, await corrected(respelt))
  const answer = await searchWishes(search, corrected)
  const { minPrecio, maxPrecio } = asked
  const isPriced = filters.minPrecio !== minPrecio || filters.maxPrecio !== maxPrecio
  if (answer.tally.count > 0 || !isPriced) return answer
  // The price is given up last.
  const unpriced = { ...search, filters: { ...filters, minPrecio, maxPrecio } }
  return withDropped('price', await searchWishes(unpriced, corrected))
}

type SearchCorrected = (q: string) => Promise<CatalogueAnswer>

/** 'ya mismo' is a wish: where nobody confirms at once it is given up before anything else is. */
async function searchWishes(search: Search, corrected: SearchCorrected): Promise<CatalogueAnswer> {
  const { filters, parts } = search
  if (filters.instante || !parts.some(({ kind }) => kind === 'instant')) return searchParts(search, corrected)
  const instant = { ...search, isInstant: true }
  const found = await attempt(instant, 0)
  if (found.isFound) return answerOf(instant, found)
  return withDropped('instant', await searchParts(search, corrected))
}

function withDropped(part: 'instant' | 'price', { report, ...answer }: CatalogueAnswer): CatalogueAnswer {
  return { ...answer, report: { ...report, dropped: [...report.dropped, part] } }
}

function withCorrection(correction: string, { report, ...answer }: CatalogueAnswer): CatalogueAnswer {
  return { ...answer, report: { ...report, correction } }
}

/** The text with the name of a trade for each word that was understood only because it is near to it: 'plomeor'. */
function withTradesSpelt({ filters, parts, vocabulary }: Search, { ofFeature, near }: Weights): string {
  return wordsOf(parts, 'trade').reduce((text, word) => {
    if (ofFeature(stemOf(word)) !== null || !vocabulary.isUnknown(word)) return text
    const name = near(word).find(other => specialtyFrom(other) !== null)
    return name === undefined ? text : replaceWord(text, word, name)
  }, filters.q)
}

async function searchParts(search: Search, corrected: SearchCorrected): Promise<CatalogueAnswer> {
  const { cursor } = search
  const first = await attempt(search, cursor?.step ?? 0)
  if (cursor) return answerOf(search, first)
  const correction = first.matches.length === 0 ? await findCorrection(search) : misspeltPlace(search)
  if (correction !== null) {
    const meant = await corrected(correction)
    if (meant.tally.count > 0) return withCorrection(correction, meant)
  }
  return answerOf(search, first.isFound ? first : await relax(search, first))
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
