// The words of a catalogue of some thousand technicians, in memory: understanding a search needs no statement then.

import {
  type CatalogueWords,
  COLUMNS,
  isAscii,
  type KnownWord,
  lookedUpWords,
  vocabularyOf,
  type WORD_KINDS,
  wordsIn,
} from '#catalogue/persistence/catalogue-words.server.ts'
import { createSearchWeights } from '#catalogue/persistence/search-weights.server.ts'
import type { PooledDb } from '#platform/persistence/database.server.ts'

/** Where more are published PostgreSQL is asked: comparing every row takes longer than looking words up in an index. */
const MOST_TECHNICIANS = 5_000
const MOST_WORDS = 100_000

type WordKind = (typeof WORD_KINDS)[number]
/** By kind, each word between line breaks. */
type KeptWords = Readonly<Record<WordKind, string>>

export interface CatalogueVocabulary extends CatalogueWords {
  /** After a change of what everybody can see. */
  forget(): void
}

/** Words are kept only while their changes are heard of. */
export function createCatalogueVocabulary(db: PooledDb, isListening: () => boolean): CatalogueVocabulary {
  const stored = wordsIn(db)
  const learned = createSearchWeights(db)
  let kept: Promise<KeptWords | null> | null = null
  const forgetWords = () => {
    kept = null
  }
  async function keptWords(): Promise<KeptWords | null> {
    if (!isListening()) return null
    if (!kept) {
      kept = readWords(db)
      kept.catch(forgetWords)
    }
    return kept
  }
  return {
    async known(q) {
      const [words, weights] = await Promise.all([keptWords(), learned.current()])
      if (!words) return { ...(await stored.known(q)), weights }
      const isKept = (kind: WordKind, word: string) => words[kind].includes(`\n${word}\n`)
      return {
        isPlace: phrase => isKept('place', phrase),
        isName: word => isKept('identity', word) && !isKept('place', word),
        weights,
      }
    },
    async lookUp(typed) {
      const words = await keptWords()
      // plain_text in SQL replaces more characters than plainText.
      if (!words || !typed.every(isAscii)) return stored.lookUp(typed)
      return vocabularyOf(
        lookedUpWords(typed).map(text => keptWord(text, words)),
        true,
      )
    },
    forget() {
      forgetWords()
      learned.forget()
    },
  }
}

/** In a small catalogue every row is compared, so it is enough to know whether somebody holds the word. */
function keptWord(text: string, words: KeptWords): KnownWord {
  return {
    text,
    columns: COLUMNS.map(({ name, kind }) => ({
      name,
      spellings: words[kind].includes(text) ? null : [],
      holders: 0,
    })),
  }
}

async function readWords(db: PooledDb): Promise<KeptWords | null> {
  const { rows } = await db.$client.query<KindRow>({
    name: 'read_catalogue_words',
    text: `select kind, string_agg(word, E'\\n') as words, count(*)::integer as count,
        (select count(*) from (select from catalogue limit $2) as published)::integer as technicians
      from (select kind, word from catalogue_words limit $1) as stored group by kind`,
    values: [MOST_WORDS + 1, MOST_TECHNICIANS + 1],
  })
  const count = rows.reduce((sum, { count }) => sum + count, 0)
  if (count > MOST_WORDS || rows.some(({ technicians }) => technicians > MOST_TECHNICIANS)) return null
  const wordsOf = (kind: WordKind) => rows.find(row => row.kind === kind)?.words ?? ''
  return {
    place: `\n${wordsOf('place')}\n`,
    identity: `\n${wordsOf('identity')}\n`,
    offer: `\n${wordsOf('offer')}\n`,
    mention: `\n${wordsOf('mention')}\n`,
  }
}

interface KindRow {
  readonly kind: WordKind
  readonly words: string
  readonly count: number
  readonly technicians: number
}
