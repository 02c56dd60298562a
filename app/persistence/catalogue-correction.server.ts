import { sql } from 'drizzle-orm'
import { closestWord, TRADE_WORDS } from '#domain/technicians/catalogue-correction.ts'
import { searchWords } from '#domain/technicians/catalogue-terms.ts'
import type { Db } from '#persistence/database.server.ts'

/** D19: the search that was probably meant, when nothing matches what was typed; null when nothing is near. */
export async function suggestCorrection(db: Db, q: string): Promise<string | null> {
  const words = searchWords(q)
  const { rows } = await db.execute<{ word: string }>(sql`
    select distinct unnest(string_to_array(plain_text(ciudad || ' ' || nombre), ' ')) as word
    from technicians where publicado`)
  const known = new Set([...TRADE_WORDS, ...rows.map(({ word }) => word).filter(word => word.length > 3)])
  const meant = words.map(word => (known.has(word) ? word : (closestWord(word, known) ?? word)))
  return meant.some((word, at) => word !== words[at]) ? meant.join(' ') : null
}
