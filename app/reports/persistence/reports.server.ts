// The statements about single reports.

import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { userIsBarred } from '#accounts/persistence/account-moderation.server.ts'
import { users } from '#accounts/persistence/account-tables.server.ts'
import { lockPhotosOfClient } from '#bookings/persistence/problem-photo-store.server.ts'
import { ADMIN_PAGE_SIZE, instantCursor, type ListCursor } from '#platform/domain/lists.ts'
import { cappedCount, instantText } from '#platform/persistence/admin-search.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import {
  type AdminReport,
  type DecidedReport,
  type ParsedReport,
  type Reportable,
  type ReportDecision,
  type ReportPage,
  type ReportStatus,
  URGENT_REASON,
} from '#reports/domain/report.ts'
import { reportPhotos, reports } from '#reports/persistence/report-tables.server.ts'
import { paymentIn } from '#visits/persistence/payment-state.server.ts'
import { messageCountOf } from '#visits/persistence/visit-messages.server.ts'

type Target = Pick<Reportable, 'kind' | 'targetId'>

/** When this person reported this, while nobody has decided on it. */
export async function findOpenReport(
  db: Db,
  reporterId: string,
  { kind, targetId }: Target,
): Promise<Date | null> {
  const [row] = await db
    .select({ at: reports.createdAt })
    .from(reports)
    .where(
      and(
        eq(reports.reporterId, reporterId),
        eq(reports.targetKind, kind),
        eq(reports.targetId, targetId),
        eq(reports.status, 'open'),
      ),
    )
  return row?.at ?? null
}

interface NewReport extends ParsedReport, Pick<Reportable, 'kind' | 'targetId' | 'subjectId'> {
  readonly reporterId: string
  /** Ids of photos; those of somebody else are left out. */
  readonly photos: readonly string[]
  /** Of a receipt that the report says is wrong. */
  readonly receiptId: number | null
  readonly now: Date
}

