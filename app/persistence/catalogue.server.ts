// Section 7: what anybody may see of the catalogue. Published technicians only.
import { type SQL, sql } from 'drizzle-orm'
import {
  DAYS_AHEAD,
  type Moment,
  nextFreeSlot,
  type Schedule,
  type Slot,
} from '#domain/bookings/free-hours.ts'
import type { CatalogueCursor } from '#domain/technicians/catalogue-cursor.ts'
import {
  CATALOGUE_PAGE_SIZE,
  type CatalogueFilters,
  NO_FILTERS,
  type PriceRange,
} from '#domain/technicians/catalogue-filters.ts'
import type { CatalogueOrder } from '#domain/technicians/catalogue-order.ts'
import { publishedMatching } from '#persistence/catalogue-conditions.server.ts'
import type { Db } from '#persistence/database.server.ts'

export interface CatalogueCard {
  readonly uid: string
  readonly slug: string
  readonly nombre: string
  readonly ciudad: string
  readonly barrio: string
  readonly bioCorta: string
  readonly fotoURL: string | null
  readonly verificado: boolean
  readonly ratingPromedio: number
  readonly resenasCount: number
  readonly especialidades: readonly string[]
  readonly tarifaBase: number | null
  readonly moneda: string | null
  readonly nextFree: Slot | null
}

/** Counting stops here: beyond it people read '1.000+'. */
export const COUNT_LIMIT = 1_000
const HISTOGRAM_BARS = 16
const DAY_MS = 24 * 60 * 60 * 1000
const SPECIALTIES_ON_A_CARD = 4
const BIO_ON_A_CARD = 240

type CardRow = Omit<CatalogueCard, 'nextFree'> & Schedule & { plainName: string; taken: string[] }

/** The expressions of the indexes technicians_best, technicians_cheapest and technicians_dearest. */
const SORT_VALUES: Record<CatalogueOrder, SQL> = {
  rating: sql`(-"ratingPromedio")`,
  precio_asc: sql`coalesce("tarifaBase"::double precision, 'Infinity')`,
  precio_desc: sql`coalesce(-"tarifaBase"::double precision, 'Infinity')`,
}
const PLAIN_NAME = sql`plain_text(nombre) collate "C"`

export async function listPublishedTechnicians(
  db: Db,
  filters: CatalogueFilters,
  moment: Moment,
  { cursor = null, size = CATALOGUE_PAGE_SIZE }: { cursor?: CatalogueCursor | null; size?: number } = {},
): Promise<{ technicians: CatalogueCard[]; nextCursor: CatalogueCursor | null }> {
  const { now } = moment
  const value = SORT_VALUES[filters.orden]
  const after = cursor
    ? sql` and (${value}, ${PLAIN_NAME}, uid) > (${sortValueOf(cursor)}::double precision, ${cursor.name}, ${cursor.uid})`
    : sql``
  const until = new Date(now.getTime() + (DAYS_AHEAD + 1) * DAY_MS)
  const { rows } = await db.execute<CardRow & Record<string, unknown>>(sql`
    select uid, slug, nombre, ciudad, barrio, left("bioCorta", ${BIO_ON_A_CARD}) as "bioCorta", "fotoURL", verificado,
      "ratingPromedio", "resenasCount", especialidades[1:${SPECIALTIES_ON_A_CARD}] as especialidades, "tarifaBase", moneda,
      horarios, excepciones, ${PLAIN_NAME} as "plainName",
      to_json(array(select "scheduledAt" from reservas where "technicianId" = technicians.uid and status <> 'cancelada'
        and "scheduledAt" between ${now.toISOString()}::timestamptz - interval '1 hour' and ${until.toISOString()}::timestamptz)) as taken
    from technicians where ${publishedMatching(filters, moment)}${after}
    order by ${value}, ${PLAIN_NAME}, uid limit ${size + 1}`)
  const shown = rows.slice(0, size)
  const last = shown.at(-1)
  return {
    technicians: shown.map(row => cardOf(row, moment)),
    nextCursor: last && rows.length > size ? cursorAt(last, filters.orden) : null,
  }
}

function cardOf(
  { horarios, excepciones, taken, plainName: _, ...card }: CardRow,
  moment: Moment,
): CatalogueCard {
  const calendar = { ...moment, taken: taken.map(at => new Date(at)) }
  return { ...card, nextFree: nextFreeSlot({ horarios, excepciones }, calendar) }
}

function cursorAt(
  { ratingPromedio, tarifaBase, plainName, uid }: CardRow,
  orden: CatalogueOrder,
): CatalogueCursor {
  return { orden, value: orden === 'rating' ? ratingPromedio : tarifaBase, name: plainName, uid }
}

function sortValueOf({ orden, value }: CatalogueCursor): string {
  if (value === null) return 'Infinity'
  return String(orden === 'precio_asc' ? value : -value)
}

export async function countPublishedTechnicians(
  db: Db,
  filters: CatalogueFilters,
  moment: Moment,
): Promise<{ count: number; more: boolean }> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::integer as count
    from (select from technicians where ${publishedMatching(filters, moment)} limit ${COUNT_LIMIT + 1}) as found`)
  const count = rows[0]?.count ?? 0
  return { count: Math.min(count, COUNT_LIMIT), more: count > COUNT_LIMIT }
}

/** D36: the prices of everything that matches the other filters, and how they spread. */
export async function findPriceRange(
  db: Db,
  filters: CatalogueFilters,
  moment: Moment,
): Promise<PriceRange & { histogram: number[] }> {
  const others = { ...filters, minPrecio: null, maxPrecio: null }
  const { rows } = await db.execute<{ min: number; max: number; bar: number; technicians: number }>(sql`
    with prices as materialized (
      select "tarifaBase" as price from technicians where ${publishedMatching(others, moment)} and "tarifaBase" is not null
    ), range as (select min(price) as min, max(price) as max from prices)
    select range.min, range.max,
      case when range.min = range.max then 1
        else least(width_bucket(price, range.min, range.max, ${HISTOGRAM_BARS}), ${HISTOGRAM_BARS}) end as bar,
      count(*)::integer as technicians
    from prices, range group by 1, 2, 3`)
  const histogram = Array.from({ length: HISTOGRAM_BARS }, () => 0)
  for (const { bar, technicians } of rows) histogram[bar - 1] = technicians
  return { min: rows[0]?.min ?? 0, max: rows[0]?.max ?? 0, histogram }
}

export async function listCatalogueCities(db: Db): Promise<{ ciudad: string; technicians: number }[]> {
  const { rows } = await db.execute<{ ciudad: string; technicians: number }>(sql`
    select min(ciudad) as ciudad, count(*)::integer as technicians from technicians
    where publicado and ciudad <> '' group by plain_text(ciudad) order by plain_text(min(ciudad)) collate "C"`)
  return rows
}

/** The best six of the home page, under its own small filters. */
export async function listTopTechnicians(
  db: Db,
  filters: Partial<CatalogueFilters>,
  size: number,
  moment: Moment,
): Promise<CatalogueCard[]> {
  const page = await listPublishedTechnicians(db, { ...NO_FILTERS, ...filters }, moment, { size })
  return page.technicians
}
