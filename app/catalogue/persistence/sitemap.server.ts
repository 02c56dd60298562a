// Data of the sitemaps: published technicians in parts, and the specialties of each city.
import { sql } from 'drizzle-orm'
import type { Db } from '#platform/persistence/database.server.ts'

export interface SitemapTechnician {
  readonly slug: string
  /** 'YYYY-MM-DD' in Bogotá. */
  readonly changed: string
}

/** The first id of every part but the first, from the narrow catalogue table. */
export async function listSitemapBounds(db: Db, partSize: number): Promise<string[]> {
  const { rows } = await db.execute<{ uid: string }>(sql`
    select uid from (
      select uid, row_number() over (order by uid) - 1 as place from catalogue
    ) as listed
    where place > 0 and place % ${partSize} = 0
    order by uid`)
  return rows.map(({ uid }) => uid)
}

/** Everybody between two bounds now, including those added after the bounds were computed. */
export async function listSitemapTechnicians(
  db: Db,
  { from, until }: { from: string; until: string | null },
  limit: number,
): Promise<SitemapTechnician[]> {
  const { rows } = await db.execute<{ slug: string; changed: string }>(sql`
    select slug, to_char("updatedAt" at time zone 'America/Bogota', 'YYYY-MM-DD') as changed
    from (
        select uid from catalogue
        where uid >= ${from} and (${until}::text is null or uid < ${until})
        order by uid limit ${limit}
      ) as part
      join technicians using (uid)
    order by uid`)
  return rows
}

/** Cities and specialties with a published technician, most technicians first. */
export async function listTradesByCity(
  db: Db,
  limit: number,
): Promise<{ ciudad: string; especialidad: string }[]> {
  const { rows } = await db.execute<{ ciudad: string; especialidad: string }>(sql`
    select ciudad, especialidad from catalogue, unnest(specialties) as especialidad where ciudad <> ''
    group by ciudad, especialidad order by count(*) desc, ciudad, especialidad limit ${limit}`)
  return rows
}
