// The filters of the catalogue as conditions over published technicians (section 5, D19, D36).
import { type SQL, sql } from 'drizzle-orm'
import { instantAt, weekdayOf } from '#domain/bogota-time.ts'
import { hourText, type Moment, PAST_TOLERANCE_MS } from '#domain/bookings/free-hours.ts'
import { type CatalogueFilters, PERFECT_RATING } from '#domain/technicians/catalogue-filters.ts'
import { type SearchTerm, searchTermsOf } from '#domain/technicians/catalogue-terms.ts'
import { DAY_KEYS } from '#domain/technicians/technician.ts'

/** The very expression of the index technicians_search. */
const SEARCH_TEXT = sql`technician_search_text(nombre, ciudad, especialidades, descripcion, "bioCorta", tags)`

export function publishedMatching(filters: CatalogueFilters, moment: Moment): SQL {
  const conditions = [
    sql`publicado`,
    ...searchTermsOf(filters.q).map(matching),
    ...(filters.esp ? [sql`especialidades @> array[${filters.esp}]`] : []),
    ...(filters.ciudad ? [sql`plain_text(ciudad) = plain_text(${filters.ciudad})`] : []),
    ...ratingConditions(filters),
    ...(filters.minPrecio === null
      ? []
      : [sql`("tarifaBase" is null or "tarifaBase" >= ${filters.minPrecio})`]),
    ...(filters.maxPrecio === null
      ? []
      : [sql`("tarifaBase" is null or "tarifaBase" <= ${filters.maxPrecio})`]),
    ...(filters.disponible ? [sql`disponible`] : []),
    ...freeAt(filters, moment),
  ]
  return sql.join(conditions, sql` and `)
}

/** Any of its texts as part of the whole text, or any of its specialties. '%' and '_' are letters like others. */
function matching({ texts, specialties }: SearchTerm): SQL {
  const ways = texts.map(text => sql`${SEARCH_TEXT} like ${`%${text.replace(/[\\%_]/g, '\\$&')}%`}`)
  if (specialties.length > 0) ways.push(sql`especialidades && ${list(specialties)}`)
  return sql`(${sql.join(ways, sql` or `)})`
}

function ratingConditions({ perfect, minRating }: CatalogueFilters): SQL[] {
  const least = Math.max(minRating, perfect ? PERFECT_RATING : 0)
  return least > 0 ? [sql`"ratingPromedio" >= ${least}`] : []
}

/** Works at that hour, and nobody has it (D16); the same rule as free-hours.ts. */
function freeAt({ fecha, hora }: CatalogueFilters, { now, isHoliday }: Moment): SQL[] {
  const start = fecha !== null && hora !== null ? instantAt(fecha, hourText(hora)) : null
  if (!start || fecha === null || hora === null) return []
  if (start.getTime() + PAST_TOLERANCE_MS < now.getTime()) return [sql`false`]
  const usual = sql`horarios -> ${DAY_KEYS[weekdayOf(fecha)]}::text`
  const hours = isHoliday(fecha)
    ? sql`case when (excepciones -> 'festivos')::boolean then '[]'::jsonb else ${usual} end`
    : usual
  return [
    sql`exists (select from jsonb_array_elements(coalesce(excepciones -> 'fechas' -> ${fecha}::text, ${hours})) as range
      where range ->> 'inicio' <= ${hourText(hora)} and range ->> 'fin' >= ${hourText(hora + 1)})`,
    sql`not exists (select from reservas where "technicianId" = technicians.uid
      and "scheduledAt" = ${start.toISOString()}::timestamptz and status <> 'cancelada')`,
  ]
}

function list(texts: readonly string[]): SQL {
  return sql`array[${sql.join(
    texts.map(text => sql`${text}`),
    sql`, `,
  )}]::text[]`
}
