import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { citySlug } from '#platform/domain/slug.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { troubleWithKey } from '#prices/domain/troubles.ts'
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

const { especialidad, city, trouble, visits } = usualPrices

/** Of these trades in a city, most visits first. */
export async function listUsualPrices(
  db: Db,
  { trades, ciudad }: { readonly trades: readonly SpecialtyLabel[]; readonly ciudad: string },
): Promise<UsualPrice[]> {
  const slug = citySlug(ciudad)
  if (trades.length === 0 || slug === '') return []
  const rows = await db
    .select()
    .from(usualPrices)
    .where(and(inArray(especialidad, [...trades]), eq(city, slug)))
    .orderBy(desc(visits), asc(trouble))
  return pricesFrom(rows)
}

/** Of all cities of a trade, those with most visits first. */
export async function listUsualPricesOfTrade(db: Db, trade: SpecialtyLabel): Promise<UsualPrice[]> {
  const rows = await db
    .select()
    .from(usualPrices)
    .where(eq(especialidad, trade))
    .orderBy(desc(visits), asc(city), asc(trouble))
  return pricesFrom(rows)
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
