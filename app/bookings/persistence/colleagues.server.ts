// Who can be proposed instead of a technician: the best of the same trade and city, from the catalogue's indexes.
import { sql } from 'drizzle-orm'
import type { Db } from '#platform/persistence/database.server.ts'
import type { Technician } from '#technicians/domain/technician.ts'

/** Only these are asked for free hours, however many technicians there are. */
const COLLEAGUES_MAX = 50

/** The uids: first who has the technician's first specialty, then who shares another one; the best rated first. */
export async function listColleagueUids(
  db: Db,
  { uid, ciudad, especialidades }: Pick<Technician, 'uid' | 'ciudad' | 'especialidades'>,
  clientId: string,
): Promise<string[]> {
  const [main, ...others] = especialidades
  if (main === undefined) return []
  const inCity = sql`city = plain_text(btrim(${ciudad})) and available and uid not in (${uid}, ${clientId})`
  const hasMain = sql`specialties @> array[${main}]`
  const best = sql`order by by_rating, name, uid limit ${COLLEAGUES_MAX}`
  const { rows } = await db.execute<{ uid: string }>(sql`
    select uid from (
      (select uid, by_rating, name, 0 as rank from catalogue where ${inCity} and ${hasMain} ${best})
      union all
      (select uid, by_rating, name, 1 from catalogue
        where ${inCity} and specialties && ${sql.param(others)}::text[] and not ${hasMain} ${best})
    ) as candidates
    order by rank, by_rating, name, uid limit ${COLLEAGUES_MAX}`)
  return rows.map(row => row.uid)
}

/** In the order of the uids. */
export function inOrderOf<Row extends { readonly uid: string }>(uids: readonly string[], rows: Row[]): Row[] {
  const position = new Map(uids.map((uid, index) => [uid, index]))
  return rows.toSorted((a, b) => (position.get(a.uid) ?? 0) - (position.get(b.uid) ?? 0))
}