/** False when the person has an open report of the same thing, or was blocked or deleted meanwhile. */
export async function insertReport(tx: Db, report: NewReport): Promise<boolean> {
  const { reporterId, subjectId, kind, targetId, reason, details, photos, receiptId, now } = report
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into ${reports} ("reporterId", "subjectId", "targetKind", "targetId", reason, details, "createdAt", "receiptId")
    select uid, ${subjectId}, ${kind}, ${targetId}, ${reason}, ${details}, ${now.toISOString()}::timestamptz,
      ${receiptId}::bigint
    from ${users} where uid = ${reporterId} and not ${sql.raw(userIsBarred('users'))}
    on conflict ("reporterId", "targetKind", "targetId") where status = 'open' do nothing
    returning id::int`)
  const [inserted] = rows
  if (!inserted) return false
  const photoIds = await lockPhotosOfClient(tx, photos, reporterId)
  if (photoIds.length > 0)
    await tx
      .insert(reportPhotos)
      .values(photoIds.map((photoId, index) => ({ reportId: inserted.id, photoId, position: index + 1 })))
  return true
}

/** Locks the row until the transaction ends. */
export async function lockReport(
  db: Db,
  id: number,
): Promise<{ status: ReportStatus; subjectId: string } | null> {
  const { status, subjectId } = reports
  const [row] = await db
    .select({ status, subjectId })
    .from(reports)
    .where(eq(reports.id, id))
    .for('no key update')
  return row ?? null
}

interface WrittenDecision {
  readonly id: number
  readonly status: ReportDecision
  readonly answer: string
  readonly decidedBy: string
  readonly decidedAt: Date
}

export async function writeReportDecision(db: Db, { id, ...decision }: WrittenDecision): Promise<void> {
  await db.update(reports).set(decision).where(eq(reports.id, id))
}

/** Who decided what, for the administrator who came second. */
export async function findReportDecision(
  db: Db,
  id: number,
): Promise<{ status: ReportStatus; decidedBy: string | null; decidedByName: string | null } | null> {
  const [row] = await db
    .select({ status: reports.status, decidedBy: reports.decidedBy, decidedByName: users.name })
    .from(reports)
    .leftJoin(users, eq(users.uid, reports.decidedBy))
    .where(eq(reports.id, id))
  return row ?? null
}

/** For the e-mail; null when the reporter is gone. */
export async function findDecidedReport(db: Db, id: number): Promise<DecidedReport | null> {
  const { rows } = await db.execute<DecidedReport & Record<string, unknown>>(sql`
    select r.id::int, r."targetKind" as kind, r.answer, r."createdAt", reporter.name as "reporterName",
      reporter.email as "reporterEmail", coalesce(nullif(t.nombre, ''), subject.name) as "subjectName",
      (select json_build_object('date', date, 'start', start) from reservas
       where key = case r."targetKind" when 'booking' then r."targetId"::bigint end) as visit
    from ${reports} as r
    join ${users} as reporter on reporter.uid = r."reporterId"
    join ${users} as subject on subject.uid = r."subjectId"
    left join technicians as t on t.uid = r."subjectId"
    where r.id = ${id} and r.status <> 'open' and reporter."deletedAt" is null`)
  const [row] = rows
  return row ? { ...row, createdAt: new Date(row.createdAt) } : null
}

// Reports for administrators: open ones oldest first, decided ones by the moment of the decision, newest first.

/** The urgent ones first, then the oldest. */
export function listOpenReports(db: Db, cursor: ListCursor | null): Promise<ReportPage> {
  const isNotUrgent = sql`r.reason <> ${URGENT_REASON}`
  const at = sql`r."createdAt"`
  return listReports(db, cursor, {
    which: sql`r.status = 'open'`,
    at,
    // If it was erased meanwhile, some are shown twice instead of none.
    isLater: ({ value, id }) => sql`(${isNotUrgent}, ${at}, r.id) > (coalesce(
      (select ${isNotUrgent} from reports as r where id = ${id}::bigint), false), ${value}::timestamptz, ${id}::bigint)`,
    order: sql`${isNotUrgent}, ${at}, r.id`,
  })
}

export function listDecidedReports(db: Db, cursor: ListCursor | null): Promise<ReportPage> {
  const at = sql`r."decidedAt"`
  return listReports(db, cursor, {
    which: sql`r.status <> 'open'`,
    at,
    isLater: ({ value, id }) => sql`(${at}, r.id) < (${value}::timestamptz, ${id}::bigint)`,
    order: sql`${at} desc, r.id desc`,
  })
}

export const OPEN_REPORTS = sql`from reports where status = 'open'`

export async function countOpenReports(db: Db): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`select ${cappedCount(OPEN_REPORTS)} as count`)
  return rows[0]?.count ?? 0
}

interface Listing {
  readonly which: SQL
  /** The instant by which the list is ordered. */
  readonly at: SQL
  /** After the last row of the page before. */
  readonly isLater: (last: ListCursor) => SQL
  readonly order: SQL
}

type Row = Omit<AdminReport, 'createdAt' | 'decidedAt'> & {
  createdAt: string
  decidedAt: string | null
  sortValue: string
}

const BOOKING_KEY = sql`case r."targetKind" when 'booking' then r."targetId"::bigint end`

/** The photos of the report with that id, in order. */
export const photosOf = (id: SQLWrapper) =>
  sql<string[]>`array(select "photoId"::text from report_photos where "reportId" = ${id} order by position)`

/** The subquery picks the page by its index; the joins read only those rows. */
async function listReports(
  db: Db,
  cursor: ListCursor | null,
  { which, at, isLater, order }: Listing,
): Promise<ReportPage> {
  const since = cursor && /^\d{1,15}$/.test(cursor.id) ? instantCursor(cursor) : null
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    select r.id::int, r."targetKind" as kind, r.reason, r.details, r.status, r.answer, r."createdAt", r."decidedAt",
      nullif(decider.name, '') as "decidedByName", ${instantText(at)} as "sortValue",
      ${personOf('reporter')} as reporter, ${personOf('subject')} as subject,
      ${photosOf(sql`r.id`)} as photos,
      (select count(*)::int from reports as other
       where other."subjectId" = r."subjectId" and other.status = 'open' and other.id <> r.id) as "othersOpen",
      (select json_build_object('comentario', comentario, 'rating', rating,
         'technicianName', (select nombre from technicians where uid = "technicianId")) from reviews_public
       where id = case r."targetKind" when 'review' then r."targetId"::bigint end) as review,
      (select json_build_object('date', date, 'start', start, 'servicio', servicio,
         'reporterIs', case "clientId" when r."reporterId" then 'client' else 'technician' end) from reservas
       where key = ${BOOKING_KEY}) as visit,
      ${messageCountOf(BOOKING_KEY)} as "messageCount",
      (select json_build_object('id', id, 'lines', lines, 'total', total, 'hecho', hecho,
         'pago', ${sql.raw(paymentIn('told', 'note'))},
         'agreedTotal', "agreedTotal", 'corrects', corrects) from receipts as told
         left join receipt_payments as note on note."receiptId" = told.id where told.id = r."receiptId") as receipt
    from (
      select * from reports as r where ${which} ${since ? sql`and ${isLater(since)}` : sql``}
      order by ${order} limit ${ADMIN_PAGE_SIZE + 1}
    ) as r
    join users as reporter on reporter.uid = r."reporterId"
    join users as subject on subject.uid = r."subjectId"
    left join technicians as reporter_profile on reporter_profile.uid = reporter.uid
    left join technicians as subject_profile on subject_profile.uid = subject.uid
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

const personOf = (person: 'reporter' | 'subject') =>
  sql.raw(`json_build_object('uid', ${person}.uid, 'name', coalesce(nullif(${person}.name, ''), ${person}.email),
    'isTechnician', ${person}_profile.uid is not null, 'fotoURL', ${person}_profile."fotoURL")`)
