// Adds the jobs that notify people of a booking, as the table of notifications says, and stores what the clock told.
import { type SQL, sql } from 'drizzle-orm'
import { type BookingNotification, type Reminder, ruleOf } from '#bookings/domain/notifications.ts'
import { reservaAvisos, reservas } from '#bookings/persistence/booking-tables.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'

interface Queued {
  readonly runAt?: SQL
  /** The act of moderation, the answer: sent only while it stands. */
  readonly line?: number
  readonly answeredAt?: SQL
}

/** For a statement whose rows have the `key` of a booking: `select ${queueNotification('expired')} from changed`. */
export function queueNotification(
  kind: BookingNotification,
  { runAt = sql`null`, line, answeredAt = sql`null` }: Queued = {},
): SQL {
  const { to, channels } = ruleOf(kind)
  return sql`queue_notification_of_booking(key, ${kind}, ${to}, ${sql.param([...channels])}::text[],
    run_at := ${runAt}, line := ${line ?? null}, answered := ${answeredAt})`
}

/** Which bookings a reminder is due for at a moment. */
type Due = (now: Date) => SQL | undefined
export type DueReminders = Readonly<Record<Reminder, Due>>

/**
 * Tells what is due, each kind once per booking; how many. Those that another instance is notifying about are left to it; the
 * key of `reserva_avisos` has the last word.
 */
export async function notifyDue(db: Db, due: Partial<DueReminders>, now: Date): Promise<number> {
  let count = 0
  for (const [kind, isDue] of Object.entries(due) as [Reminder, Due][]) {
    const { rows } = await db.execute(sql`
      with due as (
        select key from ${reservas} where ${isDue(now)} and not exists (
          select from ${reservaAvisos} as told where told."reservaKey" = ${reservas.key} and told.kind = ${kind})
        for update skip locked
      ), told as (
        insert into ${reservaAvisos} ("reservaKey", kind, at) select key, ${kind}, ${now.toISOString()}::timestamptz from due
        on conflict do nothing returning "reservaKey" as key
      )
      select ${queueNotification(kind)} from told`)
    count += rows.length
  }
  return count
}
