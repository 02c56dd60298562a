// Who was free of what was searched: asked by a job, once a day for a trade and place.
import { sql } from 'drizzle-orm'
import type { Wanted } from '#demand/domain/demand.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import type { SpecialtyLabel } from '#technicians/domain/specialties.ts'
import { specialtyFrom } from '#technicians/domain/specialty-names.ts'

type WantedTrade = Wanted & { readonly trade: SpecialtyLabel }

/** Of that day, for which nothing is stored yet; most searched first. */
export async function listUnaskedSearches(db: Db, day: string, limit: number): Promise<WantedTrade[]> {
  const { rows } = await db.execute<{ especialidad: string; ciudad: string; lugar: string }>(sql`
    select especialidad, ciudad, lugar from demand_counts as searched
    where day = ${day}::date and fact = 'search' and especialidad <> '' and not exists (
      select from demand_free as asked where asked.day = searched.day
        and asked.especialidad = searched.especialidad and asked.ciudad = searched.ciudad and asked.lugar = searched.lugar)
    order by times desc, especialidad, ciudad, lugar limit ${limit}`)
  return rows.flatMap(({ especialidad, ciudad, lugar }) => {
    const trade = specialtyFrom(especialidad)
    return trade ? [{ trade, city: ciudad || null, area: lugar || null }] : []
  })
}

export async function storeFree(
  db: Db,
  { day, wanted, isFree }: { readonly day: string; readonly wanted: WantedTrade; readonly isFree: boolean },
): Promise<void> {
  const { trade, city, area } = wanted
  await db.execute(sql`
    insert into demand_free (day, especialidad, ciudad, lugar, "isFree")
    values (${day}::date, ${trade}, ${city ?? ''}, ${area ?? ''}, ${isFree}) on conflict do nothing`)
}

/** What is older than any stretch that is shown. Returns how many rows went. */
export async function deleteOldDemand(db: Db, before: string): Promise<number> {
  const { rowCount } = await db.execute(sql`
    with counts as (delete from demand_counts where day < ${before}::date returning 1),
    free as (delete from demand_free where day < ${before}::date returning 1),
    words as (delete from demand_words where day < ${before}::date returning 1)
    select from counts union all select from free union all select from words`)
  return rowCount ?? 0
}
