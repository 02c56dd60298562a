// The catalogue of published technicians (sections 2 and 7). How it stays fast: database/migrations/0002-catalogue.sql.
import { sql } from 'drizzle-orm'
import { bogotaDate } from '#domain/bogota-time.ts'
import { DAYS_AHEAD, nextFreeSlot, type Slot } from '#domain/bookings/free-hours.ts'
import type { CatalogueCursor } from '#domain/technicians/catalogue-cursor.ts'
import {
  CATALOGUE_PAGE_SIZE,
  type CatalogueFilters,
  HOME_PAGE_SIZE,
  NO_FILTERS,
  type PriceRange,
} from '#domain/technicians/catalogue-filters.ts'
import type { Technician } from '#domain/technicians/technician.ts'
import { type Circumstances, placeOf, questionOf } from '#persistence/catalogue-question.server.ts'
import type { Db } from '#persistence/database.server.ts'

export type CatalogueCard = Pick<
  Technician,
  | 'uid'
  | 'slug'
  | 'nombre'
  | 'ciudad'
  | 'barrio'
  | 'fotoURL'
  | 'bioCorta'
  | 'especialidades'
  | 'ratingPromedio'
  | 'resenasCount'
  | 'tarifaBase'
  | 'moneda'
  | 'verificado'
  | 'disponible'
> & { readonly nextFree: Slot | null }

export interface CataloguePage {
  readonly technicians: readonly CatalogueCard[]
  readonly nextCursor: CatalogueCursor | null
}

export interface CatalogueCount {
  readonly count: number
  /** There are more than `count`. */
  readonly more: boolean
}

export const COUNTED_UP_TO = 1000

export async function listPublishedTechnicians(
  db: Db,
  filters: CatalogueFilters,
  circumstances: Circumstances,
  { cursor = null, limit = CATALOGUE_PAGE_SIZE }: { cursor?: CatalogueCursor | null; limit?: number } = {},
): Promise<CataloguePage> {
  const rows = await placesAndCards(db, filters, circumstances, cursor, limit + 1)
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    technicians: shown.map(row => cardFrom(row, circumstances)),
    nextCursor: last
      ? {
          orden: filters.orden,
          value: filters.orden === 'rating' ? last.ratingPromedio : last.tarifaBase,
          name: last.sortName,
          uid: last.uid,
        }
      : null,
  }
}

/** The list of the home page: a search and four small controls. */
export async function listTopTechnicians(
  db: Db,
  filters: Partial<Pick<CatalogueFilters, 'q' | 'esp' | 'ciudad' | 'orden' | 'disponible'>>,
  circumstances: Circumstances,
  limit = HOME_PAGE_SIZE,
): Promise<readonly CatalogueCard[]> {
  const page = await listPublishedTechnicians(db, { ...NO_FILTERS, ...filters }, circumstances, { limit })
  return page.technicians
}

export async function countPublishedTechnicians(
  db: Db,
  filters: CatalogueFilters,
  circumstances: Circumstances,
): Promise<CatalogueCount> {
  const question = questionOf(filters, circumstances)
  if (!question) return { count: 0, more: false }
  const { rows } = await db.execute<{ count: number }>(sql`select catalogue_count(${question}) as count`)
  const count = rows[0]?.count ?? 0
  return { count: Math.min(count, COUNTED_UP_TO), more: count > COUNTED_UP_TO }
}

/** D36: of everything that matches the other filters; null when nothing of it has a price. */
export async function findPriceRange(
  db: Db,
  filters: CatalogueFilters,
  circumstances: Circumstances,
): Promise<PriceRange | null> {
  const question = questionOf({ ...filters, minPrecio: null, maxPrecio: null }, circumstances)
  if (!question) return null
  const { rows } = await db.execute<{ min: number; max: number }>(sql`
    select low.key as min, -high.key as max
    from ${question} as asked,
      catalogue_page(asked, 'precio_asc', ${placeOf(null)}, 1) as low,
      catalogue_page(asked, 'precio_desc', ${placeOf(null)}, 1) as high`)
  const range = rows[0]
  return range && Number.isFinite(range.min) ? range : null
}

export interface CatalogueCity {
  readonly ciudad: string
  readonly technicians: number
}

/** Cities of published technicians, the largest first, each as most of them write it. */
export async function listCatalogueCities(db: Db): Promise<CatalogueCity[]> {
  const { rows } = await db.execute<{ ciudad: string; technicians: number }>(sql`
    select (array_agg(ciudad order by total desc, ciudad))[1] as ciudad, sum(total)::integer as technicians
    from (
      select city, ciudad, sum(technicians) as total from catalogue_cities group by city, ciudad
    ) as spellings
    where total > 0 group by city order by technicians desc, ciudad`)
  return rows
}

type Row = Omit<CatalogueCard, 'nextFree'> &
  Pick<Technician, 'horarios' | 'excepciones'> & { sortName: string; taken: number[] }

async function placesAndCards(
  db: Db,
  filters: CatalogueFilters,
  circumstances: Circumstances,
  cursor: CatalogueCursor | null,
  limit: number,
): Promise<Row[]> {
  const question = questionOf(filters, circumstances)
  if (!question) return []
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    select t.uid, t.slug, t.nombre, t.ciudad, t.barrio, t."fotoURL", t."bioCorta", t.especialidades,
      t."ratingPromedio", t."resenasCount", t."tarifaBase", t.moneda, t.verificado, t.disponible,
      t.horarios, t.excepciones, place.name as "sortName", array(
        select extract(epoch from "scheduledAt")::double precision * 1000 from reservas
        where "technicianId" = t.uid and status <> 'cancelada'
          and "scheduledAt" >= ${bogotaDate(circumstances.now)}::date
          and "scheduledAt" < ${bogotaDate(circumstances.now)}::date + ${DAYS_AHEAD + 1}::integer
      ) as taken
    from ${question} as asked,
      catalogue_page(asked, ${filters.orden}, ${placeOf(cursor)}, ${limit})
        with ordinality as place (key, name, uid, at)
      join technicians as t on t.uid = place.uid
    order by place.at`)
  return rows
}

function cardFrom(
  { horarios, excepciones, taken, sortName, ...card }: Row,
  circumstances: Circumstances,
): CatalogueCard {
  const booked = taken.map(milliseconds => new Date(milliseconds))
  return { ...card, nextFree: nextFreeSlot({ horarios, excepciones }, { ...circumstances, taken: booked }) }
}
