// The lists behind the filters of the panel, each an index in its order (record 121).
import { type SQL, sql } from 'drizzle-orm'
import type { TechnicianFilter } from '#moderation/domain/worklist.ts'
import { addDays, bogotaDate } from '#platform/domain/bogota-time.ts'
import type { Tally } from '#platform/domain/tally.ts'
import { cappedCount, instantText, tallyOf } from '#platform/persistence/admin-search.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { EXPIRY_WARNING_DAYS } from '#verification/domain/check.ts'

/** One ordered scan of technicians `t`, with their `technician_worklist` row `w` where it is needed. */
export interface FilterList {
  readonly from: SQL
  readonly where: SQL
  /** The uid as a column of the index. */
  readonly uid: SQL
  /** The sort column, and its text and type in a cursor. */
  readonly sort: SQL
  readonly sortText: SQL
  readonly sortType: 'timestamptz' | 'date'
  readonly newestFirst?: boolean
  /** The sort value is since when the row waits. */
  readonly isWait: boolean
}

const TECHNICIANS = { from: sql`technicians as t`, uid: sql`t.uid` }
const WITH_WORKLIST = {
  from: sql`technician_worklist as w join technicians as t on t.uid = w.uid`,
  uid: sql`w.uid`,
}
const byInstant = (sort: SQL) => ({ sort, sortText: instantText(sort), sortType: 'timestamptz' }) as const

// The conditions must match the partial indexes in 0006-trust.sql literally, or PostgreSQL does not use them.
const UNMODERATED = sql`t."deletedAt" is null and t.estado is null`
const UNVERIFIED = sql`t."deletedAt" is null and not t.verificado`
const HAS_PENDING_CHECKS = sql`w."pendingChecks" > 0`
const IS_REPORTED = sql`w."openReports" > 0`
const IS_DELETED = sql`t."deletedAt" is not null`
const IS_NOT_DELETED = sql`t."deletedAt" is null`
const expiresBy = (date: string) => sql`w."nextExpiry" <= ${date}::date`

/** The lists of a filter, shown one after the other. */
export function filterLists(filter: TechnicianFilter, now: Date): readonly FilterList[] {
  const whose = (where: SQL) => sql`${where} and ${IS_NOT_DELETED}`
  switch (filter) {
    case 'sin_moderar':
      return [{ ...TECHNICIANS, where: UNMODERATED, ...byInstant(sql`t."createdAt"`), isWait: true }]
    case 'sin_verificar': {
      const withoutDocuments = sql`${UNVERIFIED} and not exists (
        select from technician_worklist as w where w.uid = t.uid and ${HAS_PENDING_CHECKS})`
      return [
        {
          ...WITH_WORKLIST,
          where: whose(HAS_PENDING_CHECKS),
          ...byInstant(sql`w."pendingSince"`),
          isWait: true,
        },
        { ...TECHNICIANS, where: withoutDocuments, ...byInstant(sql`t."createdAt"`), isWait: false },
      ]
    }
    case 'vence_pronto': {
      const order = {
        sort: sql`w."nextExpiry"`,
        sortText: sql`w."nextExpiry"::text`,
        sortType: 'date',
      } as const
      return [{ ...WITH_WORKLIST, where: whose(expiresBy(warningDate(now))), ...order, isWait: false }]
    }
    case 'reportados':
      return [
        { ...WITH_WORKLIST, where: whose(IS_REPORTED), ...byInstant(sql`w."reportedSince"`), isWait: true },
      ]
    case 'eliminados': {
      const order = { ...byInstant(sql`t."deletedAt"`), newestFirst: true }
      return [{ ...TECHNICIANS, where: IS_DELETED, ...order, isWait: false }]
    }
  }
}

const warningDate = (now: Date) => addDays(bogotaDate(now), EXPIRY_WARNING_DAYS)

export async function countTechnicianFilters(db: Db, now: Date): Promise<Record<TechnicianFilter, Tally>> {
  const count = (where: SQL) => cappedCount(sql`from technicians as t where ${where}`)
  // An anti-join with the few deleted ones instead of a join with all.
  const countWorklist = (where: SQL) =>
    cappedCount(sql`from technician_worklist as w
      where ${where} and not exists (select from technicians as t where t.uid = w.uid and ${IS_DELETED})`)
  const { rows } = await db.execute<Record<TechnicianFilter, number>>(sql`
    select ${count(UNMODERATED)} as sin_moderar,
      ${count(UNVERIFIED)} + ${cappedCount(sql`from ${WITH_WORKLIST.from}
        where ${HAS_PENDING_CHECKS} and ${IS_NOT_DELETED} and t.verificado`)} as sin_verificar,
      ${countWorklist(expiresBy(warningDate(now)))} as vence_pronto,
      ${countWorklist(IS_REPORTED)} as reportados,
      ${count(IS_DELETED)} as eliminados`)
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
