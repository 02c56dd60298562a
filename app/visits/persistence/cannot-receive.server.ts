// D59: the client tells the technician that the visit cannot be received, and takes it back.
import { sql } from 'drizzle-orm'
import type { CannotReason } from '#bookings/domain/booking.ts'
import { allowedBy } from '#bookings/persistence/booking-rules.server.ts'
import { reservas } from '#bookings/persistence/booking-tables.server.ts'
import { queueNotification } from '#bookings/persistence/notifications.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { CANNOT_RECEIVE } from '#visits/domain/cannot-receive.ts'

interface CannotChange {
  readonly key: number
  readonly clientId: string
  readonly now: Date
}

/** True when the statement stands after it. The technician is told of a new one only, not when its words change. */
export async function storeCannotReceive(
  db: Db,
  { key, clientId, now, reason, note }: CannotChange & { reason: CannotReason; note: string },
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    with before as (
      select key, "cannotAt" from ${reservas}
      where key = ${key} and "clientId" = ${clientId} and ${allowedBy(CANNOT_RECEIVE, now)} for update
    ), changed as (
      update ${reservas} as r set "cannotReason" = ${reason}, "cannotNote" = ${note},
        "cannotAt" = coalesce(r."cannotAt", ${now.toISOString()}::timestamptz)
      from before where r.key = before.key
      returning r.key, before."cannotAt" is null as "isNew"
    ), queued as (
      select ${queueNotification('cannot-receive')} from changed where "isNew"
    )
    select key, (select count(*) from queued) from changed`)
  return rows.length > 0
}

/** True when this call took it back. */
export async function removeCannotReceive(db: Db, { key, clientId, now }: CannotChange): Promise<boolean> {
  const { rows } = await db.execute(sql`
    with changed as (
      update ${reservas} set "cannotReason" = null, "cannotNote" = '', "cannotAt" = null
      where key = ${key} and "clientId" = ${clientId} and "cannotAt" is not null and ${allowedBy(CANNOT_RECEIVE, now)}
      returning key
    ), queued as (
      select ${queueNotification('can-receive')} from changed
    )
    select key, (select count(*) from queued) from changed`)
  return rows.length > 0
}
