// Section 7, admin users: everybody who is not deleted, newest first; found ones by e-mail (D42).
import { sql } from 'drizzle-orm'
import { instantCursor } from '#domain/moderation/list-cursor.ts'
import type { AdminUser } from '#domain/moderation/panel-rows.ts'
import { ADMIN_PAGE_SIZE, type PanelView } from '#domain/moderation/panel-view.ts'
import { hasWords, instantText } from '#persistence/admin/admin-search.server.ts'
import type { AdminPage } from '#persistence/admin/admin-technicians.server.ts'
import type { Db } from '#persistence/database.server.ts'

const COLUMNS = sql`users.uid, name, users.email, role, blocked,
  to_char("createdAt" at time zone 'America/Bogota', 'YYYY-MM-DD') as since`

export async function listUsersForAdmin(
  db: Db,
  { q, cursor }: Pick<PanelView, 'q' | 'cursor'>,
): Promise<AdminPage<AdminUser>> {
  const since = instantCursor(cursor)
  // Whoever is searched for is found in an index alone; only the rows of the page are fetched.
  const query = q
    ? sql`select ${COLUMNS}, page.email as place from (
          select uid, email from users
          where "deletedAt" is null ${hasWords(sql`"plainText"`, q)}
            ${cursor ? sql`and email collate "C" > ${cursor.value}` : sql``}
          order by email collate "C" limit ${ADMIN_PAGE_SIZE + 1}
        ) as page join users using (uid)
        order by page.email collate "C"`
    : sql`select ${COLUMNS}, ${instantText(sql`"createdAt"`)} as place from users
        where "deletedAt" is null ${since ? sql`and ("createdAt", uid) < (${since.value}::timestamptz, ${since.id})` : sql``}
        order by "createdAt" desc, uid desc limit ${ADMIN_PAGE_SIZE + 1}`
  const { rows } = await db.execute<AdminUser & { place: string } & Record<string, unknown>>(query)
  const shown = rows.slice(0, ADMIN_PAGE_SIZE)
  const last = rows.length > ADMIN_PAGE_SIZE ? shown.at(-1) : undefined
  const before = (q ? cursor : since)?.shown ?? 0
  return {
    rows: shown.map(({ place: _, ...row }) => row),
    next: last ? { shown: before + shown.length, value: last.place, id: last.uid } : null,
  }
}
