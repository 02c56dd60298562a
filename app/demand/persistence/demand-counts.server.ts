// What people looked for and did not find: read for the board of the operator and for technicians.
import { sql } from 'drizzle-orm'
import { DEMAND, type DemandFact, type NearDemand, type Wanted } from '#demand/domain/demand.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import type { SpecialtyLabel } from '#technicians/domain/specialties.ts'
import { specialtyFrom } from '#technicians/domain/specialty-names.ts'

/** Days of Bogotá, both included. */
export interface Stretch {
  readonly from: string
  readonly to: string
}

const isIn = ({ from, to }: Stretch) => sql`day between ${from}::date and ${to}::date`

/** Once per network, day, trade and place. A fact that was not seen is 0. */
export async function countDemand(db: Db, stretch: Stretch): Promise<Record<DemandFact, number>> {
  const { rows } = await db.execute<{ fact: DemandFact; times: number }>(sql`
    select fact, sum(times)::integer as times from demand_counts where ${isIn(stretch)} group by fact`)
  const none = { search: 0, unfound: 0, today: 0, tomorrow: 0, later: 0, profile: 0, form: 0 }
  return { ...none, ...Object.fromEntries(rows.map(({ fact, times }) => [fact, times])) }
}

export interface UnmetDemand extends Wanted {
  readonly times: number
  /** In the stretch before. */
  readonly before: number
}

/**
 * Searches that found nobody in their place, or nobody free within three days, most first. A trade or a place that was not said
 * is null; those without a trade are in `listUnknownWords`.
 */
export async function listUnmetDemand(
  db: Db,
  { now, before }: { readonly now: Stretch; readonly before: Stretch },
): Promise<UnmetDemand[]> {
  const { rows } = await db.execute<{
    especialidad: string
    ciudad: string
    lugar: string
    times: number
    before: number
  }>(sql`
    select especialidad, ciudad, lugar,
      coalesce(sum(times) filter (where ${isIn(now)}), 0)::integer as times,
      coalesce(sum(times) filter (where ${isIn(before)}), 0)::integer as before
    from (${unmet(sql`(${isIn(now)} or ${isIn(before)}) and especialidad <> ''`)}) as unmet
    group by especialidad, ciudad, lugar
    having coalesce(sum(times) filter (where ${isIn(now)}), 0) >= ${DEMAND.threshold}
    order by times desc, before desc, especialidad, ciudad, lugar`)
  return rows.flatMap(({ especialidad, ciudad, lugar, ...counts }) => {
    const trade = specialtyFrom(especialidad)
    return trade ? [{ trade, city: ciudad || null, area: lugar || null, ...counts }] : []
  })
}

/** What was searched most in vain of these trades in these cities and their areas; null below the threshold. Of equals the first named. */
export async function findUnmetNear(
  db: Db,
  wanted: {
    readonly trades: readonly SpecialtyLabel[]
    readonly cities: readonly string[]
    readonly days: readonly string[]
  },
): Promise<NearDemand | null> {
  const [trades, cities, days] = [wanted.trades, wanted.cities, wanted.days].map(list => sql.param([...list]))
  const { rows } = await db.execute<{
    especialidad: string
    ciudad: string
    lugar: string
    times: number
    isUnfound: boolean
  }>(sql`
    select especialidad, ciudad, lugar, sum(times)::integer as times, bool_and("isUnfound") as "isUnfound"
    from (${unmet(sql`day = any (${days}::date[]) and especialidad = any (${trades}::text[]) and ciudad = any (${cities}::text[])`)}) as unmet
    where times > 0
    group by especialidad, ciudad, lugar having sum(times) >= ${DEMAND.threshold}
    order by times desc, array_position(${trades}::text[], especialidad), array_position(${cities}::text[], ciudad), lugar
    limit 1`)
  const [row] = rows
  const trade = row && specialtyFrom(row.especialidad)
  if (!row || !trade) return null
  return { trade, city: row.ciudad, area: row.lugar || null, times: row.times, isUnfound: row.isUnfound }
}

/** Of a search of which nobody was free, all times count; of another, those that found nobody. */
const unmet = (where: ReturnType<typeof sql>) => sql`
  select day, especialidad, ciudad, lugar, times, true as "isUnfound" from demand_counts where fact = 'unfound' and ${where}
  union all
  select day, especialidad, ciudad, lugar, searched.times - coalesce(unfound.times, 0), false
  from demand_free join demand_counts as searched using (day, especialidad, ciudad, lugar)
    left join (select * from demand_counts where fact = 'unfound') as unfound using (day, especialidad, ciudad, lugar)
  where not "isFree" and searched.fact = 'search' and ${where}`

export interface UnknownWords {
  readonly words: string
  /** Where they were typed most, if at least five networks typed them there. */
  readonly city: string | null
  readonly times: number
  readonly before: number
}

/** That were not understood, and whose trade nobody said since; most typed first. */
export async function listUnknownWords(
  db: Db,
  { now, before }: { readonly now: Stretch; readonly before: Stretch },
): Promise<UnknownWords[]> {
  const { rows } = await db.execute<{
    words: string
    city: string | null
    times: number
    before: number
  }>(sql`
    select words,
      (select ciudad from demand_words as placed where ${isIn(now)} and placed.words = demand_words.words and ciudad <> ''
        group by ciudad order by sum(times) desc, ciudad limit 1) as city,
      coalesce(sum(times) filter (where ${isIn(now)}), 0)::integer as times,
      coalesce(sum(times) filter (where ${isIn(before)}), 0)::integer as before
    from demand_words where ciudad = '' and words not in (select words from named_words) and (${isIn(now)} or ${isIn(before)})
    group by words having coalesce(sum(times) filter (where ${isIn(now)}), 0) >= ${DEMAND.threshold}
    order by times desc, before desc, words`)
  return rows
}
