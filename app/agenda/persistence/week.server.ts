// What a technician earned and is owed: sums of the newest receipt of each visit, by the day on which the first was sent.
import { type SQL, sql } from 'drizzle-orm'
import type { HistoryKind } from '#agenda/domain/history-filter.ts'
import {
  type AccountLine,
  type DayEarnings,
  type Debt,
  IN_TIME_MINUTES,
  type Period,
  type VisitCounts,
} from '#agenda/domain/week.ts'
import { isInStretch, isOfKind } from '#agenda/persistence/history-kinds.server.ts'
import { VISIT_MS } from '#bookings/domain/booking.ts'
import { answerMinutes, medianMinutes } from '#bookings/persistence/booking-rules.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { isSaidPaidIn, paymentIn } from '#visits/persistence/payment-state.server.ts'

/** The day of an instant in Bogotá. */
const dayOf = (instant: SQL) => sql`to_char(${instant} at time zone 'America/Bogota', 'YYYY-MM-DD')`

/** One row per visit of the technician that has a receipt. */
const countedReceipts = (technicianId: string) => sql`(
  select visit.key, visit."clientId", visit."clientName", visit.servicio, newest.id, newest.total, newest.hecho,
    ${dayOf(sql`first.at`)} as day, ${sql.raw(paymentIn('newest', 'note'))} as payment,
    ${sql.raw(isSaidPaidIn('note'))} as "isSaidPaid"
  from reservas as visit
  join receipts as first on first."reservaKey" = visit.key and first.corrects is null
  join receipts as newest on newest."reservaKey" = visit.key
    and not exists (select from receipts as later where later.corrects = newest.id)
  left join receipt_payments as note on note."receiptId" = newest.id
  where visit."technicianId" = ${technicianId}) as counted`

/** Oldest first. All of them: weeks, months and years are sums of these. */
export async function listEarningsOfTechnician(db: Db, technicianId: string): Promise<DayEarnings[]> {
  const { rows } = await db.execute<{
    day: string
    payment: DayEarnings['payment']
    count: string
    total: string
  }>(sql`
    select day, payment, count(*) as count, sum(total) as total from ${countedReceipts(technicianId)}
    group by day, payment order by day, payment`)
  return rows.map(row => ({ ...row, count: Number(row.count), total: Number(row.total) }))
}

/** Of the days since, and what is owed of any; null before the first receipt. */
export async function findEarningsSince(
  db: Db,
  technicianId: string,
  from: string,
): Promise<{ readonly earned: number; readonly owed: number } | null> {
  const { rows } = await db.execute<{ count: string; earned: string; owed: string }>(sql`
    select count(*) as count, coalesce(sum(total) filter (where day >= ${from}), 0) as earned,
      coalesce(sum(total) filter (where payment = 'aun_no'), 0) as owed
    from ${countedReceipts(technicianId)}`)
  const [row] = rows
  return row && row.count !== '0' ? { earned: Number(row.earned), owed: Number(row.owed) } : null
}

