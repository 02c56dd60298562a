// Filters and text of a search as SQL conditions on the table `catalogue` (alias c; database/migrations/0001-baseline/07-catalogue.sql).
import { type SQL, sql } from 'drizzle-orm'
import { type CatalogueFilters, PERFECT_RATING } from '#catalogue/domain/catalogue-filters.ts'
import { namesOf } from '#catalogue/domain/search/places/place-lookup.ts'
import type { Place } from '#catalogue/domain/search/search-parts.ts'
import type {
  SearchWord,
  TextQuestion,
  Tier,
  WordAccess,
  WordColumn,
} from '#catalogue/persistence/text-question.server.ts'
import { instantAt, weekdayOf } from '#platform/domain/time.ts'
import { isSlotPast, type Moment } from '#technicians/domain/free-hours.ts'
import { BOOKABLE_HOURS, hourText } from '#technicians/domain/hours.ts'

const LONG_LIST = 16
/** Maximum of PostgreSQL's integer. */
const HIGHEST_PRICE = 2_147_483_647
const textArray = (values: readonly string[]) => sql`${sql.param([...values])}::text[]`

export function allOf(conditions: readonly SQL[]): SQL {
  return conditions.length > 0 ? sql`(${sql.join([...conditions], sql` and `)})` : sql`true`
}

/**
 * Everybody who matches the text at this tier or a better one. Beside a trade, other words may stand anywhere. At the best
 * of several tiers the words of a trade or place may only be a name ('manga' is not Bucaramanga, 'aires' not Buenos
 * Aires), and an area alone is itself, not the rest of its locality.
 */
export function matchesText(
  text: TextQuestion,
  tier: Tier = text.worstTier,
  access: WordAccess = 'index',
): SQL {
  const { trades, place, worstTier } = text
  const isBest = tier === 0 && tier < worstTier
  const holdsAll = (words: readonly SearchWord[]) =>
    allOf(words.map(word => (isBest ? isNamed(word) : holdsWord(word, tier, access))))
  const conditions = text.words.map(word => holdsWord(word, trades.length > 0 ? worstTier : tier, access))
  if (trades.length > 0) conditions.push(sql`(${hasTrade(trades)} or ${holdsAll(text.tradeWords)})`)
  if (place) {
    const isItself = isBest && trades.length === 0 && place.kind === 'area'
    const there = isItself ? { ...place, names: namesOf(place.label) } : place
    conditions.push(sql`(${isIn(there)} or ${holdsAll(text.placeWords)})`)
  }
  return allOf(conditions)
}

/** Has the trade and the place, by the columns without words. False for a text with other words, or with neither. */
export function hasTradeAndPlace({ trades, place, words }: TextQuestion): SQL {
  if (words.length > 0 || (trades.length === 0 && !place)) return sql`false`
  return allOf([...(trades.length > 0 ? [hasTrade(trades)] : []), ...(place ? [isIn(place)] : [])])
}

const hasTrade = (trades: TextQuestion['trades']) => sql`c.specialties && ${textArray(trades)}`

/** A rare word is looked up in the index; for a common one rows are read until enough match. */
function holdsWord(word: SearchWord, tier: Tier, access: WordAccess): SQL {
  const columns = columnsHolding(word, tier)
  if (columns.length === 0) return sql`false`
  const each = (condition: (column: SQL, matches: readonly string[]) => SQL) =>
    sql`(${sql.join(
      columns.map(({ name, matches }) => condition(sql.raw(`c.${name}`), matches)),
      sql` or `,
    )})`
  if (access === 'rows' || columns.some(({ isCommon }) => isCommon))
    return each(column => sql`${column} like ${likePattern(word.text)}`)
  const all = [...new Set(columns.flatMap(({ matches }) => matches))]
  if (all.length <= LONG_LIST)
    return each((column, matches) => sql`catalogue_word_list(${column}) && ${textArray(matches)}`)
  return sql`c.uid in (select catalogue_holders(${textArray(all)}, ${textArray(columns.map(({ name }) => name))}))`
}

/** The columns of this tier in which some profile holds the word. */
function columnsHolding({ columns }: SearchWord, tier: Tier): readonly WordColumn[] {
  return columns.slice(0, tier + 1).filter(({ matches, isCommon }) => isCommon || matches.length > 0)
}

