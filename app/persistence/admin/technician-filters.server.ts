// The lists behind the filters of the panel, each an index in its order (record 121).
import { type SQL, sql } from 'drizzle-orm'
import { addDays, bogotaDate } from '#domain/bogota-time.ts'
import type { TechnicianFilter } from '#domain/moderation/worklist.ts'
import type { Tally } from '#domain/tally.ts'
import { EXPIRY_WARNING_DAYS } from '#domain/verification/check.ts'
import { cappedCount, instantText, tallyOf } from '#persistence/admin/admin-search.server.ts'
import type { Db } from '#persistence/database.server.ts'

/** One ordered scan of technicians `t`, with their `technician_worklist` row `w` where it is needed. */
export interface FilterList {
  readonly from: SQL
  readonly where: SQL
  /** The sort column, and its text and type in a cursor. */
  readonly sort: SQL
  readonly sortText: SQL
  readonly sortType: 'timestamptz' | 'date'
  readonly newestFirst?: boolean
  /** The sort value is since when the row waits. */
  readonly isWait: boolean
}

const WITH_WORKLIST = sql`technician_worklist as w join technicians as t using (uid)`
const byInstant = (sort: SQL) => ({ sort, sortText: instantText(sort), sortType: 'timestamptz' }) as const

// The conditions must match the partial indexes in 0006-trust.sql literally, or PostgreSQL does not use them.
const UNMODERATED = sql`t."deletedAt" is null and t.estado is null`
const UNVERIFIED = sql`t."deletedAt" is null and not t.verificado`
const HAS_PENDING_CHECKS = sql`w."pendingChecks" > 0`
const IS_REPORTED = sql`w."openReports" > 0 and t."deletedAt" is null`
const IS_DELETED = sql`t."deletedAt" is not null`
const expiresBy = (date: string) => sql`w."nextExpiry" <= ${date}::date and t."deletedAt" is null`

/** The lists of a filter, shown one after the other. */
export function filterLists(filter: TechnicianFilter, now: Date): readonly FilterList[] {
  const from = sql`technicians as t`
  switch (filter) {
    case 'sin_moderar':
      return [{ from, where: UNMODERATED, ...byInstant(sql`t."createdAt"`), isWait: true }]
    case 'sin_verificar':
      return [
        {
          from: WITH_WORKLIST,
          where: sql`${HAS_PENDING_CHECKS} and t."deletedAt" is null`,
          ...byInstant(sql`w."pendingSince"`),
          isWait: true,
        },
        {
          from,
          where: sql`${UNVERIFIED} and not exists (
            select from technician_worklist as w where w.uid = t.uid and ${HAS_PENDING_CHECKS})`,
          ...byInstant(sql`t."createdAt"`),
          isWait: false,
        },
      ]
    case 'vence_pronto': {
      const sort = sql`w."nextExpiry"`
      const where = expiresBy(warningDate(now))
      return [
        { from: WITH_WORKLIST, where, sort, sortText: sql`${sort}::text`, sortType: 'date', isWait: false },
      ]
    }
    case 'reportados':
      return [{ from: WITH_WORKLIST, where: IS_REPORTED, ...byInstant(sql`w."reportedSince"`), isWait: true }]
    case 'eliminados':
      return [{ from, where: IS_DELETED, ...byInstant(sql`t."deletedAt"`), newestFirst: true, isWait: false }]
  }
}

const warningDate = (now: Date) => addDays(bogotaDate(now), EXPIRY_WARNING_DAYS)

export async function countTechnicianFilters(db: Db, now: Date): Promise<Record<TechnicianFilter, Tally>> {
  const count = (from: SQL, where: SQL) => cappedCount(sql`from ${from} where ${where}`)
  const technicians = sql`technicians as t`
  const { rows } = await db.execute<Record<TechnicianFilter, number>>(sql`
    select ${count(technicians, UNMODERATED)} as sin_moderar,
      ${count(technicians, UNVERIFIED)}
        + ${count(WITH_WORKLIST, sql`${HAS_PENDING_CHECKS} and t."deletedAt" is null and t.verificado`)} as sin_verificar,
      ${count(WITH_WORKLIST, expiresBy(warningDate(now)))} as vence_pronto,
      ${count(WITH_WORKLIST, IS_REPORTED)} as reportados,
      ${count(technicians, IS_DELETED)} as eliminados`)
  const [row] = rows
  if (!row) throw new Error('the query of the filter counts returned no row')
  return {
    sin_moderar: tallyOf(row.sin_moderar),
    sin_verificar: tallyOf(row.sin_verificar),
    vence_pronto: tallyOf(row.vence_pronto),
    reportados: tallyOf(row.reportados),
    eliminados: tallyOf(row.eliminados),
  }
}
