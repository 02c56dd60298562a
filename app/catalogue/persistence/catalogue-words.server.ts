// The vocabulary of the catalogue: which words of profiles hold a typed word, and which phrases are places.
import { type SQL, sql } from 'drizzle-orm'
import { maxEditDistance, wordsAtDistanceOne } from '#catalogue/domain/search/correct-word.ts'
import { likePattern } from '#catalogue/persistence/catalogue-question.server.ts'
import type { SearchWord } from '#catalogue/persistence/text-question.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'

const MOST_MATCHES = 4_096
/** A word that this many of a hundred profiles hold is common. Ids are random, so the first hundred are a sample. */
const COMMON_IN_A_HUNDRED = 20
/** Looking up more words than this costs so much that rows are read already when a few of a hundred match. */
const MANY_MATCHES = 256
const COMMON_WITH_MANY_MATCHES = 5
const MOST_CANDIDATES = 50

const COLUMNS = [
  { name: 'identity', kind: 'identity' },
  { name: 'offers', kind: 'offer' },
  { name: 'mentions', kind: 'mention' },
] as const

interface LookedUp extends Record<string, unknown> {
  readonly typed: string | null
  /** By column. */
  readonly holders: readonly number[]
  readonly words: Readonly<Record<string, readonly string[]>> | null
}

export interface Vocabulary {
  isPlace(phrase: string): boolean
  wordOf(text: string): SearchWord
}

export async function lookUpWords(
  db: Db,
  words: readonly string[],
  phrases: readonly string[],
): Promise<Vocabulary> {
  if (words.length === 0) return { isPlace: () => false, wordOf: text => ({ text, columns: [] }) }
  const lookups = words.map(
    word => sql`select ${word} as typed, (select array[${sql.join(holdersOf(word), sql`, `)}]
        from (select * from catalogue order by uid limit 100) as c) as holders,
      (select json_object_agg(kind, words) from (select kind, array_agg(distinct word) as words
        from (select word, kind from catalogue_words where word like ${likePattern(word)} and kind <> 'place'
          limit ${MOST_MATCHES + 1}) as held group by kind) as by_kind) as words`,
  )
  const { rows } = await db.execute<LookedUp>(sql`
    ${sql.join(lookups, sql` union all `)}
    union all select null, '{}', json_build_object('place', array(select distinct word from catalogue_words
      where kind = 'place' and word = any (${sql.param([...phrases])}::text[])))`)
  const places = new Set(rows.find(({ typed }) => typed === null)?.words?.place)
  const found = new Map(rows.map(row => [row.typed, row]))
  return {
    isPlace: phrase => places.has(phrase),
    wordOf(text) {
      const { holders, words: byKind } = found.get(text) ?? { holders: [], words: null }
      const columns = COLUMNS.map(({ name, kind }, at) => {
        const matches = byKind?.[kind] ?? []
        const common = matches.length > MANY_MATCHES ? COMMON_WITH_MANY_MATCHES : COMMON_IN_A_HUNDRED
        return { name, matches, isCommon: (holders[at] ?? 0) >= common }
      })
      const total = columns.reduce((sum, { matches }) => sum + matches.length, 0)
      if (total > MOST_MATCHES)
        return { text, columns: columns.map(column => ({ ...column, isCommon: true })) }
      return { text, columns }
    },
  }
}

/** How many rows hold the word in each column. */
function holdersOf(word: string): SQL[] {
  return COLUMNS.map(
    ({ name }) => sql`count(*) filter (where c.${sql.raw(name)} like ${likePattern(word)})::integer`,
  )
}

/** Words of names, places and services that are spelt almost like this one. */
export async function listSimilarWords(db: Db, word: string): Promise<string[]> {
  if (maxEditDistance(word) === 0) return []
  const { rows } = await db.execute<{ word: string }>(sql`
    select distinct word from (select word from catalogue_words where kind <> 'mention' and ${isNear(word)}) as near`)
  return rows.map(row => row.word)
}

/** Long words share trigrams; short ones share too few, so every word at an edit distance of one is tried. */
function isNear(word: string): SQL {
  if (maxEditDistance(word) === 1) return sql`word = any (${sql.param(wordsAtDistanceOne(word))}::text[])`
  return sql`word % ${word} order by similarity(word, ${word}) desc limit ${MOST_CANDIDATES}`
}
