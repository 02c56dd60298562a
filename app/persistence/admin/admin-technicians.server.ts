// Section 7, admin technicians: everybody who is not deleted, by name, 20 a page.
import { type SQL, sql } from 'drizzle-orm'
import type { ListCursor } from '#domain/moderation/list-cursor.ts'
import type { AdminTechnician } from '#domain/moderation/panel-rows.ts'
import { ADMIN_PAGE_SIZE, type PanelView } from '#domain/moderation/panel-view.ts'
import type { ModerationState } from '#domain/technicians/technician.ts'
import { hasWords } from '#persistence/admin/admin-search.server.ts'
import type { Db } from '#persistence/database.server.ts'

export interface AdminPage<Row> {
  readonly rows: readonly Row[]
  readonly next: ListCursor | null
}

// The conditions of the indexes technicians_panel…: other words for the same would not find them.
const PLAIN_CITY = sql`plain_text(ciudad) collate "C"`
const IN_STATE: Record<ModerationState, SQL> = {
  publicado: sql`and (publicado or estado = 'publicado')`,
  en_revision: sql`and estado = 'en_revision'`,
  bloqueado: sql`and estado = 'bloqueado'`,
}

export async function listTechniciansForAdmin(
  db: Db,
  { q, estado, ciudad, cursor }: Pick<PanelView, 'q' | 'estado' | 'ciudad' | 'cursor'>,
): Promise<AdminPage<AdminTechnician>> {
  // The page is chosen from an index alone; only its rows are fetched.
  const { rows } = await db.execute<AdminTechnician & { plainName: string } & Record<string, unknown>>(sql`
    select t.uid, nombre, slug, users.email, t.ciudad, "fotoURL", especialidades, publicado, estado, verificado,
      page."plainName"
    from (
      select uid, "plainName" from technicians
      where "deletedAt" is null ${estado ? IN_STATE[estado] : sql``}
        ${ciudad ? sql`and ${PLAIN_CITY} = plain_text(${ciudad})` : sql``}
        ${hasWords(sql`"plainName"`, q)}
        ${cursor ? sql`and ("plainName", uid) > (${cursor.value}, ${cursor.id})` : sql``}
      order by "plainName", uid limit ${ADMIN_PAGE_SIZE + 1}
    ) as page join technicians as t using (uid) join users using (uid)
    order by page."plainName", t.uid`)
  const shown = rows.slice(0, ADMIN_PAGE_SIZE)
  const last = rows.length > ADMIN_PAGE_SIZE ? shown.at(-1) : undefined
  return {
    rows: shown.map(({ plainName: _, ...row }) => row),
    next: last ? { shown: (cursor?.shown ?? 0) + shown.length, value: last.plainName, id: last.uid } : null,
  }
}

const MOST_CITIES = 500

/** The cities there are, each once whatever its case and accents: one step of the index per city, not per person. */
export async function listCitiesForAdmin(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ ciudad: string }>(sql`
    with recursive cities as (
      (select ${PLAIN_CITY} as plain, ciudad from technicians
       where "deletedAt" is null and ${PLAIN_CITY} > '' order by ${PLAIN_CITY} limit 1)
      union all
      select next.plain, next.ciudad from cities, lateral (
        select ${PLAIN_CITY} as plain, ciudad from technicians
        where "deletedAt" is null and ${PLAIN_CITY} > cities.plain order by ${PLAIN_CITY} limit 1) as next
    )
    select ciudad from cities limit ${MOST_CITIES}`)
  return rows.map(({ ciudad }) => ciudad)
}
