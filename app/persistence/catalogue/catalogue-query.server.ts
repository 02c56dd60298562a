// Filters as arguments of the functions in database/migrations/0002-catalogue.sql.
import { type SQL, sql } from 'drizzle-orm'
import { isSlotPast, type Moment } from '#domain/bookings/free-hours.ts'
import type { CatalogueCursor } from '#domain/technicians/catalogue-cursor.ts'
import { type CatalogueFilters, PERFECT_RATING } from '#domain/technicians/catalogue-filters.ts'
import { searchTermsOf } from '#domain/technicians/catalogue-terms.ts'

/** A catalogue_question; null when the requested hour has passed, so nobody can match. */
export function buildCatalogueQuery(
  { q, esp, ciudad, minRating, perfect, minPrecio, maxPrecio, disponible, fecha, hora }: CatalogueFilters,
  { now, isHoliday }: Moment,
): SQL | null {
  if (fecha !== null && hora !== null && isSlotPast({ date: fecha, hour: hora }, now)) return null
  const rating = Math.max(minRating, perfect ? PERFECT_RATING : 0)
  const holiday = fecha !== null && isHoliday(fecha)
  return sql`catalogue_question_of(${ciudad}, ${esp}, ${disponible}, ${rating}, ${minPrecio}, ${maxPrecio},
    ${fecha}, ${hora}, ${holiday}, ${sql.param(waysOf(q))})`
}

/** A catalogue_place; without a cursor, the first. */
export function placeOf(cursor: CatalogueCursor | null): SQL {
  if (!cursor) return sql`row ('-infinity', '', '')::catalogue_place`
  const { orden, value, name, uid } = cursor
  const key = value === null ? Number.POSITIVE_INFINITY : orden === 'precio_asc' ? value : -value
  return sql`row (${key}::double precision, ${name}, ${uid})::catalogue_place`
}

/** The alternatives of each word, padded with null: SQL arrays must be rectangular. */
function waysOf(q: string): (string | null)[][] | null {
  const ways = searchTermsOf(q).map(({ texts, specialties }) => [
    ...texts,
    ...specialties.map(label => `E:${label}`),
  ])
  if (ways.length === 0) return null
  const length = Math.max(...ways.map(({ length }) => length))
  return ways.map(each => Array.from({ length }, (_, index) => each[index] ?? null))
}
