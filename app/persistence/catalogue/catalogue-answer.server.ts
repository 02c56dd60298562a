// The answer to a question: one page of ids, how many match, and their prices. Where few match they are all read and sorted;
// where many match, each part of the answer walks an index in its order and stops early.
import { type SQL, sql } from 'drizzle-orm'
import type { Tally } from '#domain/tally.ts'
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
  /** Null when nobody can match. */
  readonly filters: SQL | null
  readonly price: SQL
  readonly text: TextQuestion
  readonly orden: CatalogueOrder
  /** Section 5: the home page searches names, cities and specialties only, which is tier 0. */
  readonly worstTier: Tier
}

/** Where somebody stands in the order: the smaller comes first. */
export type Position = Omit<CatalogueCursor, 'orden' | 'step'>

export interface IdPage {
  readonly positions: readonly Position[]
  readonly tally: Tally
  /** Of everybody who matches but for the price (D36): the lowest, the highest, and those of at most a thousand. */
  readonly prices: {
    readonly min: number | null
    readonly max: number | null
    readonly some: readonly number[]
  }
  /** Whether somebody matches at tier 0. */
  readonly hasBestTier: boolean
}

interface PageRequest {
  readonly after: Position | null
  readonly size: number
}

const KEYS = { rating: sql`c.by_rating`, precio_asc: sql`c.by_price`, precio_desc: sql`c.by_price_off` }
const UNAVAILABLE = 3

export async function answerQuestion(
  db: Db,
  question: CatalogueQuestion,
  request: PageRequest,
): Promise<IdPage> {
  const nobody = {
    positions: [],
    tally: { count: 0, more: false },
    prices: { min: null, max: null, some: [] },
  }
  if (!question.filters) return { ...nobody, hasBestTier: false }
  const matches = allOf([
    question.filters,
    matchesText(question.text, question.worstTier, question.worstTier),
  ])
  const { total, ...few } = await readFew(db, question, matches, request)
  if (total <= COUNT_LIMIT) return few
  const { count, min, max } = await summarize(db, question, matches)
  return {
    positions: await walk(db, question, request),
    tally: { count: Math.min(count, COUNT_LIMIT), more: count > COUNT_LIMIT },
    prices: { min, max, some: few.prices.some },
    hasBestTier: true,
  }
}

/** At most a thousand and one rows; up to a thousand, the answer is complete. */
async function readFew(db: Db, question: CatalogueQuestion, matches: SQL, { after, size }: PageRequest) {
  const { price, orden } = question
  const isLater = after
    ? sql`(rank, key, name, uid) > (${after.rank}, ${after.key}, ${after.name}, ${after.uid})`
    : sql`true`
  const { rows } = await db.execute<Omit<IdPage, 'tally'> & { total: number; count: number }>(sql`
    with found as materialized (
      select ${tierOf(question)} as tier, ${rankOf(question)} as rank, ${KEYS[orden]} as key, c.name, c.uid, c.price,
        ${price} as fits from catalogue as c where ${matches} limit ${COUNT_LIMIT + 1})
    select count(*)::integer as total, (count(*) filter (where fits))::integer as count,
      coalesce(bool_or(fits and tier = 0), false) as "hasBestTier", json_build_object('min', min(price), 'max', max(price),
        'some', coalesce(json_agg(price) filter (where price is not null), '[]')) as prices,
      (select coalesce(json_agg(page), '[]') from (select rank, key, name, uid from found where fits and ${isLater}
        order by rank, key, name, uid limit ${size}) as page) as positions
    from found`)
  const { count, ...row } = rows[0] as (typeof rows)[number]
  return { ...row, tally: { count, more: false } }
}

function tierOf({ text, worstTier }: CatalogueQuestion): SQL {
  const better = ([0, 1] as const).filter(tier => tier < worstTier)
  const cases = better.map(tier => sql`when ${matchesText(text, tier, worstTier)} then ${sql.raw(`${tier}`)}`)
  return sql`case ${sql.join(cases, sql` `)} when true then ${sql.raw(`${worstTier}`)} end`
}

/** D43: who fits best comes first. D44: who receives no work comes last. The orders by price are by price alone. */
function rankOf(question: CatalogueQuestion): SQL {
  if (question.orden !== 'rating') return sql`0`
  return sql`${tierOf(question)} + case when c.available then 0 else ${sql.raw(`${UNAVAILABLE}`)} end`
}

/** Rank by rank, because no index knows how well somebody fits. */
async function walk(db: Db, question: CatalogueQuestion, { after, size }: PageRequest): Promise<Position[]> {
  const { filters, price, orden, worstTier } = question
  const tiers = ([0, 1, 2] as const).filter(tier => tier <= worstTier)
  const ranks = orden === 'rating' ? [...tiers, ...tiers.map(tier => tier + UNAVAILABLE)] : [0]
  const positions: Position[] = []
  for (const rank of ranks) {
    if (positions.length === size || (after && rank < after.rank)) continue
    const key = KEYS[orden]
    const conditions = [filters ?? sql`true`, price, hasRank(question, rank)]
    if (after?.rank === rank)
      conditions.push(sql`(${key}, c.name, c.uid) > (${after.key}, ${after.name}, ${after.uid})`)
    const { rows } = await db.execute<Position & Record<string, unknown>>(sql`
      select ${rank}::integer as rank, ${key} as key, c.name, c.uid from catalogue as c where ${allOf(conditions)}
      order by ${key}, c.name, c.uid limit ${size - positions.length}`)
    positions.push(...rows)
  }
  return positions
}

function hasRank({ text, worstTier, orden }: CatalogueQuestion, rank: number): SQL {
  if (orden !== 'rating') return matchesText(text, worstTier, worstTier)
  const tier = (rank % UNAVAILABLE) as Tier
  const conditions = [
    matchesText(text, tier, worstTier),
    rank < UNAVAILABLE ? sql`c.available` : sql`not c.available`,
  ]
  if (tier > 0) conditions.push(sql`not ${matchesText(text, (tier - 1) as Tier, worstTier)}`)
  return allOf(conditions)
}

async function summarize(db: Db, { price }: CatalogueQuestion, matches: SQL) {
  const first = (key: SQL) => sql`(select c.price from catalogue as c where ${matches} and c.price is not null
    order by ${key}, c.name, c.uid limit 1)`
  const { rows } = await db.execute<{ count: number; min: number | null; max: number | null }>(sql`
    select ${first(KEYS.precio_asc)} as min, ${first(KEYS.precio_desc)} as max, (select count(*) from (
      select from catalogue as c where ${matches} and ${price} limit ${COUNT_LIMIT + 1}) as found)::integer as count`)
  return rows[0] as (typeof rows)[number]
}
