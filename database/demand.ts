// Half a year of searches, profiles and forms that would have led to the stored visits (D75). Drawn by hashes in SQL: the same
// in every run.
import type pg from 'pg'
import { COUNTED_DAYS } from '#board/domain/stretch.ts'
import { COLUMN_TRADES } from '#board/domain/trade-columns.ts'
import { AREAS } from '#catalogue/domain/search/places/places.ts'
import { createRandom } from '#database/seeded-random.ts'
import { DEMAND, type DemandFact } from '#demand/domain/demand.ts'
import { plainText } from '#platform/domain/plain-text.ts'
import { addDays, bogotaDate } from '#platform/domain/time.ts'
import { SPECIALTIES } from '#technicians/domain/specialties.ts'

/** Of an average day; the picture of the board has 4,812 for 212. */
const SEARCHES_PER_VISIT = 26
/** Of all searches: those of a trade in a place where nobody has it. */
const MISSING_SHARE = 0.1
/** More of them would hardly be searched. */
const MISSING_PLACES = 20
/** Trades of cities that are searched, those with most technicians first. */
const CELLS = 240
/** Localities are searched in so many cities, the largest. */
const CITIES_OF_AREAS = 2
/** Smaller ones are hardly searched. */
const BARRIOS_OF_AREA = 16
const CITIES_MISSED = 8

/** What people type and the search does not understand; `most` networks more than it takes to keep them. */
export const UNKNOWN_WORDS = [
  { words: 'buitron', ciudad: 'Bogotá', most: 7 },
  { words: 'pararrayos', ciudad: 'Barranquilla', most: 4 },
  { words: 'shut basuras', ciudad: '', most: 3 },
  { words: 'caminadora', ciudad: 'Medellín', most: 2 },
] as const

interface Searched {
  readonly trade: string
  readonly city: string
  readonly area: string
  /** Of all searches. */
  readonly share: number
  readonly technicians: number
}

export async function storeDemand(client: pg.Pool | pg.ClientBase, now: Date): Promise<void> {
  const through = addDays(bogotaDate(now), -1)
  const oldest = addDays(through, 1 - COUNTED_DAYS)
  const { rows } = await client.query<{ visits: number }>(
    `select count(*)::float8 / $3 as visits from reservas where date between $1 and $2`,
    [oldest, through, COUNTED_DAYS],
  )
  const searches = (rows[0]?.visits ?? 0) * SEARCHES_PER_VISIT
  if (searches === 0) return
  const searched = [...(await listHeld(client)), ...(await listMissing(client))]
  await storeCounts(client, { searched, searches, oldest })
  await storeWords(client, { oldest, through })
}

/** In proportion to the technicians. */
async function listHeld(client: pg.Pool | pg.ClientBase): Promise<Searched[]> {
  const { rows } = await client.query<Omit<Searched, 'share' | 'area'>>(
    `select trade, min(ciudad) as city, count(*)::integer as technicians from catalogue, unnest(specialties) as trade
     where trade = any ($1::text[]) and city <> '' group by trade, city order by technicians desc, city, trade limit $2`,
    [SPECIALTIES.map(({ label }) => label), CELLS],
  )
  const all = rows.reduce((sum, { technicians }) => sum + technicians, 0)
  return rows.map(row => ({ ...row, area: '', share: ((1 - MISSING_SHARE) * row.technicians) / all }))
}

/** Trades that nobody has in a large city, or in a locality of one of the largest. */
async function listMissing(client: pg.Pool | pg.ClientBase): Promise<Searched[]> {
  const { rows: cities } = await client.query<{ ciudad: string }>(
    `select min(ciudad) as ciudad from catalogue where city <> '' group by city order by count(*) desc, city limit $1`,
    [CITIES_MISSED],
  )
  const places = cities.flatMap(({ ciudad }, rank) => [
    { city: ciudad, area: '', names: [plainText(ciudad)] },
    ...Object.entries(rank < CITIES_OF_AREAS ? (AREAS[ciudad] ?? {}) : {})
      .filter(([, barrios]) => barrios.length >= BARRIOS_OF_AREA)
      .map(([area, barrios]) => ({ city: ciudad, area, names: [area, ...barrios].map(plainText) })),
  ])
  const asked = places.flatMap(place => COLUMN_TRADES.map(trade => ({ ...place, trade })))
  const { rows } = await client.query<Pick<Searched, 'trade' | 'city' | 'area'>>(
    `select trade, asked.city, area from jsonb_to_recordset($1::jsonb) as asked (trade text, city text, area text, names text[])
     where not exists (select from catalogue where catalogue.city = plain_text(asked.city) and trade = any (specialties)
       and places && names)`,
    [JSON.stringify(asked)],
  )
  const shuffled = createRandom('searched in vain').shuffled(rows)
  // By turns, so that no trade has all of what is searched most.
  const turnOf = (row: (typeof rows)[number]) =>
    shuffled.filter(({ trade }) => trade === row.trade).indexOf(row)
  const missing = shuffled.toSorted((a, b) => turnOf(a) - turnOf(b)).slice(0, MISSING_PLACES)
  const weights = missing.map((_, rank) => 1 / (rank + 2))
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  return missing.map((row, rank) => ({
    ...row,
    share: (MISSING_SHARE * (weights[rank] ?? 0)) / all,
    technicians: 0,
  }))
}

