// What the sitemaps list: published technicians in parts, and the trades of each city.
import { sql } from 'drizzle-orm'
import type { Db } from '#persistence/database.server.ts'

export interface SitemapTechnician {
  readonly slug: string
  /** 'YYYY-MM-DD' in Bogotá. */
  readonly changed: string
}

/** The ids at which the second part begins, the third … The catalogue's own table is narrow: a million are read in a moment. */
export async function listSitemapBounds(db: Db, partSize: number): Promise<string[]> {
  const { rows } = await db.execute<{ uid: string }>(sql`
    select uid from (
      select uid, row_number() over (order by uid) - 1 as place from catalogue_entries
    ) as listed
    where place > 0 and place % ${partSize} = 0
    order by uid`)
  return rows.map(({ uid }) => uid)
}

/** Whoever stands between two bounds now, also those who came after the bounds were drawn. */
export async function listSitemapTechnicians(
  db: Db,
  { from, until }: { from: string; until: string | null },
  limit: number,
): Promise<SitemapTechnician[]> {
  const { rows } = await db.execute<{ slug: string; changed: string }>(sql`
    select slug, to_char("updatedAt" at time zone 'America/Bogota', 'YYYY-MM-DD') as changed
    from (
        select uid from catalogue_entries
        where uid >= ${from} and (${until}::text is null or uid < ${until})
        order by uid limit ${limit}
      ) as part
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
