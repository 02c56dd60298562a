// The answer to a question: one page of ids, how many match, and their prices. Where few match, all of them are read and
// sorted; where many match, each part of the answer walks an index in its order and stops early.
import { type SQL, sql } from 'drizzle-orm'
import type { CatalogueOrder } from '#catalogue/domain/catalogue-filters.ts'
import type { CatalogueCursor } from '#catalogue/domain/catalogue-query.ts'
import {
  allOf,
  hasTradeAndPlace,
  matchesText,
  mayMatch,
} from '#catalogue/persistence/catalogue-question.server.ts'
import type { TextQuestion, Tier, WordAccess } from '#catalogue/persistence/text-question.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'

/** Counting stops here: beyond it people read '1.000+'. */
export const COUNT_LIMIT = 1_000

export interface CatalogueQuestion {
  readonly filters: SQL
  /** Null without a price filter. */
  readonly price: SQL | null
  /** Follows from `price`; the index of the order knows it. */
  readonly startOfPrices: SQL
  readonly text: TextQuestion
  readonly orden: CatalogueOrder
  /** The page after this position. */
  readonly after: Position | null
  readonly size: number
  /** At most this many are read at once. */
  readonly countLimit: number
}

/** Where somebody stands in the order: the smaller comes first. */
type Position = Omit<CatalogueCursor, 'orden' | 'step'>

export interface IdPage extends Record<string, unknown> {
  readonly positions: readonly Position[]
  /** At most one more than the limit. */
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
const WALKED_ROWS = 20_000

export async function answerQuestion(db: Db, question: CatalogueQuestion): Promise<IdPage> {
  const few = await readFew(db, question)
  if (few.total <= question.countLimit) return few
  const [summary, positions] = await Promise.all([summarizeMany(db, question), walk(db, question)])
  return { ...few, ...summary, positions, hasBestTier: true }
}

/**
 * At most a thousand and one rows; up to a thousand, the answer is complete. Words are not looked for where more have the
 * trade and the place.
 */
async function readFew(db: Db, question: CatalogueQuestion): Promise<IdPage & { total: number }> {
  const { filters, price, text, orden, after, size, countLimit } = question
  const rank = orden === 'rating' ? sql`fit` : sql`0`
  const isLater = after
    ? sql`(${rank}, key, name, uid) > (${after.rank}, ${after.key}, ${after.name}, ${after.uid})`
    : sql`true`
  const { rows } = await db.execute<IdPage & { total: number }>(sql`
    with fitting as materialized (select c.price from catalogue as c where ${filters} and ${hasTradeAndPlace(text)} limit ${countLimit + 1}),
    found as materialized (select ${rankOf(text)} as fit, ${KEYS[orden]} as key, c.name, c.uid, c.price, ${price ?? sql`true`} as "isInRange"
      from catalogue as c where ${filters} and ${matchesText(text)} and (select count(*) from fitting) <= ${countLimit} limit ${countLimit + 1}),
    priced as (select price from found where price is not null union all
      select price from fitting where price is not null and not exists (select from found))
    select greatest(count(*), (select count(*) from fitting))::integer as total, (count(*) filter (where "isInRange"))::integer as count,
      min(price) as lowest, max(price) as highest, array(select price from priced) as prices,
      coalesce(bool_or("isInRange" and fit % ${UNAVAILABLE} = 0), false) as "hasBestTier",
      (select coalesce(json_agg(page), '[]') from (select ${rank} as rank, key, name, uid from found where "isInRange" and ${isLater}
        order by rank, key, name, uid limit ${size}) as page) as positions
    from found`)
  return rows[0] as IdPage & { total: number }
}

/** D43: who fits best comes first. */
function rankOf(text: TextQuestion): SQL {
  const tier = sql`case when ${matchesText(text, 0, 'rows')} then 0 when ${matchesText(text, 1, 'rows')} then 1 else 2 end`
  return sql`(${text.worstTier === 0 ? sql`0` : tier} + case when c.available then 0 else ${UNAVAILABLE}::integer end)`
}

/** Rank by rank, because no index knows how well somebody fits. The orders by price are by price alone. */
async function walk(
  db: Db,
  { filters, price, startOfPrices, text, orden, after, size }: CatalogueQuestion,
): Promise<Position[]> {
  const key = KEYS[orden]
  const positions: Position[] = []
  const ranks = orden === 'rating' ? RANKS.filter(rank => mayMatch(text, tierOf(rank))) : [0]
  for (const rank of ranks) {
    if (positions.length === size || rank < (after?.rank ?? 0)) continue
    const later =
      after?.rank === rank ? [sql`(${key}, c.name, c.uid) > (${after.key}, ${after.name}, ${after.uid})`] : []
    const conditions = allOf([filters, startOfPrices, ...later])
    const matches = (access: WordAccess) =>
      allOf([
        price ?? sql`true`,
        orden === 'rating' ? hasRank(text, rank, access) : matchesText(text, text.worstTier, access),
      ])
    const pageOf = async (source: SQL) => {
      const { rows } = await db.execute<Position & Record<string, unknown>>(sql`
        select ${rank}::integer as rank, ${key} as key, c.name, c.uid from ${source}
        order by ${key}, c.name, c.uid limit ${size - positions.length}`)
      return rows
    }
    const page = await pageOf(sql`${firstRows(conditions, key)} as c where ${matches('rows')}`)
    const isComplete = page.length === size - positions.length
    positions.push(
      ...(isComplete ? page : await pageOf(sql`${allRows(allOf([conditions, matches('index')]))} as c`)),
    )
  }
  return positions
}

/** The planner takes most words for rare and would sort all rows: within a limit it walks the index. */
function firstRows(conditions: SQL, key: SQL): SQL {
  return sql`(select * from catalogue as c where ${conditions} order by ${key}, c.name, c.uid limit ${WALKED_ROWS})`
}

/** Behind `offset 0` the planner asks the index of words: in the order of the page it would compare every row with them. */
function allRows(conditions: SQL): SQL {
  return sql`(select * from catalogue as c where ${conditions} offset 0)`
}

const tierOf = (rank: number) => (rank % UNAVAILABLE) as Tier

function hasRank(text: TextQuestion, rank: number, access: WordAccess): SQL {
  const tier = tierOf(rank)
  const isBetter = tier === 0 ? sql`false` : matchesText(text, (tier - 1) as Tier, access)
  return allOf([
    sql`c.available = ${rank < UNAVAILABLE}`,
    matchesText(text, tier, access),
    sql`not ${isBetter}`,
  ])
}

async function summarizeMany(db: Db, { filters, price, text, countLimit }: CatalogueQuestion) {
  const hasPrice = allOf([filters, sql`c.price is not null`])
  const first = (key: SQL) => sql`coalesce((select c.price from ${firstRows(hasPrice, key)} as c
      where ${matchesText(text, text.worstTier, 'rows')} order by ${key} limit 1),
    (select c.price from ${allRows(allOf([hasPrice, matchesText(text)]))} as c order by ${key} limit 1))`
  const count = sql`(select count(*) from (select from catalogue as c
    where ${filters} and ${price} and ${matchesText(text)} limit ${countLimit + 1}) as found)`
  const { rows } = await db.execute<Pick<IdPage, 'count' | 'lowest' | 'highest'>>(sql`
    select ${first(KEYS.precio_asc)} as lowest, ${first(KEYS.precio_desc)} as highest,
      ${price === null ? sql`${countLimit + 1}` : count}::integer as count`)
  return rows[0] as (typeof rows)[number]
}
