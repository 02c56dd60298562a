// A typed word as a condition on the texts of the catalogue (alias c).
import { type SQL, sql } from 'drizzle-orm'
import type { Tier } from '#catalogue/domain/search/search-parts.ts'
import {
  type KnownWord,
  likeEscaped,
  likePattern,
  type WordColumn,
} from '#catalogue/persistence/catalogue-words.server.ts'
import { anyOf, TRUE, textArray } from '#catalogue/persistence/combined-conditions.server.ts'

export function holdsWord(word: KnownWord, tier: Tier): SQL {
  const pattern = likePattern(word.text)
  return anyOf(columnsHolding(word, tier).map(({ name }) => sql`${column(name)} like ${pattern}`))
}

const SHORT_WORD = /^[a-z]{1,3}$/

/** A short word is held whole: 'tv' is not in CCTV. */
export function holdsExtra(word: KnownWord, tier: Tier): SQL {
  if (!SHORT_WORD.test(word.text)) return holdsWord(word, tier)
  return anyOf(
    columnsHolding(word, tier).map(
      ({ name }) => sql`' ' || ${column(name)} || ' ' like ${`% ${word.text} %`}`,
    ),
  )
}

/** Has the whole word in the name: 'Luz', 'Candelaria'. */
export function isNamed({ text }: KnownWord): SQL {
  return sql`' ' || c.name || ' ' like ${`% ${likeEscaped(text)} %`}`
}

/** Some profile has it as a whole word of name, place or trade: only then may somebody be called so. */
export function isHeldWhole({ text, columns }: KnownWord): boolean {
  return columns[0]?.spellings?.includes(text) !== false
}

/** Holds the word, by the index of words; true where its spellings are not known. */
export function isInIndex(word: KnownWord, tier: Tier): SQL {
  return anyOf(
    columnsHolding(word, tier).map(({ name, spellings }) =>
      spellings === null ? TRUE : sql`catalogue_word_list(${column(name)}) && ${textArray(spellings)}`,
    ),
  )
}

/** The columns of this tier in which some profile holds the word. */
export function columnsHolding({ columns }: KnownWord, tier: Tier): readonly WordColumn[] {
  return columns.slice(0, tier + 1).filter(({ spellings }) => spellings?.length !== 0)
}

const column = (name: WordColumn['name']) => sql.raw(`c.${name}`)
