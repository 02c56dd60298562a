// Who can be proposed in place of a technician: the best of a trade in a city, from the indexes of the catalogue.

import { sql } from 'drizzle-orm'
import type { Colleague } from '#catalogue/domain/colleague.ts'
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

interface Replaced {
  readonly technicianId: string
  readonly trade: string
  readonly ciudad: string
}

/** For each technician the best of the trade in the city who accept this client. One statement for all. */
export async function listColleagues(
  db: Db,
  replaced: readonly Replaced[],
  { clientId, each }: { readonly clientId: string; readonly each: number },
): Promise<Map<string, Colleague[]>> {
  const found = new Map<string, Colleague[]>()
  const asked = replaced.filter(({ trade, ciudad }) => trade !== '' && ciudad.trim() !== '')
  if (asked.length === 0) return found
  const { rows } = await db.execute<Colleague & { readonly instead: string } & Record<string, unknown>>(sql`
    select asked.instead, colleague.* from unnest(${sql.param(asked.map(({ technicianId }) => technicianId))}::text[],
      ${sql.param(asked.map(({ trade }) => trade))}::text[],
      ${sql.param(asked.map(({ ciudad }) => plainText(ciudad.trim())))}::text[]) as asked (instead, trade, city)
    cross join lateral (
      select t.uid, t.nombre, t.slug, t."fotoURL", t."ratingPromedio", t."resenasCount"
      from catalogue as c join technicians as t on t.uid = c.uid
      where c.city = asked.city and c.available and c.specialties @> array[asked.trade]
        and c.uid not in (asked.instead, ${clientId}) and not exists (select from client_blocks
          where client_blocks."technicianId" = t.uid and client_blocks."clientId" = ${clientId})
      order by c.by_rating, c.name, c.uid limit ${each}) as colleague`)
  for (const { instead, ...colleague } of rows) found.set(instead, [...(found.get(instead) ?? []), colleague])
  return found
}
