// Section 7: the public catalogue; published technicians only. Its indexes: database/migrations/0002-catalogue.sql.
import { sql } from 'drizzle-orm'
import { hoursAhead, type Moment, nextFreeSlot, type Schedule } from '#domain/bookings/free-hours.ts'
import type { CatalogueCard } from '#domain/technicians/catalogue-card.ts'
import type { CatalogueCursor } from '#domain/technicians/catalogue-cursor.ts'
import {
  CATALOGUE_PAGE_SIZE,
  type CatalogueFilters,
  NO_FILTERS,
  type PriceRange,
} from '#domain/technicians/catalogue-filters.ts'
import type { CatalogueOrder } from '#domain/technicians/catalogue-order.ts'
import { buildCatalogueQuery, placeOf } from '#persistence/catalogue/catalogue-query.server.ts'
import type { Db } from '#persistence/database.server.ts'
import { readableTechnicians } from '#persistence/technicians/readable-technicians.server.ts'

/** Counting stops here: beyond it people read '1.000+'. */
export const COUNT_LIMIT = 1_000
const HISTOGRAM_BARS = 16
const SPECIALTIES_ON_A_CARD = 4
const BIO_ON_A_CARD = 240

type CardRow = Omit<CatalogueCard, 'uid' | 'nextFree'> &
  Schedule & { uid: string; plainName: string; taken: number[]; isReadable: boolean }

export async function listPublishedTechnicians(
  db: Db,
  filters: CatalogueFilters,
  moment: Moment,
  { cursor = null, size = CATALOGUE_PAGE_SIZE }: { cursor?: CatalogueCursor | null; size?: number } = {},
): Promise<{ technicians: CatalogueCard[]; nextCursor: CatalogueCursor | null }> {
  const question = buildCatalogueQuery(filters, moment)
  if (!question) return { technicians: [], nextCursor: null }
  const { from, until } = hoursAhead(moment.now)
  const { rows } = await db.execute<CardRow & Record<string, unknown>>(sql`
    select t.uid, slug, nombre, ciudad, barrio, left("bioCorta", ${BIO_ON_A_CARD}) as "bioCorta", "fotoURL", verificado,
      "ratingPromedio", "resenasCount", especialidades[1:${SPECIALTIES_ON_A_CARD}] as especialidades, "tarifaBase", moneda,
      disponible, horarios, excepciones, "isReadable", place.name as "plainName", array(
        select extract(epoch from "scheduledAt")::double precision * 1000 from reservas
        where "technicianId" = t.uid and status <> 'cancelada'
          and "scheduledAt" between ${from.toISOString()}::timestamptz and ${until.toISOString()}::timestamptz) as taken
    from ${question} as asked,
      catalogue_page(asked, ${filters.orden}, ${placeOf(cursor)}, ${size + 1})
        with ordinality as place (key, name, uid, at)
      join technicians as t on t.uid = place.uid
    order by at`)
  const shown = rows.slice(0, size)
  const last = shown.at(-1)
  return {
    technicians: readableTechnicians(shown).map(row => cardOf(row, moment)),
    nextCursor: last && rows.length > size ? cursorAt(last, filters.orden) : null,
  }
}

function cardOf(
  { horarios, excepciones, taken, plainName: _, ...card }: Omit<CardRow, 'isReadable'>,
  moment: Moment,
): CatalogueCard {
  const calendar = { ...moment, taken: taken.map(instant => new Date(instant)) }
  return { ...card, nextFree: nextFreeSlot({ horarios, excepciones, disponible: card.disponible }, calendar) }
}

function cursorAt(
  { ratingPromedio, tarifaBase, plainName, uid }: CardRow,
  orden: CatalogueOrder,
): CatalogueCursor {
  return { orden, value: orden === 'rating' ? ratingPromedio : tarifaBase, name: plainName, uid }
}

export async function countPublishedTechnicians(
  db: Db,
  filters: CatalogueFilters,
  moment: Moment,
): Promise<{ count: number; more: boolean }> {
  const question = buildCatalogueQuery(filters, moment)
  if (!question) return { count: 0, more: false }
  const { rows } = await db.execute<{ count: number }>(sql`select catalogue_count(${question}) as count`)
  const count = rows[0]?.count ?? 0
  return { count: Math.min(count, COUNT_LIMIT), more: count > COUNT_LIMIT }
}

/** D36: the price range and histogram of everything that matches the other filters. */
export async function findPriceRange(
  db: Db,
  filters: CatalogueFilters,
  moment: Moment,
): Promise<PriceRange & { histogram: number[] }> {
  const question = buildCatalogueQuery({ ...filters, minPrecio: null, maxPrecio: null }, moment)
  const { rows } = question
    ? await db.execute<{ min: number | null; max: number | null; histogram: number[] }>(sql`
        select lowest as min, highest as max, spread as histogram
        from catalogue_prices(${question}, ${HISTOGRAM_BARS})`)
    : { rows: [] }
  const [range] = rows
  const histogram = range?.histogram ?? Array.from({ length: HISTOGRAM_BARS }, () => 0)
  return { min: range?.min ?? 0, max: range?.max ?? 0, histogram }
}

/** Alphabetical, in the most frequent spelling; of equally frequent ones, the capitalized. */
export async function listCatalogueCities(db: Db): Promise<{ ciudad: string; technicians: number }[]> {
  const { rows } = await db.execute<{ ciudad: string; technicians: number }>(sql`
    select sum(total)::integer as technicians,
      (array_agg(ciudad order by total desc, ciudad !~ '^[^a-z].*[a-z]', ciudad collate "C" desc))[1] as ciudad
    from (
      select city, ciudad, sum(technicians) as total from catalogue_cities group by city, ciudad
    ) as spellings
    where total > 0 group by city order by city collate "C"`)
  return rows
}

/** The first technicians for the home page, with its own filters. */
export async function listTopTechnicians(
  db: Db,
  filters: Partial<CatalogueFilters>,
  size: number,
  moment: Moment,
): Promise<CatalogueCard[]> {
  const page = await listPublishedTechnicians(db, { ...NO_FILTERS, ...filters }, moment, { size })
  return page.technicians
}
