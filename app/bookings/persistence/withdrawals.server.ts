// Upcoming bookings of moderated people: listed before the act, cancelled by it, given back when it is undone.

import { sql } from 'drizzle-orm'
import { userIsBarred } from '#accounts/persistence/account-moderation.server.ts'
import { users } from '#accounts/persistence/account-tables.server.ts'
import { type AffectedVisit, LISTED_VISITS_MAX } from '#bookings/domain/booking.ts'
import { type ActBy, TRANSITIONS } from '#bookings/domain/transitions.ts'
import { countBookings } from '#bookings/persistence/booking-outcomes.server.ts'
import { allowedBy } from '#bookings/persistence/booking-rules.server.ts'
import { reservas, takenHours } from '#bookings/persistence/booking-tables.server.ts'
import { queueNotification } from '#bookings/persistence/notifications.server.ts'
import { type Db, violatesConstraint } from '#platform/persistence/database.server.ts'
import { technicians } from '#technicians/persistence/technician-tables.server.ts'

interface Concerned {
  readonly uid: string
  /** Their bookings as a technician, or on either side. */
  readonly side: 'technician' | 'any'
  readonly now: Date
}

type Act = ActBy<'moderation' | 'account-owner'>

const concernedBy = ({ uid, side, now }: Concerned, act: Act) => sql`
  ("technicianId" = ${uid} ${side === 'any' ? sql`or "clientId" = ${uid}` : sql``})
  and ${allowedBy(TRANSITIONS[act], now)}`

/** What withdrawBookings would cancel now; the first visits are listed. */
export async function findUpcomingVisits(
  db: Db,
  concerned: Concerned,
  act: Act = 'withdraw',
): Promise<{ count: number; people: number; withClients: boolean; first: AffectedVisit[] }> {
  const { uid } = concerned
  const { rows } = await db.execute<{
    count: number
    people: number
    withClients: boolean | null
    first: AffectedVisit[] | null
  }>(sql`
    with visits as (
      select key, date, start, status, "scheduledAt", "technicianId" = ${uid} as "withClient",
        case when "technicianId" = ${uid} then "clientId" else "technicianId" end as "otherId",
        case when "technicianId" = ${uid} then "clientName" else "technicianName" end as name
      from ${reservas} where ${concernedBy(concerned, act)}
    ), listed as (select * from visits order by "scheduledAt", key limit ${LISTED_VISITS_MAX})
    select (select count(*)::int from visits) as count, (select count(distinct "otherId")::int from visits) as people,
      (select bool_and("withClient") from visits) as "withClients",
      (select json_agg(json_build_object('key', key, 'date', date, 'start', start, 'status', status, 'name',
        coalesce(nullif(name, ''), "otherId")) order by "scheduledAt", key) from listed) as first`)
  const [row] = rows
  return {
    count: row?.count ?? 0,
    people: row?.people ?? 0,
    withClients: row?.withClients ?? true,
    first: row?.first ?? [],
  }
}

/** Cancels them; returns their keys. Nobody is notified yet. */
export async function withdrawBookings(
  db: Db,
  concerned: Concerned,
  act: Act = 'withdraw',
): Promise<number[]> {
  const { to, cancelReason = null } = TRANSITIONS[act]
  const { rows } = await db.execute<{ key: string }>(sql`
    update ${reservas} set "statusBefore" = status, status = ${to}, "cancelReason" = ${cancelReason}, "rescueDismissedAt" = null,
      "updatedAt" = ${concerned.now.toISOString()}::timestamptz
    where ${concernedBy(concerned, act)} returning key`)
  countBookings('cancelled', rows.length)
  return rows.map(({ key }) => Number(key))
}

/** Records which trail entry cancelled them, and adds the jobs that notify the other side at `runAt`. */
export async function attributeWithdrawal(
  db: Db,
  {
    uid,
    keys,
    trailEntryId,
    runAt,
  }: { uid: string; keys: readonly number[]; trailEntryId: number; runAt: Date },
): Promise<void> {
  const queued = { runAt: sql`${runAt.toISOString()}::timestamptz`, line: trailEntryId }
  await db.execute(sql`
    with changed as (
      update ${reservas} set "withdrawnBy" = ${trailEntryId} where key = any(${sql.param([...keys])}::bigint[])
      returning key, "technicianId"
    )
    select case when "technicianId" = ${uid} then ${queueNotification('technician-withdrawn', queued)}
      else ${queueNotification('client-withdrawn', queued)} end
    from changed`)
}

/**
 * Gives back the bookings that this trail entry cancelled: those still ahead, of two people who may both still keep them,
 * and that the client has not replaced. The index of the slot decides whether the hour is free, and the technician's row is
 * locked against further hours of another visit. `updatedAt` stays, so that a reminder that fell due meanwhile is still sent.
 */
export async function returnBookings(
  db: Db,
  { trailEntryId, now }: { trailEntryId: number; now: Date },
): Promise<{ returned: number; lost: number }> {
  const { rows } = await db.execute<{ key: string; mayReturn: boolean }>(sql`
    select r.key, r."scheduledAt" > ${now.toISOString()}::timestamptz
      and t."deletedAt" is null and t.estado is distinct from 'bloqueado' and r."scheduledAt" <> all(t."horasBloqueadas")
      and not exists (select from ${users} as u where u.uid in (r."technicianId", r."clientId")
        and ${sql.raw(userIsBarred('u'))})
      and not exists (select from ${reservas} as again where again."rebookedFrom" = r.key and again.status <> 'cancelada')
      as "mayReturn"
    from ${reservas} as r join ${technicians} as t on t.uid = r."technicianId"
    where r."withdrawnBy" = ${trailEntryId} order by r."scheduledAt", r.key for share of t`)
  let returned = 0
  for (const { key, mayReturn } of rows) if (mayReturn && (await returnBooking(db, key))) returned++
  return { returned, lost: rows.length - returned }
}

/** False when somebody else has the hour by now. */
async function returnBooking(db: Db, key: string): Promise<boolean> {
  try {
    // A savepoint: a violated index would end the whole transaction.
    const { rowCount } = await db.transaction(savepoint =>
      savepoint.execute(sql`
        update ${reservas} as r set status = "statusBefore", "statusBefore" = null, "withdrawnBy" = null,
          "cancelReason" = null, "rescueDismissedAt" = null
        where key = ${key} and not exists (select from ${takenHours} as taken
          where taken."technicianId" = r."technicianId" and taken.at = r."scheduledAt" and taken."scheduledAt" <= r."scheduledAt")`),
    )
    return rowCount === 1
  } catch (error) {
    if (violatesConstraint(error, 'reservas_one_per_slot')) return false
    throw error
  }
}
