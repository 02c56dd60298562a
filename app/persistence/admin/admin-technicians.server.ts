// Section 7, admin technicians: all that are not deleted, by name, 20 per page.
import { type SQL, sql } from 'drizzle-orm'
import type { ListCursor } from '#domain/moderation/list-cursor.ts'
import { ADMIN_PAGE_SIZE, type PanelQuery } from '#domain/moderation/panel-query.ts'
import type { AdminTechnician } from '#domain/moderation/panel-rows.ts'
import type { ModerationState } from '#domain/technicians/technician.ts'
import { hasWords } from '#persistence/admin/admin-search.server.ts'
import type { Db } from '#persistence/database.server.ts'

export interface AdminPage<Row> {
  readonly rows: readonly Row[]
  readonly next: ListCursor | null
}

// Must match the partial indexes technicians_panel… literally, or PostgreSQL does not use them.
const PLAIN_CITY = sql`plain_text(ciudad) collate "C"`
const IN_STATE: Record<ModerationState, SQL> = {
  publicado: sql`and (publicado or estado = 'publicado')`,
  en_revision: sql`and estado = 'en_revision'`,
  bloqueado: sql`and estado = 'bloqueado'`,
}

export async function listTechniciansForAdmin(
  db: Db,
  { q, estado, ciudad, cursor }: Pick<PanelQuery, 'q' | 'estado' | 'ciudad' | 'cursor'>,
): Promise<AdminPage<AdminTechnician>> {
  // The subquery picks the page with an index-only scan; the join fetches just those rows.
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

const CITIES_MAX = 500

/** Distinct cities, ignoring case and accents, by a loose index scan: one index lookup per city, not per technician. */
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
    select ciudad from cities limit ${CITIES_MAX}`)
  return rows.map(({ ciudad }) => ciudad)
}
