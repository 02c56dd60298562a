// What a page of the catalogue asks, one statement each. Every condition has an index; where many match, the planner walks
// the index of the order and stops early, where few do, it sorts them.
import { type SQL, sql } from 'drizzle-orm'
import type { CatalogueCursor } from '#catalogue/domain/catalogue-cursor.ts'
import type { CatalogueOrder, PriceRange } from '#catalogue/domain/catalogue-filters.ts'
import type { Tier } from '#catalogue/domain/search/search-parts.ts'
import {
  allOf,
  type CatalogueQuery,
  hasRareWords,
  isReadInOrder,
  matches,
  matchesOthers,
  matchesText,
  matchesTextItself,
  possibleTiers,
  rowsFor,
  SORT_KEYS,
} from '#catalogue/persistence/catalogue-conditions.server.ts'
import type { AttendedPlaces } from '#catalogue/persistence/catalogue-places.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'

/** Counting stops here: beyond it people read '200+'. */
export const COUNT_LIMIT = 200
/** A text and the hours of a day are compared row by row. */
const COMPARED_COUNT_LIMIT = 100
/** Those who hold a rare word are all read and sorted for a page anyway. */
const RARE_COUNT_LIMIT = 1_000

export function countLimitOf(query: CatalogueQuery): number {
  const { q, fecha, orden } = query.filters
  if (hasRareWords(query) && !isReadInOrder({ ...query, sorted: { by: orden } })) return RARE_COUNT_LIMIT
  return q !== '' || fecha !== null ? COMPARED_COUNT_LIMIT : COUNT_LIMIT
}

/** Where somebody stands in the order: the smaller comes first. */
export type Position = Omit<CatalogueCursor, 'orden' | 'step'>

export interface Match {
  readonly uid: string
  readonly price: number | null
  /** Is known to have trade and place of the text. */
  readonly isItself: boolean
}

/** Some of those who match, in no order. */
export async function listMatches(db: Db, query: CatalogueQuery, limit: number): Promise<Match[]> {
  const { rows } = await db.execute<Match & Record<string, unknown>>(
    selectSome(query, sql`c.uid, c.price`, limit),
  )
  return rows
}

/** City and places of at most so many of those who match. */
export async function listAttendedPlaces(
  db: Db,
  query: CatalogueQuery,
  limit: number,
): Promise<AttendedPlaces[]> {
  const { rows } = await db.execute<AttendedPlaces & Record<string, unknown>>(
    selectSome(query, sql`c.city, c.places`, limit),
  )
  return rows
}

/** In a large catalogue one index gives enough who have the trade and the place; then nobody looks for those who mention them. */
function selectSome(query: CatalogueQuery, columns: SQL, limit: number): SQL {
  const itself = matchesTextItself(query)
  const others = sql`select ${columns}, false as "isItself" from ${rowsFor(query)} where ${matches(query)}`
  if (itself === null) return sql`${others} limit ${limit}`
  return sql`
    (select ${columns}, true as "isItself" from catalogue as c
      where ${allOf([matchesOthers(query), itself])} limit ${limit})
    union all (${others} and ${itself} is not true limit ${limit}) limit ${limit}`
}

/** Whether somebody matches at tier 0 (D43). */
export async function hasBestMatch(db: Db, query: CatalogueQuery): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from ${rowsFor(query)} where ${matches(query, 0)} limit 1`)
  return rows.length > 0
}

/** Of everybody who matches; both are 0 when nobody has a price. */
export async function findPriceRange(db: Db, query: CatalogueQuery): Promise<PriceRange> {
  const sortedBy = (by: CatalogueOrder) => ({ ...query, sorted: { by } })
  const pricedOf = (by: CatalogueOrder) =>
    sql`from ${rowsFor(sortedBy(by))} where ${matches(sortedBy(by))} and c.price is not null`
  const firstOf = (by: CatalogueOrder) =>
    sql`(select c.price ${pricedOf(by)} order by ${SORT_KEYS[by]}, c.name, c.uid limit 1)`
  const { rows } = await db.execute<{ lowest: number | null; highest: number | null }>(
    isReadInOrder(sortedBy('precio_asc'))
      ? sql`select ${firstOf('precio_asc')} as lowest, ${firstOf('precio_desc')} as highest`
      : sql`select min(c.by_price) as lowest, -min(c.by_price_off) as highest ${pricedOf('precio_asc')}`,
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
  for (const { rank, tier, hasRank, first } of ranksOf(query)) {
    if (rank < (after?.rank ?? 0)) continue
    const from = after?.rank === rank ? allOf([first, isAfter(after, by)]) : first
    const source = known ?? rowsFor({ ...query, sorted: { by, from } }, tier)
    const { rows } = await db.execute<Position & Record<string, unknown>>(sql`
      select ${rank}::integer as rank, ${key} as key, c.name, c.uid from ${source}
      where ${allOf([hasRank, from])} order by ${key}, c.name, c.uid limit ${size - positions.length}`)
    positions.push(...rows)
    if (positions.length === size) break
  }
  return positions
}

function isAfter({ key, name, uid }: Position, order: CatalogueOrder): SQL {
  return sql`(${SORT_KEYS[order]}, c.name, c.uid) > (${key}, ${name}, ${uid})`
}

interface Rank {
  readonly rank: number
  readonly tier: Tier
  readonly hasRank: SQL
  /** By the sort key, so that the walk of its index begins with the first who has the rank. */
  readonly first: SQL
}

/** D43: who fits best comes first; D44: who receives no work, last. The orders by price are by price alone. */
function ranksOf(query: CatalogueQuery): Rank[] {
  const first = sql`true`
  if (query.filters.orden !== 'rating')
    return [{ rank: 0, tier: query.worstTier, hasRank: matches(query), first }]
  const tiers = possibleTiers(query).map(tier => ({ tier, hasTier: hasTier(query, tier) }))
  return [
    ...tiers.map(({ tier, hasTier }) => ({
      rank: tier,
      tier,
      hasRank: sql`c.available and ${hasTier}`,
      first,
    })),
    ...tiers.map(({ tier, hasTier }) => ({
      rank: 3 + tier,
      tier,
      hasRank: hasTier,
      first: sql`c.by_rating > 0`,
    })),
  ]
}

function hasTier(query: CatalogueQuery, tier: Tier): SQL {
  if (tier === 0) return matches(query, 0)
  return sql`${matches(query, tier)} and not ${matchesText(query, (tier - 1) as Tier)}`
}
