// What a page of the catalogue asks, one statement each. Every condition has an index; where many match, the planner walks
// the index of the order and stops early, where few do, it sorts them.
import { type SQL, sql } from 'drizzle-orm'
import type { CatalogueCursor } from '#catalogue/domain/catalogue-cursor.ts'
import { type CatalogueOrder, daysAsked, type PriceRange } from '#catalogue/domain/catalogue-filters.ts'
import type { Tier } from '#catalogue/domain/search/search-parts.ts'
import {
  type CatalogueQuery,
  hasRareWords,
  holdsExtras,
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
import { allOf, TRUE } from '#catalogue/persistence/combined-conditions.server.ts'
import { firstDayFree } from '#catalogue/persistence/free-day-conditions.server.ts'
import type { Db, PooledDb } from '#platform/persistence/database.server.ts'
import { namedStatement } from '#platform/persistence/named-statements.server.ts'

/** Counting stops here: beyond it people read '200+'. */
export const COUNT_LIMIT = 200
/** A text and the hours of a day are compared row by row. */
const COMPARED_COUNT_LIMIT = 100
/** Those who hold a rare word are all read and sorted for a page anyway. */
const RARE_COUNT_LIMIT = 1_000

export function countLimitOf(query: CatalogueQuery): number {
  const { q, orden } = query.filters
  if (hasRareWords(query) && !isReadInOrder({ ...query, sorted: { by: orden } })) return RARE_COUNT_LIMIT
  return q !== '' || daysAsked(query.filters).length > 0 ? COMPARED_COUNT_LIMIT : COUNT_LIMIT
}

/** Where somebody stands in the order: the smaller comes first. */
export type Position = Omit<CatalogueCursor, 'orden' | 'step'>

export interface Match extends Position {
  readonly price: number | null
  /** How well somebody fits (D43), whatever the order. */
  readonly tier: Tier
  /** Meets the asked price too. */
  readonly isPriced: boolean
  /** Stands behind the cursor. */
  readonly isAfter: boolean
  /** Null where it was not asked. */
  readonly attended: AttendedPlaces | null
}

interface Listed {
  readonly matches: readonly Match[]
  /** Of those who match `anywhere`; none of too many. */
  readonly attended: readonly AttendedPlaces[]
}

interface Asked {
  readonly limit: number
  readonly after?: Position | null
  readonly price?: SQL | null
  /** Says where each of them attends. */
  readonly hasPlaces?: boolean
  /** Says in the same statement where those attend who match this. */
  readonly anywhere?: CatalogueQuery | null
}

/** Some of those who match at any price, each with what a page needs to know of everybody; in their order. */
export async function listMatches(
  db: PooledDb,
  query: CatalogueQuery,
  { limit, after = null, price = null, hasPlaces = false, anywhere = null }: Asked,
): Promise<Listed> {
  const isBehind = after
    ? sql`(rank, key, name, uid) > (${after.rank}, ${after.key}, ${after.name}, ${after.uid})`
    : TRUE
  const places = hasPlaces ? PLACES : sql`null as city, null::json as places`
  const found = sql`
    select *, ${isBehind} as "isAfter" from (
      select ${rankOf(query)} as rank, ${SORT_KEYS[query.filters.orden]} as key, c.name, c.uid, c.price, tier,
        ${price ?? TRUE} as "isPriced", ${places}
      from (${selectSome(query, limit)}) as c, lateral (select ${tierOf(query)} as tier) as fits) as found`
  const beside =
    anywhere &&
    sql`
    union all select null, null, null, null, null, null, null, c.city, to_json(c.places), null from (
      select c.city, c.places, count(*) over () as people from (${selectSome(anywhere, limit)}) as c) as c
    where people < ${limit}`
  const { rows } = await askedBy(db, query, sql`${found} ${beside ?? sql``} order by rank, key, name, uid`)
  const [matches, others] = [rows.filter(({ uid }) => uid !== null), rows.filter(({ uid }) => uid === null)]
  return {
    matches: matches.map(({ city, places, ...match }) => ({
      ...match,
      attended: hasPlaces ? { city, places } : null,
    })),
    attended: others,
  }
}

/** Up to some thousand technicians planning a statement takes longer than reading the rows. */
function askedBy(db: PooledDb, { vocabulary }: CatalogueQuery, statement: SQL) {
  return vocabulary.isSmall
    ? db.$client.query<MatchRow>(namedStatement(statement))
    : db.execute<MatchRow>(statement)
}

type MatchRow = Omit<Match, 'attended'> & AttendedPlaces & Record<string, unknown>

const PLACES = sql`c.city, to_json(c.places) as places`

/** City and places of at most so many of those who match. */
export async function listAttendedPlaces(
  db: Db,
  query: CatalogueQuery,
  limit: number,
): Promise<AttendedPlaces[]> {
  const { rows } = await db.execute<AttendedPlaces & Record<string, unknown>>(
    sql`select ${PLACES} from (${selectSome(query, limit)}) as c`,
  )
  return rows
}

/** In a large catalogue one index gives enough who have the trade and the place; then nobody looks for those who mention them. */
function selectSome(query: CatalogueQuery, limit: number): SQL {
  const itself = matchesTextItself(query)
  const others = sql`select c.* from ${rowsFor(query)} where ${matches(query)}`
  if (itself === null) return sql`${others} limit ${limit}`
  return sql`
    (select c.* from catalogue as c where ${allOf([matchesOthers(query), itself])} limit ${limit})
    union all (${others} and ${itself} is not true limit ${limit}) limit ${limit}`
}

/** Whether somebody matches at tier 0 (D43). */
export async function hasBestMatch(db: Db, query: CatalogueQuery): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from ${rowsFor(query)} where ${matches(query, 0)} limit 1`)
  return rows.length > 0
}

/** The first of these days on which somebody who matches otherwise is free. */
export async function findDayWithSomebody(
  db: Db,
  query: CatalogueQuery,
  days: readonly string[],
): Promise<string | null> {
  const { filters, moment } = query
  const onAnyDay = { ...query, filters: { ...filters, fecha: null, libreDesde: null, libreHasta: null } }
  const people = sql`select from ${rowsFor(onAnyDay)} where ${matches(onAnyDay)}`
  const { rows } = await db.execute<{ date: string }>(
    firstDayFree({ days, hora: filters.hora, moment }, people),
  )
  return rows[0]?.date ?? null
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
}

/**
 * The first after that position of those who are too many to list. One rank after the other, because no index knows how
 * well somebody fits.
 */
export async function listPositions(
  db: Db,
  asked: CatalogueQuery,
  { after, size }: Page,
): Promise<Position[]> {
  const by = asked.filters.orden
  const query = { ...asked, sorted: { by } }
  const key = SORT_KEYS[by]
  const positions: Position[] = []
  for (const { rank, tier, hasRank, first } of ranksOf(query)) {
    if (rank < (after?.rank ?? 0)) continue
    const from = after?.rank === rank ? allOf([first, isAfter(after, by)]) : first
    const source = rowsFor({ ...query, sorted: { by, from } }, tier)
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

/** Of somebody who matches. */
function tierOf(query: CatalogueQuery): SQL {
  const better = ([0, 1] as const).filter(tier => tier < query.worstTier)
  if (better.length === 0) return sql`0`
  const cases = better.map(tier => sql`when ${matchesText(query, tier)} then ${tier}::integer`)
  return sql`case ${sql.join(cases, sql` `)} else ${query.worstTier}::integer end`
}

/** As `ranksOf`, of somebody who matches with a tier. */
function rankOf(query: CatalogueQuery): SQL {
  if (query.filters.orden !== 'rating') return sql`0`
  const extras = holdsExtras(query)
  const other = extras === null ? sql`1` : sql`case when ${extras} then 0 else 1 end`
  return sql`case when c.available then 2 * tier + ${other} else 6 + tier end`
}

interface Rank {
  readonly rank: number
  readonly tier: Tier
  readonly hasRank: SQL
  /** By the sort key, so that the walk of its index begins with the first who has the rank. */
  readonly first: SQL
}

/** D43: who fits best comes first, and among them who holds the words that are left over; D44: who receives no work, last. The orders by price are by price alone. */
function ranksOf(query: CatalogueQuery): Rank[] {
  const first = TRUE
  if (query.filters.orden !== 'rating')
    return [{ rank: 0, tier: query.worstTier, hasRank: matches(query), first }]
  const extras = holdsExtras(query)
  const tiers = possibleTiers(query).map(tier => ({ tier, hasTier: hasTier(query, tier) }))
  return [
    ...tiers.flatMap(({ tier, hasTier }) => {
      const all = { tier, hasRank: sql`c.available and ${hasTier}`, first }
      if (extras === null) return { ...all, rank: 2 * tier + 1 }
      return [
        { ...all, rank: 2 * tier, hasRank: sql`${all.hasRank} and ${extras}` },
        { ...all, rank: 2 * tier + 1, hasRank: sql`${all.hasRank} and not ${extras}` },
      ]
    }),
    ...tiers.map(({ tier, hasTier }) => ({
      rank: 6 + tier,
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
