// What a page of the catalogue asks, one statement each. Every condition has an index; where many match, the planner walks
// the index of the order and stops early, where few do, it sorts them.
import { type SQL, sql } from 'drizzle-orm'
import type { CatalogueCursor } from '#catalogue/domain/catalogue-cursor.ts'
import type { CatalogueOrder, PriceRange } from '#catalogue/domain/catalogue-filters.ts'
import type { Tier } from '#catalogue/domain/search/search-parts.ts'
import {
  allOf,
  type CatalogueQuery,
  matches,
  matchesText,
  possibleTiers,
  rowsFor,
  SORT_KEYS,
} from '#catalogue/persistence/catalogue-conditions.server.ts'
import type { AttendedPlaces } from '#catalogue/persistence/catalogue-places.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'

/** Counting stops here: beyond it people read '200+'. */
export const COUNT_LIMIT = 200

/** Where somebody stands in the order: the smaller comes first. */
export type Position = Omit<CatalogueCursor, 'orden' | 'step'>

export interface Match {
  readonly uid: string
  readonly price: number | null
}

/** Some of those who match, in no order. */
export async function listMatches(db: Db, query: CatalogueQuery, limit: number): Promise<Match[]> {
  const { rows } = await db.execute<Match & Record<string, unknown>>(sql`
    select c.uid, c.price from ${rowsFor(query)} where ${matches(query)} limit ${limit}`)
  return rows
}

/** City and places of at most so many of those who match. */
export async function listAttendedPlaces(
  db: Db,
  query: CatalogueQuery,
  limit: number,
): Promise<AttendedPlaces[]> {
  const { rows } = await db.execute<AttendedPlaces & Record<string, unknown>>(sql`
    select c.city, c.places from ${rowsFor(query)} where ${matches(query)} limit ${limit}`)
  return rows
}

/** Whether somebody matches at tier 0 (D43). */
export async function hasBestMatch(db: Db, query: CatalogueQuery): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from ${rowsFor(query)} where ${matches(query, 0)} limit 1`)
  return rows.length > 0
}

/** Of everybody who matches; both are 0 when nobody has a price. */
export async function findPriceRange(db: Db, query: CatalogueQuery): Promise<PriceRange> {
  const pricedOf = (by: CatalogueOrder) => {
    const sorted = { ...query, sorted: { by } }
    return sql`from ${rowsFor(sorted)} where ${matches(sorted)} and c.price is not null`
  }
  const firstOf = (by: CatalogueOrder) =>
    sql`(select c.price ${pricedOf(by)} order by ${SORT_KEYS[by]}, c.name, c.uid limit 1)`
  const { rows } = await db.execute<{ lowest: number | null; highest: number | null }>(
    query.filters.ciudad === null
      ? sql`select min(c.by_price) as lowest, -min(c.by_price_off) as highest ${pricedOf('precio_asc')}`
      : sql`select ${firstOf('precio_asc')} as lowest, ${firstOf('precio_desc')} as highest`,
  )
  return { min: rows[0]?.lowest ?? 0, max: rows[0]?.highest ?? 0 }
}

interface Page {
  readonly after: Position | null
  readonly size: number
  /** Everybody who matches, where they are known. */
  readonly among?: readonly string[] | null
}

/** The first after that position. One rank after the other, because no index knows how well somebody fits. */
export async function listPositions(
  db: Db,
  asked: CatalogueQuery,
  { after, size, among = null }: Page,
): Promise<Position[]> {
  const by = asked.filters.orden
  const query = { ...asked, sorted: { by } }
  const known =
    among && sql`(select * from catalogue where uid = any (${sql.param([...among])}::text[])) as c`
  const key = SORT_KEYS[by]
  const positions: Position[] = []
  for (const { rank, tier, hasRank } of ranksOf(query)) {
    if (rank < (after?.rank ?? 0)) continue
    const isLater = after?.rank === rank ? isAfter(after, by) : sql`true`
    const source = known ?? rowsFor({ ...query, sorted: { by, after: isLater } }, tier)
    const { rows } = await db.execute<Position & Record<string, unknown>>(sql`
      select ${rank}::integer as rank, ${key} as key, c.name, c.uid from ${source}
      where ${allOf([hasRank, isLater])} order by ${key}, c.name, c.uid limit ${size - positions.length}`)
    positions.push(...rows)
    if (positions.length === size) break
  }
  return positions
}

function isAfter({ key, name, uid }: Position, order: CatalogueOrder): SQL {
  return sql`(${SORT_KEYS[order]}, c.name, c.uid) > (${key}, ${name}, ${uid})`
}

/** D43: who fits best comes first; D44: who receives no work, last. The orders by price are by price alone. */
function ranksOf(query: CatalogueQuery): { rank: number; tier: Tier; hasRank: SQL }[] {
  if (query.filters.orden !== 'rating') return [{ rank: 0, tier: query.worstTier, hasRank: matches(query) }]
  const tiers = possibleTiers(query).map(tier => ({ tier, hasTier: hasTier(query, tier) }))
  return [
    ...tiers.map(({ tier, hasTier }) => ({ rank: tier, tier, hasRank: sql`c.available and ${hasTier}` })),
    // By the sort key, so that the walk of its index begins with them.
    ...tiers.map(({ tier, hasTier }) => ({
      rank: 3 + tier,
      tier,
      hasRank: sql`c.by_rating > 0 and ${hasTier}`,
    })),
  ]
}

function hasTier(query: CatalogueQuery, tier: Tier): SQL {
  if (tier === 0) return matches(query, 0)
  return sql`${matches(query, tier)} and not ${matchesText(query, (tier - 1) as Tier)}`
}
