// The answer to a question: one page of ids, how many match, and their prices. Where few match, all of them are read and
// sorted; where many match, each part of the answer walks an index in its order and stops early.
import { type SQL, sql } from 'drizzle-orm'
import type { CatalogueCursor } from '#domain/technicians/catalogue-cursor.ts'
import type { CatalogueOrder } from '#domain/technicians/catalogue-order.ts'
import {
  allOf,
  matchesText,
  type TextQuestion,
  type Tier,
} from '#persistence/catalogue/catalogue-question.server.ts'
import type { Db } from '#persistence/database.server.ts'

/** Counting stops here: beyond it people read '1.000+'. */
export const COUNT_LIMIT = 1_000

export interface CatalogueQuestion {
  readonly filters: SQL
  readonly price: SQL
  readonly text: TextQuestion
  readonly orden: CatalogueOrder
  /** The page after this position. */
  readonly after: Position | null
  readonly size: number
}

/** Where somebody stands in the order: the smaller comes first. */
export type Position = Omit<CatalogueCursor, 'orden' | 'step'>

export interface IdPage extends Record<string, unknown> {
  readonly positions: readonly Position[]
  /** At most one more than COUNT_LIMIT. */
  readonly count: number
  /** D36: of everybody who matches but for the price; the prices of at most a thousand. */
  readonly lowest: number | null
  readonly highest: number | null
  readonly prices: readonly number[]
  /** Whether somebody matches at tier 0. */
  readonly hasBestTier: boolean
}

const KEYS = { rating: sql`c.by_rating`, precio_asc: sql`c.by_price`, precio_desc: sql`c.by_price_off` }
/** D44: who receives no work comes after all others. */
const RANKS = [0, 1, 2, 3, 4, 5]
const UNAVAILABLE = 3

export async function answerQuestion(db: Db, question: CatalogueQuestion): Promise<IdPage> {
  const few = await readFew(db, question)
  if (few.total <= COUNT_LIMIT) return few
  return {
    ...few,
    ...(await summarizeMany(db, question)),
    positions: await walk(db, question),
    hasBestTier: true,
  }
}

/** At most a thousand and one rows; up to a thousand, the answer is complete. */
async function readFew(db: Db, question: CatalogueQuestion): Promise<IdPage & { total: number }> {
  const { filters, price, text, orden, after, size } = question
  const rank = orden === 'rating' ? sql`fit` : sql`0`
  const isLater = after
    ? sql`(${rank}, key, name, uid) > (${after.rank}, ${after.key}, ${after.name}, ${after.uid})`
    : sql`true`
  const { rows } = await db.execute<IdPage & { total: number }>(sql`
    with found as materialized (select ${rankOf(text)} as fit, ${KEYS[orden]} as key, c.name, c.uid, c.price, ${price} as "isInRange"
      from catalogue as c where ${filters} and ${matchesText(text)} limit ${COUNT_LIMIT + 1})
    select count(*)::integer as total, (count(*) filter (where "isInRange"))::integer as count,
      min(price) as lowest, max(price) as highest, coalesce(array_agg(price) filter (where price is not null), '{}') as prices,
      coalesce(bool_or("isInRange" and fit % ${UNAVAILABLE} = 0), false) as "hasBestTier",
      (select coalesce(json_agg(page), '[]') from (select ${rank} as rank, key, name, uid from found where "isInRange" and ${isLater}
        order by rank, key, name, uid limit ${size}) as page) as positions
    from found`)
  return rows[0] as IdPage & { total: number }
}

/** D43: who fits best comes first. */
function rankOf(text: TextQuestion): SQL {
  const tier = sql`case when ${matchesText(text, 0)} then 0 when ${matchesText(text, 1)} then 1 else 2 end`
  return sql`(${text.worstTier === 0 ? sql`0` : tier} + case when c.available then 0 else ${UNAVAILABLE}::integer end)`
}

/** Rank by rank, because no index knows how well somebody fits. The orders by price are by price alone. */
async function walk(
  db: Db,
  { filters, price, text, orden, after, size }: CatalogueQuestion,
): Promise<Position[]> {
  const key = KEYS[orden]
  const positions: Position[] = []
  for (const rank of orden === 'rating' ? RANKS : [0]) {
    if (positions.length === size || rank < (after?.rank ?? 0)) continue
    const conditions = [filters, price, orden === 'rating' ? hasRank(text, rank) : matchesText(text)]
    if (after?.rank === rank)
      conditions.push(sql`(${key}, c.name, c.uid) > (${after.key}, ${after.name}, ${after.uid})`)
    const { rows } = await db.execute<Position & Record<string, unknown>>(sql`
      select ${rank}::integer as rank, ${key} as key, c.name, c.uid from catalogue as c where ${allOf(conditions)}
      order by ${key}, c.name, c.uid limit ${size - positions.length}`)
    positions.push(...rows)
  }
  return positions
}

function hasRank(text: TextQuestion, rank: number): SQL {
  const tier = (rank % UNAVAILABLE) as Tier
  if (tier > text.worstTier) return sql`false`
  const isBetter = tier === 0 ? sql`false` : matchesText(text, (tier - 1) as Tier)
  return allOf([sql`c.available = ${rank < UNAVAILABLE}`, matchesText(text, tier), sql`not ${isBetter}`])
}

async function summarizeMany(db: Db, { filters, price, text }: CatalogueQuestion) {
  const matches = allOf([filters, matchesText(text)])
  const first = (key: SQL) => sql`(select c.price from catalogue as c where ${matches} and c.price is not null
    order by ${key}, c.name, c.uid limit 1)`
  const { rows } = await db.execute<Pick<IdPage, 'count' | 'lowest' | 'highest'>>(sql`
    select ${first(KEYS.precio_asc)} as lowest, ${first(KEYS.precio_desc)} as highest, (select count(*) from (
      select from catalogue as c where ${matches} and ${price} limit ${COUNT_LIMIT + 1}) as found)::integer as count`)
  return rows[0] as (typeof rows)[number]
}
