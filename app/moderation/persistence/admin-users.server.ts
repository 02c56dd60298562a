// Section 7, admin users: newest first, search results by e-mail (D42); or in the order of a filter.

import { type SQL, sql } from 'drizzle-orm'
import { type PanelQuery, USER_FILTERS, type UserFilter } from '#moderation/domain/panel-query.ts'
import type { AdminUser } from '#moderation/domain/panel-rows.ts'
import { ADMIN_PAGE_SIZE, type AdminPage, instantCursor, type Tally } from '#platform/domain/lists.ts'
import { cappedCount, hasWords, instantText, tallyOf } from '#platform/persistence/admin-search.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'

type Wanted = Pick<PanelQuery, 'q' | 'cursor' | 'filtro'>

interface UserList {
  readonly from: SQL
  readonly where: SQL
  readonly sort: SQL
  readonly newestFirst: boolean
  readonly plainText: SQL
}

// The conditions must match the partial indexes users_… literally.
const byDate = { from: sql`users`, sort: sql`"createdAt"`, newestFirst: true, plainText: sql`"plainText"` }
const LISTS: Record<UserFilter | 'todos', UserList> = {
  todos: { ...byDate, where: sql`"deletedAt" is null` },
  bloqueados: { ...byDate, where: sql`"deletedAt" is null and blocked` },
  eliminados: {
    ...byDate,
    where: sql`"deletedAt" is not null and "erasedAt" is null`,
    sort: sql`"deletedAt"`,
  },
  reportados: {
    from: sql`(select "subjectId" as uid, min("createdAt") as since from reports where status = 'open'
      group by "subjectId") as reported`,
    // An anti-join with the few deleted ones instead of a join with all users.
    where: sql`not exists (select from users where users.uid = reported.uid and "deletedAt" is not null)`,
    sort: sql`since`,
    newestFirst: false,
    plainText: sql`(select "plainText" from users where users.uid = reported.uid)`,
  },
}

export async function listUsersForAdmin(db: Db, wanted: Wanted): Promise<AdminPage<AdminUser>> {
  const filter = USER_FILTERS.find(each => each === wanted.filtro)
  const isSearch = wanted.q !== '' && !filter
  const since = isSearch ? wanted.cursor : instantCursor(wanted.cursor)
  const picking = isSearch ? pickByEmail(wanted) : pickFrom(filter ?? 'todos', wanted)
  // The subquery picks the page with an index-only scan where that is possible; the join fetches just those rows.
  const { rows } = await db.execute<Stored & Record<string, unknown>>(sql`
    select users.uid, name, email, role, blocked, value,
      to_char("createdAt" at time zone 'America/Bogota', 'YYYY-MM-DD') as since,
      (extract(epoch from "deletedAt") * 1000)::double precision as "deletedMs",
      "deletionRequestedAt" is not null as "deletedByOwner",
      (select count(*)::integer from reports where "subjectId" = users.uid and status = 'open') as "openReports"
    from (${picking}) as page join users using (uid) order by page.position`)
  const shown = rows.slice(0, ADMIN_PAGE_SIZE)
  const last = rows.length > ADMIN_PAGE_SIZE ? shown.at(-1) : undefined
  return {
    rows: shown.map(rowFrom),
    next: last ? { shown: (since?.shown ?? 0) + shown.length, value: last.value, id: last.uid } : null,
  }
}

type Stored = Omit<AdminUser, 'deletedAt'> & { readonly value: string; readonly deletedMs: number | null }

function rowFrom({ value: _, deletedMs, ...row }: Stored): AdminUser {
  return { ...row, deletedAt: deletedMs === null ? null : new Date(deletedMs) }
}

function pickByEmail({ q, cursor }: Wanted): SQL {
  return sql`
    select uid, email as value, row_number() over (order by email collate "C") as position from (
      select uid, email from users
      where "deletedAt" is null ${hasWords(sql`"plainText"`, q)}
        ${cursor ? sql`and email collate "C" > ${cursor.value}` : sql``}
      order by email collate "C" limit ${ADMIN_PAGE_SIZE + 1}) as found`
}

function pickFrom(list: UserFilter | 'todos', { q, cursor }: Wanted): SQL {
  const { from, where, sort, newestFirst, plainText } = LISTS[list]
  const after = instantCursor(cursor)
  const [direction, isAfter] = newestFirst ? [sql`desc`, sql`<`] : [sql`asc`, sql`>`]
  return sql`
    select uid, ${instantText(sql`sort`)} as value,
      row_number() over (order by sort ${direction}, uid ${direction}) as position from (
      select uid, ${sort} as sort from ${from}
      where ${where} ${hasWords(plainText, q)}
        ${after ? sql`and (${sort}, uid) ${isAfter} (${after.value}::timestamptz, ${after.id})` : sql``}
      order by ${sort} ${direction}, uid ${direction} limit ${ADMIN_PAGE_SIZE + 1}) as found`
}

export async function countUserFilters(db: Db): Promise<Record<UserFilter, Tally>> {
  const count = ({ from, where }: UserList) => cappedCount(sql`from ${from} where ${where}`)
  const { rows } = await db.execute<Record<UserFilter, number>>(sql`
    select ${count(LISTS.bloqueados)} as bloqueados, ${count(LISTS.reportados)} as reportados,
      ${count(LISTS.eliminados)} as eliminados`)
  const [row] = rows
  if (!row) throw new Error('the query of the filter counts returned no row')
  return {
    bloqueados: tallyOf(row.bloqueados),
    reportados: tallyOf(row.reportados),
    eliminados: tallyOf(row.eliminados),
  }
}
