// The figures of the admin panel. Every count is capped and served by a partial index of its own.

import { sql } from 'drizzle-orm'
import { overdueSince } from '#guarantee/domain/overdue-decision.ts'
import { OVERDUE_DECISIONS } from '#guarantee/persistence/due-guarantee-cases.server.ts'
import type { BookingWeek, PanelCounts } from '#moderation/domain/panel-rows.ts'
import { CONTESTED_VISITS } from '#moderation/persistence/missed-visits.server.ts'
import { WAITING_REVIEWS } from '#moderation/persistence/review-queue.server.ts'
import { addDays, bogotaDate, instantAt, weekdayOf } from '#platform/domain/time.ts'
import { cappedCount, tallyOf } from '#platform/persistence/admin-search.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { OPEN_REPORTS } from '#reports/persistence/reports.server.ts'

const WEEKS_SHOWN = 8

// The conditions of the indexes technicians_panel…: each is cappedCount without a look at the table.
const PUBLISHED = sql`from technicians where "deletedAt" is null and (publicado or estado = 'publicado') and publicado`
const IN_REVIEW = sql`from technicians where "deletedAt" is null and estado = 'en_revision'`
const BLOCKED = sql`from technicians where "deletedAt" is null and estado = 'bloqueado'`
const bookedBetween = (from: Date, until: Date) =>
  cappedCount(sql`from reservas where status <> 'cancelada'
    and "scheduledAt" >= ${from.toISOString()}::timestamptz and "scheduledAt" < ${until.toISOString()}::timestamptz`)

export async function findPanelFigures(db: Db, now: Date): Promise<PanelCounts> {
  const today = bogotaDate(now)
  const overdueCases = sql`${sql.raw(OVERDUE_DECISIONS)} ${overdueSince(now).toISOString()}::timestamptz`
  const { rows } = await db.execute<Record<keyof PanelCounts, number>>(sql`
    select ${cappedCount(sql`from technicians where "deletedAt" is null`)} as technicians,
      ${cappedCount(sql`from users where "deletedAt" is null`)} as users,
      ${cappedCount(PUBLISHED)} as published,
      ${cappedCount(IN_REVIEW)} as "inReview",
      ${cappedCount(BLOCKED)} as blocked,
      ${cappedCount(WAITING_REVIEWS)} as "waitingReviews",
      ${cappedCount(OPEN_REPORTS)} as "openReports",
      ${cappedCount(sql`from guarantee_cases where turn = 'admin'`)} as "waitingCases",
      ${cappedCount(overdueCases)} as "overdueCases",
      ${cappedCount(CONTESTED_VISITS)} as "contestedVisits",
      ${bookedBetween(midnight(today), midnight(addDays(today, 1)))} as today`)
  const [row] = rows
  if (!row) throw new Error('the figures query returned no row')
  return {
    technicians: tallyOf(row.technicians),
    users: tallyOf(row.users),
    published: tallyOf(row.published),
    inReview: tallyOf(row.inReview),
    blocked: tallyOf(row.blocked),
    waitingReviews: tallyOf(row.waitingReviews),
    openReports: tallyOf(row.openReports),
    waitingCases: tallyOf(row.waitingCases),
    overdueCases: tallyOf(row.overdueCases),
    contestedVisits: tallyOf(row.contestedVisits),
    today: tallyOf(row.today),
  }
}

/** Bookings per week without cancelled ones, oldest first; the last is the current week. */
export async function listBookingWeeks(db: Db, now: Date): Promise<BookingWeek[]> {
  const today = bogotaDate(now)
  const thisMonday = addDays(today, -weekdayOf(today))
  const mondays = Array.from({ length: WEEKS_SHOWN }, (_, index) =>
    addDays(thisMonday, 7 * (index - WEEKS_SHOWN + 1)),
  )
  const counts = mondays.map(monday => bookedBetween(midnight(monday), midnight(addDays(monday, 7))))
  const { rows } = await db.execute<{ weeks: number[] }>(
    sql`select array[${sql.join(counts, sql`, `)}] as weeks`,
  )
  return mondays.map((monday, index) => ({ monday, ...tallyOf(rows[0]?.weeks[index] ?? 0) }))
}

function midnight(date: string): Date {
  const instant = instantAt(date, '00:00')
  if (!instant) throw new Error(`${date} is not a date`)
  return instant
}
