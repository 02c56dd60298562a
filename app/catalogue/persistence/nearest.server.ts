// D43: when nobody fits, the nearest city that has somebody, and the trades nearest to the words that failed.
import { type SQL, sql } from 'drizzle-orm'
import { nearestTrades } from '#catalogue/domain/search/nearest-trades.ts'
import { nearestCities } from '#catalogue/domain/search/places/place-lookup.ts'
import type { NearestTrade, Place } from '#catalogue/domain/search/search-parts.ts'
import { type CatalogueQuery, matches, rowsFor } from '#catalogue/persistence/catalogue-conditions.server.ts'
import { COUNT_LIMIT } from '#catalogue/persistence/catalogue-matches.server.ts'
import { plainText } from '#platform/domain/plain-text.ts'
import type { Db } from '#platform/persistence/database.server.ts'

const CITIES_TRIED = 12

/** `question` has no place. For an area its own city is tried first; for a city, the other cities by distance. */
export async function findNearestCity(db: Db, query: CatalogueQuery, place: Place): Promise<string | null> {
  const own = place.city ?? (await findCityOfArea(db, place))
  if (own === null) return null
  const cities = nearestCities(own)
    .slice(place.kind === 'city' ? 1 : 0)
    .slice(0, CITIES_TRIED)
  const tier = query.text.trades.length > 0 ? 0 : query.worstTier
  const { rows } = await db.execute<{ label: string }>(sql`
    select label from unnest(${sql.param(cities)}::text[], ${sql.param(cities.map(plainText))}::text[])
      with ordinality as near (label, city, place)
    where exists (select from ${rowsFor(query)} where c.city = near.city and ${matches(query, tier)})
    order by place limit 1`)
  return rows[0]?.label ?? null
}

/** For a barrio that only profiles name: the city of somebody who attends there. */
async function findCityOfArea(db: Db, { names }: Place): Promise<string | null> {
  const { rows } = await db.execute<{ ciudad: string }>(sql`
    select c.ciudad from catalogue as c where c.places && ${sql.param([...names])}::text[] order by c.by_rating limit 1`)
  return rows[0]?.ciudad ?? null
}

/** The trades nearest to the failed words that have somebody, in the city or, with nobody there, anywhere. */
export async function listNearestTrades(
  db: Db,
  words: readonly string[],
  ciudad: string | null,
): Promise<NearestTrade[]> {
  const count = (conditions: SQL) =>
    sql`(select count(*) from (select from catalogue as c where ${conditions} limit ${COUNT_LIMIT}) as found)::integer`
  // Each trade in a subquery of its own, so that the planner knows how common it is.
  const counts = nearestTrades([...words]).map((label, place) => {
    const hasTrade = sql`c.specialties && ${sql.param([label])}::text[]`
    const isHere = sql`c.city = ${plainText(ciudad ?? '')}`
    return sql`select ${place}::integer as place, ${label} as label, ${count(sql`${hasTrade} and ${isHere}`)} as here, ${count(hasTrade)} as anywhere`
  })
  const { rows } = await db.execute<{ label: NearestTrade['label']; here: number; anywhere: number }>(
    sql`${sql.join(counts, sql` union all `)} order by place`,
  )
  return rows.map(({ label, here, anywhere }) =>
    here > 0 ? { label, technicians: here, ciudad } : { label, technicians: anywhere, ciudad: null },
  )
}
