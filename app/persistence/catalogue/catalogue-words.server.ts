// The vocabulary of the catalogue: which words of profiles hold a typed word, and which phrases are places.
import { type SQL, sql } from 'drizzle-orm'
import { maxEditDistance, wordsAtDistanceOne } from '#domain/search/correct-word.ts'
import { likePattern, WORD_COLUMNS } from '#persistence/catalogue/catalogue-question.server.ts'
import type { SearchWord } from '#persistence/catalogue/text-question.server.ts'
import type { Db } from '#persistence/database.server.ts'

const MOST_MATCHES = 4_096
/** A word that this many of a hundred profiles hold is common. Ids are random, so the first hundred are a sample. */
const COMMON_IN_A_HUNDRED = 20
const MOST_CANDIDATES = 50

export interface Vocabulary {
  isPlace(phrase: string): boolean
  wordOf(text: string): SearchWord
}

export async function lookUpWords(
  db: Db,
  words: readonly string[],
  phrases: readonly string[],
): Promise<Vocabulary> {
  const wordOf = (text: string) => ({ text, matches: [], isCommon: [false, false, false] })
  if (words.length === 0) return { isPlace: () => false, wordOf }
  const lookups = words.map(
    word => sql`select ${word} as typed, (select array[${sql.join(holdersOf(word), sql`, `)}]
        from (select * from catalogue order by uid limit 100) as c) as holders,
      array(select distinct word from (select word from catalogue_words
        where word like ${likePattern(word)} and kind <> 'place' limit ${MOST_MATCHES + 1}) as held) as words`,
  )
  const { rows } = await db.execute<{ typed: string | null; holders: number[]; words: string[] }>(sql`
    ${sql.join(lookups, sql` union all `)}
    union all select null, '{}', array(select distinct word from catalogue_words
      where kind = 'place' and word = any (${sql.param([...phrases])}::text[]))`)
  const places = new Set(rows.find(({ typed }) => typed === null)?.words)
  const found = new Map(rows.map(row => [row.typed, row]))
  return {
    isPlace: phrase => places.has(phrase),
    wordOf(text) {
      const { holders, words: matches } = found.get(text) ?? { holders: [], words: [] }
      const isCommon = holders.map(count => count >= COMMON_IN_A_HUNDRED)
      // One or two letters are in so many words that a list of them is slower than reading rows when one column is common.
      const isEverywhere = matches.length > MOST_MATCHES || (text.length < 3 && isCommon.includes(true))
      return { text, matches, isCommon: isEverywhere ? isCommon.map(() => true) : isCommon }
    },
  }
}

/** How many rows hold the word in each column. */
function holdersOf(word: string): SQL[] {
  return WORD_COLUMNS.map(
    column => sql`count(*) filter (where c.${sql.raw(column)} like ${likePattern(word)})::integer`,
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
