// Who can be proposed in place of a technician: the best of a trade in a city, from the indexes of the catalogue.

import { sql } from 'drizzle-orm'
import { plainText } from '#platform/domain/plain-text.ts'
import type { Db } from '#platform/persistence/database.server.ts'

/** So many are asked for free hours at a time, however many technicians there are. */
export const COLLEAGUES_MAX = 50

/** Others of the trade that a visit asks for: `visitTrade`. */
export interface ColleaguesOf {
  readonly technicianId: string
  readonly clientId: string
  readonly trade: string
  readonly cities: readonly string[]
}

/** The uids, the best rated first. */
export async function listColleagueUids(
  db: Db,
  { technicianId, clientId, trade, cities }: ColleaguesOf,
  offset = 0,
): Promise<string[]> {
  if (trade === '') return []
  const names = cities.map(city => plainText(city.trim()))
  const { rows } = await db.execute<{ uid: string }>(sql`
    select uid from catalogue
    where city = any(${sql.param(names)}::text[]) and available and specialties @> array[${trade}]
      and uid not in (${technicianId}, ${clientId})
    order by by_rating, name, uid offset ${offset} limit ${COLLEAGUES_MAX}`)
  return rows.map(row => row.uid)
}
