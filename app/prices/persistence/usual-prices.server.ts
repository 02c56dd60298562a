import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { citySlug } from '#platform/domain/slug.ts'
import type { Db, PooledDb } from '#platform/persistence/database.server.ts'
import type { KeptAnswers } from '#platform/persistence/kept-answers.server.ts'
import { preparedStatement } from '#platform/persistence/prepared.server.ts'
import { troubleOf, troubleWithKey } from '#prices/domain/troubles.ts'
import type { UsualPrice } from '#prices/domain/usual-price.ts'
import { usualPrices } from '#prices/persistence/price-tables.server.ts'
import type { SpecialtyLabel } from '#technicians/domain/specialties.ts'
import { specialtyFrom } from '#technicians/domain/specialty-names.ts'

type Row = typeof usualPrices.$inferSelect

/** A trade or a trouble that this version does not know is left out. */
function pricesFrom(rows: readonly Row[]): UsualPrice[] {
  return rows.flatMap(({ especialidad, trouble: key, city, ...row }) => {
    const trade = specialtyFrom(especialidad)
    const trouble = trade && troubleWithKey(trade, key)
    return trouble ? [{ ...row, trade, trouble }] : []
  })
}

type SqlRow = Omit<Row, 'computedAt'> & { computedAt: string }

const pricesFromSql = (rows: readonly SqlRow[]) =>
  pricesFrom(rows.map(row => ({ ...row, computedAt: new Date(row.computedAt) })))

const { especialidad, city, trouble, visits } = usualPrices

const pricesOfTrades = preparedStatement(db =>
  db
    .select()
    .from(usualPrices)
    .where(and(eq(especialidad, sql`any(${sql.placeholder('trades')})`), eq(city, sql.placeholder('city'))))
    .orderBy(desc(visits), asc(trouble))
    .prepare('list_usual_prices'),
)

interface PriceQuestion {
  readonly trades: readonly SpecialtyLabel[]
  readonly ciudad: string
}

/** Of these trades in a city, most visits first. */
export async function listUsualPrices(db: Db, { trades, ciudad }: PriceQuestion): Promise<UsualPrice[]> {
  const slug = citySlug(ciudad)
  if (trades.length === 0 || slug === '') return []
  return pricesFrom(await pricesOfTrades(db).execute({ trades, city: slug }))
}

/** Where answers for everybody are kept: prices change once a night. */
interface KeptReads {
  readonly db: PooledDb
  readonly publicAnswers: KeptAnswers
}

export const readUsualPrices = ({ db, publicAnswers }: KeptReads, question: PriceQuestion) =>
  publicAnswers.read(`usual ${question.trades} ${question.ciudad}`, () => listUsualPrices(db, question))

export const readCitiesOfTrade = ({ db, publicAnswers }: KeptReads, trade: SpecialtyLabel, limit: number) =>
  publicAnswers.read(`priced cities ${trade} ${limit}`, () => listCitiesOfTrade(db, trade, limit))

/** Of the trouble that the texts name; null where that is not known. */
export async function findUsualPrice(
  kept: KeptReads,
  {
    trade,
    ciudad,
    texts,
  }: { readonly trade: string; readonly ciudad: string; readonly texts: readonly string[] },
): Promise<UsualPrice | null> {
  const known = specialtyFrom(trade)
  const trouble = known && troubleOf(known, texts)
  if (!known || !trouble) return null
  const prices = await readUsualPrices(kept, { trades: [known], ciudad })
  return prices.find(price => price.trouble.key === trouble.key) ?? null
}

/** Of the trouble that the text names, or of the most frequent one. */
export async function findPriceOfSearch(
  kept: KeptReads,
  { trade, ciudad, text }: { readonly trade: SpecialtyLabel; readonly ciudad: string; readonly text: string },
): Promise<UsualPrice | null> {
  const prices = await readUsualPrices(kept, { trades: [trade], ciudad })
  const named = troubleOf(trade, [text])
  return prices.find(({ trouble }) => trouble === named) ?? prices[0] ?? null
}

/** Of a trade in the cities with most visits, these first; in each, most visits first. */
export async function listUsualPricesOfTrade(
  db: Db,
  trade: SpecialtyLabel,
  cities: number,
): Promise<UsualPrice[]> {
  const { rows } = await db.execute<SqlRow>(sql`
    select * from usual_prices
    join (select city, sum(visits) as all from usual_prices where especialidad = ${trade}
      group by city order by 2 desc, city limit ${cities}) as busiest using (city)
    where especialidad = ${trade} order by busiest.all desc, city, visits desc, trouble`)
  return pricesFromSql(rows)
}

/** Of each trade the one with most visits. */
export async function listMostFrequentPrices(db: Db): Promise<UsualPrice[]> {
  const { rows } = await db.execute<SqlRow>(sql`
    select distinct on (especialidad) * from usual_prices order by especialidad, visits desc, city, trouble`)
  return pricesFromSql(rows)
}

/** The cities of a trade, those with most visits first. */
export async function listCitiesOfTrade(db: Db, trade: SpecialtyLabel, limit: number): Promise<string[]> {
  const { rows } = await db.execute<{ ciudad: string }>(sql`
    select mode() within group (order by ciudad) as ciudad from usual_prices where especialidad = ${trade}
    group by city order by sum(visits) desc, city limit ${limit}`)
  return rows.map(({ ciudad }) => ciudad)
}

export interface PricedCity {
  readonly trade: SpecialtyLabel
  readonly ciudad: string
}

/** Trades and cities with a usual price, those with most visits first. */
export async function listPricedCities(db: Db, limit: number): Promise<PricedCity[]> {
  const { rows } = await db.execute<{ especialidad: string; ciudad: string }>(sql`
    select especialidad, mode() within group (order by ciudad) as ciudad from usual_prices
    group by especialidad, city order by sum(visits) desc, especialidad, city limit ${limit}`)
  return rows.flatMap(row => {
    const trade = specialtyFrom(row.especialidad)
    return trade ? [{ trade, ciudad: row.ciudad }] : []
  })
}
