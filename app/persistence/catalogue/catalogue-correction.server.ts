// D19: 'No encontramos "plomeor"; mostramos resultados para "plomero"'.
import { type SQL, sql } from 'drizzle-orm'
import { plainText } from '#domain/plain-text.ts'
import { correctWord, oneSlipAway, slipsAllowed } from '#domain/search/correct-word.ts'
import { typedWords } from '#domain/technicians/catalogue-terms.ts'
import type { Db } from '#persistence/database.server.ts'

const MOST_CANDIDATES = 50

/** Runs the search; when it finds nothing, runs it again for the corrected text and returns the correction too. */
export async function findAsTypedOrMeant<Found>(
  db: Db,
  q: string,
  find: (q: string) => Promise<Found>,
  isNobody: (found: Found) => boolean,
): Promise<{ found: Found; correction: string | null }> {
  const asTyped = await find(q)
  const correction = q !== '' && isNobody(asTyped) ? await suggestCorrection(db, q) : null
  if (correction === null) return { found: asTyped, correction }
  const asMeant = await find(correction)
  return isNobody(asMeant) ? { found: asTyped, correction: null } : { found: asMeant, correction }
}

/** The corrected text of a search without results; null when no known word is close. */
export async function suggestCorrection(db: Db, q: string): Promise<string | null> {
  const words = typedWords(q)
  const corrected = await Promise.all(words.map(word => correctedWord(db, plainText(word))))
  if (corrected.every(word => word === null)) return null
  return words.map((word, index) => corrected[index] ?? word).join(' ')
}

/** Null when the word is known, or no known word is close. */
async function correctedWord(db: Db, word: string): Promise<string | null> {
  if (slipsAllowed(word) === 0) return null
  const { rows: known } = await db.execute(sql`select from catalogue_words_with(${word}, 1)`)
  if (known.length > 0) return null
  const { rows } = await db.execute<{ word: string }>(
    sql`select word from catalogue_words where ${isNear(word)}`,
  )
  return correctWord(
    word,
    rows.map(row => row.word),
  )
}

/** Long words are found by shared trigrams; short ones share too few, so every word at distance one is tried. */
function isNear(word: string): SQL {
  if (slipsAllowed(word) === 1) return sql`word = any (${sql.param(oneSlipAway(word))})`
  return sql`word % ${word} order by similarity(word, ${word}) desc limit ${MOST_CANDIDATES}`
}
