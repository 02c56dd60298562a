// Where PostgreSQL's planner would choose badly, and the rows of `npm run bench -- catalogue` that need the hint. A hint that
// no row needs goes; a new one is measured first.
import { type SQL, sql } from 'drizzle-orm'
import type { CatalogueFilters, CatalogueOrder } from '#catalogue/domain/catalogue-filters.ts'
import { isFoundInOrder, type WordColumn } from '#catalogue/persistence/catalogue-words.server.ts'
import { weekdayOf } from '#platform/domain/time.ts'

const SUNDAY = 6

/**
 * Begins with these rows: `offset 0` is not planned together with what surrounds it.
 * - Those who hold a rare word, or at a million every row is compared in its order: 'rare search' with --full.
 * - All in their order, or whoever fits is sorted: see `isOrderWalked`.
 */
export function readFirst(rows: SQL): SQL {
  return sql`(${rows} offset 0) as c`
}

/**
 * Where walking the order is sooner than sorting whoever the indexes give. One rare word that is not so rare: 'rare search',
 * 'one letter', 'long search'. A city by price: 'specialty in a city at a free hour, by price', 'trade in a city, available,
 * up to a price, by price', 'all at once, by price'.
 */
export function isOrderWalked(
  by: CatalogueOrder,
  { ciudad }: CatalogueFilters,
  rareWords: readonly (readonly WordColumn[])[],
): boolean {
  const [word, ...others] = rareWords
  if (others.length > 0) return false
  return word ? isFoundInOrder(word) : by !== 'rating' && ciudad !== null
}

/** The price at which that walk begins: 'trade in a city, available, up to a price, by price'. */
export function firstPriceKey(by: CatalogueOrder, { minPrecio, maxPrecio }: CatalogueFilters): number | null {
  return { rating: null, precio_asc: minPrecio, precio_desc: maxPrecio && -maxPrecio }[by]
}

/**
 * In a city such a condition is compared row by row: no index fits it then, and the planner would list everybody in the country
 * who meets it. Price: 'trade in a city, available, up to a price', 'all at once'. Who confirms at once: 'confirms at once'.
 */
export function comparedInCity(
  { ciudad }: CatalogueFilters,
  { byIndex, byRow, ifUnknown }: { byIndex: SQL; byRow: SQL; ifUnknown: boolean },
): SQL {
  return ciudad === null ? byIndex : sql`coalesce(${byRow}, ${sql.raw(String(ifUnknown))})`
}

/**
 * Several days are compared for each row that is reached: joined with them, everybody is compared before the lowest price is
 * known. 'free on one of three evenings', 'free on one of a month of evenings'.
 */
export function askedOfEach(days: readonly unknown[]): SQL {
  return days.length > 1 ? sql`offset 0` : sql``
}

/**
 * What else is true of those who work on a Sunday at one of these hours: few do, an index knows their hours, and the orders by
 * price have indexes of them alone. 'free on Sunday evening', 'free on Sunday evening, by price'.
 */
export function sundayConditions(
  by: CatalogueOrder | undefined,
  { fecha, hours }: { fecha: string; hours: readonly number[] },
): SQL[] {
  if (weekdayOf(fecha) !== SUNDAY || by === 'rating') return []
  if (by) return [sql`c.sundays`]
  return [sql`(catalogue_sunday_hours(c.hours) && ${sql.param([...hours])}::integer[] or c.dates ? ${fecha})`]
}
