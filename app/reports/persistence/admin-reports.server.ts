// Reports for administrators: open ones oldest first, decided ones by the moment of the decision, newest first.
import { type SQL, sql } from 'drizzle-orm'
import { ADMIN_PAGE_SIZE, instantCursor, type ListCursor } from '#platform/domain/list-cursor.ts'
import { cappedCount, instantText } from '#platform/persistence/admin-search.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import type { AdminReport, ReportPage } from '#reports/domain/admin-report.ts'

export function listOpenReports(db: Db, cursor: ListCursor | null): Promise<ReportPage> {
  const at = sql`r."createdAt"`
  return listReports(db, cursor, {
    which: sql`r.status = 'open'`,
    at,
    after: sql`>`,
    order: sql`${at}, r.id`,
  })
}

export function listDecidedReports(db: Db, cursor: ListCursor | null): Promise<ReportPage> {
  const at = sql`r."decidedAt"`
  return listReports(db, cursor, {
    which: sql`r.status <> 'open'`,
    at,
    after: sql`<`,
    order: sql`${at} desc, r.id desc`,
  })
}

export async function countOpenReports(db: Db): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select ${cappedCount(sql`from reports where status = 'open'`)} as count`,
  )
  return rows[0]?.count ?? 0
}

interface Listing {
  readonly which: SQL
  /** The instant by which the list is ordered. */
  readonly at: SQL
  readonly after: SQL
  readonly order: SQL
}

type Row = Omit<AdminReport, 'createdAt' | 'decidedAt'> & {
  createdAt: string
  decidedAt: string | null
  sortValue: string
}

/** The subquery picks the page by its index; the joins read only those rows. */
async function listReports(
  db: Db,
  cursor: ListCursor | null,
  { which, at, after, order }: Listing,
): Promise<ReportPage> {
  const since = cursor && /^\d{1,15}$/.test(cursor.id) ? instantCursor(cursor) : null
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    select r.id::int, r."targetKind" as kind, r.reason, r.details, r.status, r.answer, r."createdAt", r."decidedAt",
      nullif(decider.name, '') as "decidedByName", ${instantText(at)} as "sortValue",
      json_build_object('uid', reporter.uid, 'name', ${nameOf('reporter')}, 'isTechnician', ${isTechnician('reporter')}) as reporter,
      json_build_object('uid', subject.uid, 'name', ${nameOf('subject')}, 'isTechnician', ${isTechnician('subject')}) as subject,
      (select count(*)::int from reports as other
       where other."subjectId" = r."subjectId" and other.status = 'open' and other.id <> r.id) as "othersOpen",
      (select json_build_object('comentario', comentario, 'rating', rating) from reviews_public
       where id = case r."targetKind" when 'review' then r."targetId"::bigint end) as review,
      (select json_build_object('date', date, 'start', start, 'servicio', servicio,
         'reporterIs', case "clientId" when r."reporterId" then 'client' else 'technician' end) from reservas
       where key = case r."targetKind" when 'booking' then r."targetId"::bigint end) as visit
    from (
      select * from reports as r where ${which}
        ${since ? sql`and (${at}, r.id) ${after} (${since.value}::timestamptz, ${since.id}::bigint)` : sql``}
      order by ${order} limit ${ADMIN_PAGE_SIZE + 1}
    ) as r
    join users as reporter on reporter.uid = r."reporterId"
    join users as subject on subject.uid = r."subjectId"
    left join users as decider on decider.uid = r."decidedBy"
    order by ${order}`)
  const shown = rows.slice(0, ADMIN_PAGE_SIZE)
  const last = rows.length > ADMIN_PAGE_SIZE ? shown.at(-1) : undefined
  return {
    rows: shown.map(({ sortValue: _, ...row }) => ({
      ...row,
      createdAt: new Date(row.createdAt),
      decidedAt: row.decidedAt === null ? null : new Date(row.decidedAt),
    })),
    next: last
      ? { shown: (since?.shown ?? 0) + shown.length, value: last.sortValue, id: String(last.id) }
      : null,
  }
}

const nameOf = (person: 'reporter' | 'subject') =>
  sql.raw(`coalesce(nullif(${person}.name, ''), ${person}.email)`)
const isTechnician = (person: 'reporter' | 'subject') =>
  sql.raw(`exists (select from technicians where uid = ${person}.uid)`)
