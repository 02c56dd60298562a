// The statements about single reports.

import { and, eq, sql } from 'drizzle-orm'
import { users } from '#accounts/persistence/account-tables.server.ts'
import { userIsBarred } from '#accounts/persistence/barred-users.server.ts'
import type { ReportTarget } from '#platform/domain/report-paths.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import type { ParsedReport, Reportable, ReportDecision, ReportStatus } from '#reports/domain/report.ts'
import { reports } from '#reports/persistence/report-tables.server.ts'

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
  readonly now: Date
}

/** False when the person has an open report of the same thing, or was blocked or deleted meanwhile. */
export async function insertReport(db: Db, report: NewReport): Promise<boolean> {
  const { reporterId, subjectId, kind, targetId, reason, details, now } = report
  const { rows } = await db.execute(sql`
    insert into ${reports} ("reporterId", "subjectId", "targetKind", "targetId", reason, details, "createdAt")
    select uid, ${subjectId}, ${kind}, ${targetId}, ${reason}, ${details}, ${now.toISOString()}::timestamptz
    from ${users} where uid = ${reporterId} and not ${sql.raw(userIsBarred('users'))}
    on conflict ("reporterId", "targetKind", "targetId") where status = 'open' do nothing
    returning id`)
  return rows.length > 0
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

export interface ReportOutcome {
  readonly id: number
  readonly kind: ReportTarget
  readonly answer: string
  readonly createdAt: Date
  readonly reporterName: string
  readonly reporterEmail: string
  readonly subjectName: string
  readonly visit: { readonly date: string; readonly start: string } | null
}

/** A decided report, for the letter; null when the reporter is gone. */
export async function findReportOutcome(db: Db, id: number): Promise<ReportOutcome | null> {
  const { rows } = await db.execute<ReportOutcome & Record<string, unknown>>(sql`
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
