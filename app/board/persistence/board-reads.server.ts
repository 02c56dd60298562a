// What was counted last, for /admin/tablero, its file and the letter of Monday.
import { and, desc, eq, sql } from 'drizzle-orm'
import type {
  AnswerRow,
  CountedAt,
  DayBar,
  FactCounts,
  NearTechnicians,
  UnmetSearch,
} from '#board/domain/board.ts'
import { ALL, FATE_NAMES, type Fact, OTHERS } from '#board/domain/facts.ts'
import type { StoredFree } from '#board/domain/free-rows.ts'
import type { ComparedDays, Stretch } from '#board/domain/stretch.ts'
import { boardUnmet } from '#board/persistence/board-tables.server.ts'
import { neighbourCities } from '#catalogue/domain/search/places/place-lookup.ts'
import { plainText } from '#platform/domain/plain-text.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { SETTING_KEYS, settings } from '#platform/persistence/platform-tables.server.ts'
import { specialtyFrom } from '#technicians/domain/specialty-names.ts'

/** Null: never yet. */
export async function findCountedAt(db: Db): Promise<CountedAt | null> {
  const [row] = await db
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.key, SETTING_KEYS.boardCounted))
  if (!row) return null
  const { at, through } = JSON.parse(row.value) as { at: string; through: string }
  return { at: new Date(at), through }
}

const EVERYTHING = sql`especialidad = ${ALL} and city = ${ALL}`

/** Of the stretch and the one before. */
export async function listCounts(db: Db, { from, through, before }: ComparedDays): Promise<FactCounts> {
  const { rows } = await db.execute<{ fact: Fact; times: number; before: number }>(sql`
    select fact, coalesce(sum(times) filter (where day >= ${from}::date), 0)::integer as times,
      coalesce(sum(times) filter (where day < ${from}::date), 0)::integer as before
    from board_counts where ${EVERYTHING} and day between ${before.from}::date and ${through}::date group by fact`)
  return Object.fromEntries(rows.map(({ fact, times, before }) => [fact, { times, before }]))
}

/** Requests by so many days each, the first bar beginning with the stretch, beside those of the stretch before. */
export async function listBars(
  db: Db,
  { from, through, before }: ComparedDays,
  daysEach: number,
): Promise<DayBar[]> {
  const { rows } = await db.execute<{ day: string; times: number; before: number }>(sql`
    with counted as (
      select case when day >= ${from}::date then day - ${from}::date else day - ${before.from}::date end as at,
        day >= ${from}::date as "isNow", times
      from board_counts
      where ${EVERYTHING} and fact = any (${sql.param(FATE_NAMES)}::text[])
        and day between ${before.from}::date and ${through}::date)
    select (${from}::date + bar)::text as day,
      coalesce(sum(times) filter (where "isNow"), 0)::integer as times,
      coalesce(sum(times) filter (where not "isNow"), 0)::integer as before
    from generate_series(0, ${through}::date - ${from}::date, ${daysEach}::integer) as bar
      left join counted on at >= bar and at < bar + ${daysEach}::integer
    group by bar order by bar`)
  return rows
}

/** By city, then by trade, those with most requests first and the others together last. */
export async function listAnswers(db: Db, days: Stretch): Promise<AnswerRow[]> {
  const { rows } = await db.execute<{ [Key in keyof AnswerRow]: AnswerRow[Key] }>(sql`
    select part, coalesce(ciudad, name) as name, requests, unanswered, half, ninety
    from board_answers left join board_cities on part = 'city' and city = name
    where days = ${days} order by part, name = ${OTHERS}, requests desc, name`)
  return rows
}

export interface FreeCities {
  readonly rows: readonly StoredFree[]
  /** Of how many these are the first. */
  readonly cities: number
}

/**
 * Of so many cities these trades, all together and the others. The busiest, which the caller names as plainText, come first, then
 * those with most technicians.
 */
export async function listFree(
  db: Db,
  trades: readonly string[],
  citiesMax: number,
  busiest: readonly string[] = [],
): Promise<FreeCities> {
  const { rows } = await db.execute<{ [Key in keyof StoredFree]: StoredFree[Key] } & { cities: number }>(sql`
    with listed as (
      select city, technicians, array_position(${sql.param([...busiest])}::text[], city) as place,
        (count(*) over ())::integer as cities
      from board_free where especialidad = ${ALL} order by place, technicians desc, city limit ${citiesMax})
    select especialidad as trade, coalesce(ciudad, listed.city) as city, free.technicians, today, tomorrow, later, free, cities
    from listed join board_free as free using (city) left join board_cities using (city)
    where especialidad = any (${sql.param([...trades, ALL, OTHERS])}::text[])
    order by place, listed.technicians desc, listed.city`)
  return { rows, cities: rows[0]?.cities ?? 0 }
}

/** Most searched first; the first of them, which are shown, with who is near. */
export async function listUnmet(db: Db, days: Stretch, shown = 0): Promise<UnmetSearch[]> {
  // What was named since the count is understood now.
  const isUnnamed = sql`not exists (select from named_words where named_words.words = ${boardUnmet.words})`
  const stored = await db
    .select()
    .from(boardUnmet)
    .where(and(eq(boardUnmet.days, days), isUnnamed))
    .orderBy(desc(boardUnmet.times), desc(boardUnmet.before), boardUnmet.ciudad, boardUnmet.especialidad)
  const searches = stored.map(({ especialidad, ciudad, lugar, words, times, before }) => ({
    ...{ words, trade: specialtyFrom(especialidad), city: ciudad, area: lugar, times, before },
  }))
  const near = await findNear(db, searches.slice(0, shown))
  return searches.map((search, index) => ({ ...search, near: near[index] ?? null }))
}

type Searched = Pick<UnmetSearch, 'trade' | 'city'>

/** The city itself, then those near it by distance; of a search without a place nobody is near. */
async function findNear(db: Db, searches: readonly Searched[]): Promise<(NearTechnicians | null)[]> {
  const around = new Map(
    [...new Set(searches.map(({ city }) => city))].map(city => [city, citiesAround(city)]),
  )
  const asked = searches.map(({ trade, city }) => ({
    trade: trade ?? '',
    cities: (city !== '' && around.get(city)) || [],
  }))
  const cities = [...new Set(asked.flatMap(each => each.cities.map(plainText)))]
  if (cities.length === 0) return []
  const { rows } = await db.execute<{ trade: string; city: string; technicians: number }>(sql`
    select especialidad as trade, city, technicians from board_free
    where especialidad = any (${sql.param([...new Set(asked.map(({ trade }) => trade))])}::text[])
      and city = any (${sql.param(cities)}::text[])`)
  const counts = new Map(rows.map(({ trade, city, technicians }) => [`${trade}/${city}`, technicians]))
  return asked.map(({ trade, cities }) => {
    const found = cities.find(city => counts.has(`${trade}/${plainText(city)}`))
    if (found === undefined) return null
    return { city: found, technicians: counts.get(`${trade}/${plainText(found)}`) ?? 0 }
  })
}

function citiesAround(city: string): readonly string[] {
  const near = neighbourCities(city)
  return near.length > 0 ? near : [city]
}