/** Newest first. */
export async function listDebtsToTechnician(db: Db, technicianId: string): Promise<Debt[]> {
  type Row = Omit<Debt, 'reminders'> & {
    readonly reminders: readonly string[]
    readonly key: string
    readonly id: string
  }
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    select id, key, "clientName", servicio, day, total, "isSaidPaid",
      exists (select from users where uid = "clientId") as "canBeReminded",
      array(select ${dateText(sql`asked.at`)} from payment_reminders as asked
        join receipts as one on one.id = asked."receiptId" where one."reservaKey" = key order by asked.id desc) as reminders
    from ${countedReceipts(technicianId)} where payment = 'aun_no' and total > 0 order by day desc, id desc`)
  return rows.map(row => ({
    ...row,
    id: Number(row.id),
    key: Number(row.key),
    reminders: row.reminders.map(at => new Date(at)),
  }))
}

const dateText = (instant: SQL) =>
  sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Oldest first. */
export async function listAccountLines(
  db: Db,
  technicianId: string,
  { from, until }: Pick<Period, 'from' | 'until'>,
): Promise<AccountLine[]> {
  const { rows } = await db.execute<Omit<AccountLine, 'id'> & { id: string } & Record<string, unknown>>(sql`
    select day, id, "clientName", hecho, total, payment from ${countedReceipts(technicianId)}
    where day >= ${from} and day < ${until} order by day, id`)
  return rows.map(row => ({ ...row, id: Number(row.id) }))
}

/** Of the visits whose hour was in the period. Answers: of requests that came in it. */
export async function countVisitsOfTechnician(
  db: Db,
  technicianId: string,
  { from, until }: Pick<Period, 'from' | 'until'>,
): Promise<VisitCounts> {
  const late = sql`said."arrivedAt" > visit."scheduledAt" + make_interval(mins => ${IN_TIME_MINUTES})`
  const minutes = sql.raw(answerMinutes('visit'))
  const isAnswered = sql`${minutes} is not null and ${dayOf(sql`visit."createdAt"`)} between ${from} and (${until}::date - 1)::text`
  const isInPeriod = isInStretch({ from, until }, 'visit')
  const count = (condition: SQL) => sql`count(*) filter (where ${isInPeriod} and ${condition})::int`
  const countKind = (kind: HistoryKind) => count(isOfKind(kind, 'visit'))
  const cancelledBy = (condition: SQL) => count(sql`${isOfKind('canceladas', 'visit')} and ${condition}`)
  const { rows } = await db.execute<VisitCounts & Record<string, unknown>>(sql`
    select ${countKind('hechas')} as done,
      ${count(sql`${isOfKind('hechas', 'visit')} and not exists (select from receipts where "reservaKey" = visit.key)`)} as "doneWithoutReceipt",
      ${cancelledBy(sql`visit."cancelReason" = 'tecnico'`)} as "cancelledByTechnician",
      ${cancelledBy(sql`visit."cancelReason" = 'cliente'`)} as "cancelledForClient",
      ${cancelledBy(sql`coalesce(visit."cancelReason" not in ('tecnico', 'cliente'), true)`)} as "cancelledOtherwise",
      ${countKind('sin-hacerse')} as "notDone",
      ${countKind('llegadas')} as arrivals,
      ${count(sql`said."arrivedAt" is not null and not ${late}`)} as "inTime",
      coalesce(array_agg(round(extract(epoch from said."arrivedAt" - visit."scheduledAt") / 60)::int)
        filter (where ${isInPeriod} and ${late}), '{}') as "lateMinutes",
      ${count(sql`${late} and said."lateAt" < said."arrivedAt"`)} as "lateTold",
      count(*) filter (where ${isAnswered})::int as answers,
      round((${sql.raw(medianMinutes(answerMinutes('visit')))} filter (where ${isAnswered}))::numeric)::int as "answerMinutes"
    from reservas as visit left join visit_progress as said on said."reservaKey" = visit.key
    where visit."technicianId" = ${technicianId}`)
  const [counts] = rows
  if (!counts) throw new Error('an aggregate has one row')
  return counts
}

/** The next confirmed visit of somebody who has none behind; null: none. */
export async function findFirstVisitToCome(
  db: Db,
  technicianId: string,
  now: Date,
): Promise<{ readonly key: number; readonly date: string; readonly start: string } | null> {
  const { rows } = await db.execute<{ key: string; date: string; start: string }>(sql`
    select key, date::text as date, start from reservas
    where "technicianId" = ${technicianId} and status = 'confirmada'
      and "scheduledAt" > ${new Date(now.getTime() - VISIT_MS).toISOString()}::timestamptz
    order by "scheduledAt" limit 1`)
  const [row] = rows
  return row ? { ...row, key: Number(row.key) } : null
}

/** What was just said and can still be taken back: a reminder, or that a receipt was paid. */
export interface UndoableAct {
  readonly kind: 'reminder' | 'payment'
  readonly id: number
  readonly total: number
  readonly clientName: string
  readonly servicio: string
  readonly at: Date
}

export async function findUndoableAct(
  db: Db,
  technicianId: string,
  since: Date,
): Promise<UndoableAct | null> {
  const { rows } = await db.execute<
    Omit<UndoableAct, 'at' | 'id'> & { at: string; id: string } & Record<string, unknown>
  >(sql`
    select act.kind, act.id, ${dateText(sql`act.at`)} as at, receipt.total, visit."clientName", visit.servicio
    from (
      select 'reminder' as kind, "receiptId" as id, at from payment_reminders where at >= ${since.toISOString()}::timestamptz
      union all
      select 'payment', "receiptId", "paidAt" from receipt_payments where "paidAt" >= ${since.toISOString()}::timestamptz
    ) as act join receipts as receipt on receipt.id = act.id join reservas as visit on visit.key = receipt."reservaKey"
    where visit."technicianId" = ${technicianId} order by act.at desc limit 1`)
  const [row] = rows
  return row ? { ...row, id: Number(row.id), at: new Date(row.at) } : null
}
