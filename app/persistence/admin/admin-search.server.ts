// What the lists of the panel share: how words are searched for, and how far is counted.
import { type SQL, sql } from 'drizzle-orm'
import { searchWords } from '#domain/moderation/panel-view.ts'
import type { Tally } from '#domain/tally.ts'
import type { Db } from '#persistence/database.server.ts'

/** Counting stops here: beyond it administrators read '10.000+'. */
const COUNT_LIMIT = 10_000

/** Every word stands somewhere in the text, whatever its case and accents; % and _ are letters like others. */
export function hasWords(plainText: SQL, q: string): SQL {
  return sql.join(
    searchWords(q).map(word => {
      const literal = word.replace(/[\\%_]/g, character => `\\${character}`)
      return sql` and ${plainText} like '%' || plain_text(${literal}) || '%'`
    }),
  )
}

/** An instant to the microsecond, as cursors carry it. */
export function instantText(column: SQL): SQL {
  return sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
}

export function tallyOf(counted: number): Tally {
  return { count: Math.min(counted, COUNT_LIMIT), more: counted > COUNT_LIMIT }
}

/** `select count(*)` that gives up beyond the limit. */
export function counted(rows: SQL): SQL {
  return sql`(select count(*)::integer from (select ${rows} limit ${COUNT_LIMIT + 1}) as found)`
}

export async function tally(db: Db, rows: SQL): Promise<Tally> {
  const answer = await db.execute<{ count: number }>(sql`select ${counted(rows)} as count`)
  return tallyOf(answer.rows[0]?.count ?? 0)
}