/** False where no profile holds one of the words at this tier. */
export function mayMatch({ trades, words, worstTier }: TextQuestion, tier: Tier): boolean {
  if (trades.length > 0 || tier > worstTier) return tier <= worstTier
  return words.every(word => columnsHolding(word, tier).length > 0)
}

/** Has the whole word in the name: 'Luz', 'Candelaria'. */
function isNamed({ text }: SearchWord): SQL {
  return sql`' ' || c.name || ' ' like ${`% ${escaped(text)} %`}`
}

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** plain_text in SQL, because unaccent replaces more characters than plainText: 'O’Neil' is "o'neil". */
export function likePattern(text: string): SQL {
  return sql`plain_text(${`%${escaped(text)}%`})`
}

function isIn({ kind, city, names }: Place): SQL {
  const conditions = city === null ? [] : [sql`c.city = plain_text(${city})`]
  if (kind === 'area') conditions.push(sql`c.places && ${textArray(names)}`)
  return allOf(conditions)
}

/** The filters of the sidebar but the price. */
export function matchesFilters(filters: CatalogueFilters, moment: Moment): SQL {
  const rating = Math.max(filters.minRating, filters.perfect ? PERFECT_RATING : 0)
  const conditions: SQL[] = []
  if (filters.ciudad !== null) conditions.push(sql`c.city = plain_text(${filters.ciudad})`)
  if (filters.esp !== null) conditions.push(sql`c.specialties && ${textArray([filters.esp])}`)
  if (filters.disponible) conditions.push(sql`c.available`)
  if (rating > 0) conditions.push(sql`c.rating >= ${rating}`)
  if (filters.fecha !== null) conditions.push(isFreeOn(filters.fecha, filters.hora, moment))
  return allOf(conditions)
}

/** D36: somebody without a price is never excluded by price. Null without a price filter. */
export function matchesPrice({ minPrecio, maxPrecio }: CatalogueFilters): SQL | null {
  if (minPrecio === null && maxPrecio === null) return null
  return sql`(c.price between ${minPrecio ?? 0} and ${maxPrecio ?? HIGHEST_PRICE} or c.price is null)`
}

/** Where the order by price begins, as a condition on its sort key: the walk skips who costs less, or more. */
export function startOfPrices({ orden, minPrecio, maxPrecio }: CatalogueFilters): SQL {
  if (orden === 'precio_asc' && minPrecio !== null) return sql`c.by_price >= ${minPrecio}`
  if (orden === 'precio_desc' && maxPrecio !== null) return sql`c.by_price_off >= ${-maxPrecio}`
  return sql`true`
}

/** Receives work (D44) and is free at that hour, or without one at any hour of that day that has not passed. */
function isFreeOn(fecha: string, hora: number | null, { now, isHoliday }: Moment): SQL {
  const isAskedFor = (hour: number) =>
    (hora === null || hora === hour) && !isSlotPast({ date: fecha, hour }, now)
  const hours = BOOKABLE_HOURS.map(hour => (isAskedFor(hour) ? '1' : '0')).join('')
  const slots = [...hours].flatMap((bit, at) => (bit === '1' ? weekdayOf(fecha) * 12 + at : []))
  const worked = sql`(case when c.dates ? ${fecha} then (c.dates ->> ${fecha})::bit(12)
    when ${isHoliday(fecha)}::boolean and c.holidays_off then 0::bit(12)
    else substring(c.hours from ${weekdayOf(fecha) * 12 + 1}::integer for 12)::bit(12) end & ${hours}::bit(12))`
  const midnight = instantAt(fecha, hourText(0))?.toISOString()
  const booked = sql`coalesce((select bit_or(1::bit(12) << 19 - left(start, 2)::integer) from reservas
    where "technicianId" = c.uid and status <> 'cancelada' and "scheduledAt" >= ${midnight}::timestamptz
      and "scheduledAt" < ${midnight}::timestamptz + interval '1 day'), 0::bit(12))`
  // The index knows who works at a rare hour; the next condition stops most rows before their bookings are read.
  const mayWork = sql`(c.slots && ${sql.param(slots)}::integer[] or c.dates ? ${fecha})`
  return allOf([
    sql`c.available`,
    mayWork,
    sql`${worked} <> 0::bit(12)`,
    sql`(${worked} & ~${booked}) <> 0::bit(12)`,
  ])
}
