// Section 7, admin users: everybody who is not deleted, newest first; found ones by e-mail (D42).
import { sql } from 'drizzle-orm'
import { instantCursor } from '#domain/moderation/list-cursor.ts'
import { ADMIN_PAGE_SIZE, type PanelView } from '#domain/moderation/panel-view.ts'
import type { Role } from '#domain/users/role.ts'
import { hasWords, instantText } from '#persistence/admin-search.server.ts'
import type { AdminPage } from '#persistence/admin-technicians.server.ts'
import type { Db } from '#persistence/database.server.ts'

export interface AdminUser {
  readonly uid: string
  readonly name: string
  readonly email: string
  readonly role: Role | null
  readonly blocked: boolean
  /** 'YYYY-MM-DD' in Bogotá. */
  readonly since: string
}

// As in the index users_panel_search. Nobody types the line break that keeps name and e-mail apart.
const PLAIN_TEXT = sql`plain_text(name || E'\\n' || email)`
const COLUMNS = sql`uid, name, email, role, blocked,
  to_char("createdAt" at time zone 'America/Bogota', 'YYYY-MM-DD') as since`

export async function listUsersForAdmin(
  db: Db,
  { q, cursor }: Pick<PanelView, 'q' | 'cursor'>,
): Promise<AdminPage<AdminUser>> {
  const since = instantCursor(cursor)
  const query = q
    ? sql`select ${COLUMNS}, email as place from users
        where "deletedAt" is null ${hasWords(PLAIN_TEXT, q)} ${cursor ? sql`and email collate "C" > ${cursor.value}` : sql``}
        order by email collate "C"`
    : sql`select ${COLUMNS}, ${instantText(sql`"createdAt"`)} as place from users
        where "deletedAt" is null ${since ? sql`and ("createdAt", uid) < (${since.value}::timestamptz, ${since.id})` : sql``}
        order by "createdAt" desc, uid desc`
  const { rows } = await db.execute<AdminUser & { place: string } & Record<string, unknown>>(
    sql`${query} limit ${ADMIN_PAGE_SIZE + 1}`,
  )
  const shown = rows.slice(0, ADMIN_PAGE_SIZE)
  const last = rows.length > ADMIN_PAGE_SIZE ? shown.at(-1) : undefined
  const before = (q ? cursor : since)?.shown ?? 0
  return {
    rows: shown.map(({ place: _, ...row }) => row),
    next: last ? { shown: before + shown.length, value: last.place, id: last.uid } : null,
  }
}
