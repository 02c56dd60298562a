// SQL that the lists of the admin panel share: word search, capped counts, instants for cursors.
import { type SQL, sql } from 'drizzle-orm'
import { searchWords, type Tally } from '#platform/domain/lists.ts'

/** Above it administrators see '10.000+'. */
const COUNT_LIMIT = 10_000

/** Every word occurs in the text; case and accents are ignored, % and _ are escaped. */
export function hasWords(plainText: SQL, q: string): SQL {
  return sql.join(
    searchWords(q).map(word => {
      const literal = word.replace(/[\\%_]/g, character => `\\${character}`)
      return sql` and ${plainText} like '%' || plain_text(${literal}) || '%'`
    }),
  )
}

/** An instant in microseconds, for cursors. */
export function instantText(column: SQL): SQL {
  return sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
}

export function tallyOf(count: number): Tally {
  return { count: Math.min(count, COUNT_LIMIT), more: count > COUNT_LIMIT }
}

/** `select count(*)` that stops after the limit. */
export function cappedCount(rows: SQL): SQL {
  return sql`(select count(*)::integer from (select ${rows} limit ${COUNT_LIMIT + 1}) as found)`
}