interface Drawing {
  readonly searched: readonly Searched[]
  /** Of an average day. */
  readonly searches: number
  readonly oldest: string
}

/** Of Sunday to Saturday. */
const WEEKDAYS = [0.55, 1.2, 1.15, 1.1, 1.05, 1.1, 0.85]
/** What follows a search, or says more of it, of each hundred. */
const FACTS = [
  { fact: 'search', percent: 100, ofMissing: true },
  { fact: 'unfound', percent: 100, ofMissing: true },
  { fact: 'today', percent: 34, ofMissing: true },
  { fact: 'tomorrow', percent: 18, ofMissing: true },
  { fact: 'later', percent: 12, ofMissing: true },
  { fact: 'profile', percent: 36, ofMissing: false },
  { fact: 'form', percent: 7, ofMissing: false },
] as const satisfies readonly { fact: DemandFact; percent: number; ofMissing: boolean }[]

/** More of late, fewer on Sundays. Of one technician nobody is free on one day of twelve. */
async function storeCounts(
  client: pg.Pool | pg.ClientBase,
  { searched, searches, oldest }: Drawing,
): Promise<void> {
  await client.query(
    `with drawn as materialized (
       select day, trade, city, area, technicians, drawn,
         floor($2 * share * (0.8 + 0.4 * nth / $4) * ($5::float8[])[1 + extract(dow from day)::integer]
           * (0.6 + drawn % 800 / 1000.0) + drawn / 1000 % 1000 / 1000.0)::integer as times
       from jsonb_to_recordset($1::jsonb) as cell (trade text, city text, area text, share float8, technicians integer),
         generate_series(0, $4 - 1) as nth,
         lateral (select $3::date + nth as day) as days,
         lateral (select hashtext(trade || city || area || nth) & 2147483647 as drawn) as draws),
     free as (
       insert into demand_free (day, especialidad, ciudad, lugar, "isFree")
       select day, trade, city, area, drawn / 7 % 100 * technicians >= 8 from drawn where times > 0 and technicians > 0),
     counted as (
       select day, fact, trade, city, area,
         floor(times * percent / 100.0 + (drawn / percent % 100) / 100.0 * (percent < 100)::integer)::integer as times
       from drawn cross join jsonb_to_recordset($6::jsonb) as facts (fact text, percent integer, "ofMissing" boolean)
       where times > 0 and case technicians when 0 then "ofMissing" else fact <> 'unfound' end)
     insert into demand_counts (day, fact, especialidad, ciudad, lugar, times) select * from counted where times > 0`,
    [JSON.stringify(searched), searches, oldest, COUNTED_DAYS, WEEKDAYS, JSON.stringify(FACTS)],
  )
}

/** Each week on a Wednesday the five networks that make them known, and some more two days later. */
async function storeWords(
  client: pg.Pool | pg.ClientBase,
  { oldest, through }: { readonly oldest: string; readonly through: string },
): Promise<void> {
  await client.query(
    `insert into demand_words (day, words, ciudad, times)
     select day, words, place, case extract(dow from day) when 3 then $4 else drawn % most end
     from jsonb_to_recordset($1::jsonb) as typed (words text, ciudad text, most integer),
       unnest(array['', nullif(ciudad, '')]) as place,
       lateral (select day::date from generate_series($2::date, $3::date, interval '1 day') as day) as days,
       lateral (select hashtext(words || day) & 2147483647 as drawn) as draws
     where place is not null and (extract(dow from day) = 3 or extract(dow from day) = 5 and drawn % most > 0)`,
    [JSON.stringify(UNKNOWN_WORDS), oldest, through, DEMAND.threshold],
  )
}
