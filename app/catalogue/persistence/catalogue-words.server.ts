// The vocabulary of the catalogue: which words of profiles hold a typed word, and which phrases are places.
import { type SQL, sql } from 'drizzle-orm'
import { wordsAtDistanceOne } from '#catalogue/domain/search/correct-word.ts'
import type { Known } from '#catalogue/domain/search/known.ts'
import { typedWordsOf } from '#catalogue/domain/search/typed-words.ts'
import { BASE_WEIGHTS } from '#catalogue/domain/search/votes/weights.ts'
import type { Db } from '#platform/persistence/database.server.ts'

/** Typed words after these are ignored. */
const MOST_WORDS = 20
const MOST_SPELLINGS = 1_000
/** Ids are random, so the first profiles are a sample: how many of them hold a word that is common, or found in an order. */
const SAMPLED_PROFILES = 250
const COMMON_IN_SAMPLE = 20
const FOUND_IN_ORDER = 3
const MOST_CANDIDATES = 50
const SHORTEST_MISSPELT = 5
const SHORTEST_WITH_TRIGRAMS = 9

/** What a word of the vocabulary was found in. Stored by triggers. */
export const WORD_KINDS = ['place', 'identity', 'offer', 'mention'] as const

/** In the order of the tiers (D43). */
export const COLUMNS = [
  { name: 'identity', kind: 'identity' },
  { name: 'offers', kind: 'offer' },
  { name: 'mentions', kind: 'mention' },
] as const satisfies { name: string; kind: (typeof WORD_KINDS)[number] }[]

/** A typed word, and for each column the words of profiles that hold it. */
export interface KnownWord {
  readonly text: string
  readonly columns: readonly WordColumn[]
}

export interface WordColumn {
  readonly name: (typeof COLUMNS)[number]['name']
  /** Null where the word is common, or has too many to look them up. */
  readonly spellings: readonly string[] | null
  /** How many of the sampled profiles hold it there. */
  readonly holders: number
}

export interface Vocabulary {
  /** Whether no profile holds this typed word. */
  isUnknown(word: string): boolean
  /** Without the words that are ignored. */
  wordsOf(typed: readonly string[]): KnownWord[]
  /** Few enough technicians to compare each of them: neither indexes of words nor early stops win anything. */
  readonly isSmall: boolean
}

/** What is asked of the words of profiles. */
export interface CatalogueWords {
  known(q: string): Promise<Known>
  lookUp(typed: readonly string[]): Promise<Vocabulary>
}

/** Asks PostgreSQL each time. */
export function wordsIn(db: Db): CatalogueWords {
  return {
    known: q => knownIn(db, q),
    lookUp: async typed => vocabularyOf(await listKnownWords(db, lookedUpWords(typed))),
  }
}

export const lookedUpWords = (typed: readonly string[]) => [...new Set(typed)].slice(0, MOST_WORDS)

export function vocabularyOf(words: readonly KnownWord[], isSmall = false): Vocabulary {
  const known = new Map(words.map(word => [word.text, word]))
  return {
    isUnknown: word => known.get(word)?.columns.every(({ spellings }) => spellings?.length === 0) ?? false,
    wordsOf: words => words.flatMap(word => known.get(word) ?? []),
    isSmall,
  }
}

interface LookedUp extends Record<string, unknown> {
  readonly text: string
  /** By column: the words that hold it, and how many of the sampled profiles do. */
  readonly spellings: readonly (readonly string[] | null)[]
  readonly holders: readonly number[]
}

/** Each word in a subquery of its own, so that the planner knows how common it is. */
async function listKnownWords(db: Db, typed: readonly string[]): Promise<KnownWord[]> {
  if (typed.length === 0) return []
  const lookups = typed.map(text => {
    const pattern = likePattern(text)
    const spellings = COLUMNS.map(
      ({ kind }, at) => sql`case when holders[${at + 1}::integer] < ${COMMON_IN_SAMPLE} then
        array(select word from catalogue_words where word like ${pattern} and kind = ${kind} limit ${MOST_SPELLINGS + 1}) end`,
    )
    const holders = COLUMNS.map(
      ({ name }) => sql`count(*) filter (where ${sql.raw(name)} like ${pattern})::integer`,
    )
    return sql`select ${text} as text, holders, json_build_array(${sql.join(spellings, sql`, `)}) as spellings
      from (select array[${sql.join(holders, sql`, `)}] as holders
        from (select * from catalogue order by uid limit ${SAMPLED_PROFILES}) as sample) as sampled`
  })
  const { rows } = await db.execute<LookedUp>(sql.join(lookups, sql` union all `))
  return rows.map(({ text, spellings, holders }) => ({
    text,
    columns: COLUMNS.map(({ name }, at) => ({
      name,
      spellings: lookedUp(spellings[at] ?? null),
      holders: holders[at] ?? 0,
    })),
  }))
}

