// Section 7, admin users: all that are not deleted, newest first; search results by e-mail (D42).
import { sql } from 'drizzle-orm'
import { instantCursor } from '#domain/moderation/list-cursor.ts'
import { ADMIN_PAGE_SIZE, type PanelQuery } from '#domain/moderation/panel-query.ts'
import type { AdminUser } from '#domain/moderation/panel-rows.ts'
import { hasWords, instantText } from '#persistence/admin/admin-search.server.ts'
import type { AdminPage } from '#persistence/admin/admin-technicians.server.ts'
import type { Db } from '#persistence/database.server.ts'

const COLUMNS = sql`users.uid, name, users.email, role, blocked,
  to_char("createdAt" at time zone 'America/Bogota', 'YYYY-MM-DD') as since`

export async function listUsersForAdmin(
  db: Db,
  { q, cursor }: Pick<PanelQuery, 'q' | 'cursor'>,
): Promise<AdminPage<AdminUser>> {
  const since = instantCursor(cursor)
  // The subquery picks the page with an index-only scan; the join fetches just those rows.
  const query = q
    ? sql`select ${COLUMNS}, page.email as "sortValue" from (
          select uid, email from users
          where "deletedAt" is null ${hasWords(sql`"plainText"`, q)}
            ${cursor ? sql`and email collate "C" > ${cursor.value}` : sql``}
          order by email collate "C" limit ${ADMIN_PAGE_SIZE + 1}
        ) as page join users using (uid)
        order by page.email collate "C"`
    : sql`select ${COLUMNS}, ${instantText(sql`"createdAt"`)} as "sortValue" from users
        where "deletedAt" is null ${since ? sql`and ("createdAt", uid) < (${since.value}::timestamptz, ${since.id})` : sql``}
        order by "createdAt" desc, uid desc limit ${ADMIN_PAGE_SIZE + 1}`
  const { rows } = await db.execute<AdminUser & { sortValue: string } & Record<string, unknown>>(query)
  const shown = rows.slice(0, ADMIN_PAGE_SIZE)
  const last = rows.length > ADMIN_PAGE_SIZE ? shown.at(-1) : undefined
  const before = (q ? cursor : since)?.shown ?? 0
  return {
    rows: shown.map(({ sortValue: _, ...row }) => row),
    next: last ? { shown: before + shown.length, value: last.sortValue, id: last.uid } : null,
  }
}
