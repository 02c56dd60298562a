// What the sitemaps list: published technicians in parts, and the trades of each city.
import { sql } from 'drizzle-orm'
import type { Db } from '#persistence/database.server.ts'

export interface SitemapTechnician {
  readonly slug: string
  /** 'YYYY-MM-DD' in Bogotá. */
  readonly changed: string
}

/** The id at which each part begins. The catalogue's own table is narrow: a million technicians are read in a moment. */
export async function listSitemapStarts(db: Db, partSize: number): Promise<string[]> {
  const { rows } = await db.execute<{ uid: string }>(sql`
    select uid from (
      select uid, row_number() over (order by uid) - 1 as place from catalogue_entries
    ) as listed
    where place % ${partSize} = 0
    order by uid`)
  return rows.map(({ uid }) => uid)
}

export async function listSitemapTechnicians(
  db: Db,
  from: string,
  partSize: number,
): Promise<SitemapTechnician[]> {
  const { rows } = await db.execute<{ slug: string; changed: string }>(sql`
    select slug, to_char("updatedAt" at time zone 'America/Bogota', 'YYYY-MM-DD') as changed
    from (select uid from catalogue_entries where uid >= ${from} order by uid limit ${partSize}) as part
      join technicians using (uid)
    order by uid`)
  return rows
}

/** Where somebody published works at what, most people first. */
export async function listTradesByCity(
  db: Db,
  limit: number,
): Promise<{ ciudad: string; especialidad: string }[]> {
  const { rows } = await db.execute<{ ciudad: string; especialidad: string }>(sql`
    select ciudad, especialidad from technicians, unnest(especialidades) as especialidad
    where publicado and ciudad <> ''
    group by ciudad, especialidad order by count(*) desc, ciudad, especialidad limit ${limit}`)
  return rows
}