/** Some words stand there twice. */
const lookedUp = (spellings: readonly string[] | null) =>
  spellings && spellings.length <= MOST_SPELLINGS ? [...new Set(spellings)] : null

/** Found sooner by reading rows than by the index of words. */
export function isCommon(columns: readonly WordColumn[]): boolean {
  return holdersOf(columns) >= COMMON_IN_SAMPLE || columns.some(({ spellings }) => spellings === null)
}

/** A page of those who hold it is found sooner by walking an order than by sorting everybody whom the index of words gives. */
export function isFoundInOrder(columns: readonly WordColumn[]): boolean {
  return holdersOf(columns) >= FOUND_IN_ORDER
}

function holdersOf(columns: readonly WordColumn[]): number {
  return columns.reduce((sum, column) => sum + column.holders, 0)
}

/** What profiles say about the phrases of the text. */
async function knownIn(db: Db, q: string): Promise<Known> {
  const phrases = phrasesOf(q)
  if (phrases.length === 0) return { isPlace: () => false, isName: () => false, weights: BASE_WEIGHTS }
  const { rows } = await db.execute<{ word: string; kind: string }>(sql`
    select distinct word, kind from catalogue_words
    where kind in ('place', 'identity') and word = any (${sql.param(phrases)}::text[])`)
  const of = (kind: string) => new Set(rows.flatMap(row => (row.kind === kind ? row.word : [])))
  const [places, identities] = [of('place'), of('identity')]
  return {
    isPlace: phrase => places.has(phrase),
    isName: word => identities.has(word) && !places.has(word),
    weights: BASE_WEIGHTS,
  }
}

const MOST_PHRASE_WORDS = 4
const MOST_PHRASES = 60

/** Phrases of one to four consecutive words. */
function phrasesOf(q: string): string[] {
  const words = typedWordsOf(q)
  const phrases = words.flatMap((_, from) =>
    Array.from({ length: MOST_PHRASE_WORDS }, (_, more) => words.slice(from, from + more + 1))
      .filter((span, more) => span.length === more + 1 && !span.at(-1)?.isStopWord)
      .map(span => span.map(({ plain }) => plain).join(' ')),
  )
  return [...new Set(phrases)].slice(0, MOST_PHRASES)
}

/**
 * plain_text in SQL, because unaccent replaces more characters than plainText: 'O’Neil' is "o'neil". A prepared statement
 * would call it for each row, so it is left out where both agree.
 */
export function likePattern(text: string): SQL {
  const pattern = `%${likeEscaped(text)}%`
  return isAscii(text) ? sql`${pattern}` : sql`plain_text(${pattern})`
}

export const isAscii = (text: string) => /^[\x20-\x7e]*$/.test(text)

export const likeEscaped = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** Words of names, places and services that are spelt almost like this one. */
export async function listSimilarWords(db: Db, word: string): Promise<string[]> {
  if (word.length < SHORTEST_MISSPELT) return []
  const { rows } = await db.execute<{ word: string }>(sql`
    select distinct word from (select word from catalogue_words where kind <> 'mention' and ${isNear(word)}) as near`)
  return rows.map(row => row.word)
}

/** Long words share trigrams; short ones share too few, so every word at an edit distance of one is tried. */
function isNear(word: string): SQL {
  if (word.length < SHORTEST_WITH_TRIGRAMS)
    return sql`word = any (${sql.param(wordsAtDistanceOne(word))}::text[])`
  return sql`word % ${word} order by similarity(word, ${word}) desc limit ${MOST_CANDIDATES}`
}
