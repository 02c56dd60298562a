// Tells people by the channels that the row of a table of notifications names and that each of them has (queue_notification in
// 0034-whatsapp.sql), in the transaction of the change.
import { SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { users } from '#accounts/persistence/account-tables.server.ts'
import type { Notification } from '#platform/domain/notification.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import type { JobName, JobPayloads } from '#platform/persistence/jobs.server.ts'

type EmailName = Extract<JobName, `send-${string}-mail`>

/** The job of an e-mail. A payload that differs from person to person is SQL over the column `uid`. */
export type QueuedEmail = {
  [Name in EmailName]: {
    readonly name: Name
    readonly payload: JobPayloads[Name] | SQL
    readonly runAt?: Date
    /** A waiting job of this key is replaced. */
    readonly key?: string
    /** The job runs when the replaced one would have run. */
    readonly keepsRunAt?: true
  }
}[EmailName]

type WithoutDevice<Payload> = Payload extends unknown ? Omit<Payload, 'subscription'> : never

interface Told extends Pick<Notification, 'channels' | 'alsoByEmail'> {
  readonly about: WithoutDevice<JobPayloads['send-push']>
  /** Null: nothing is written about it. */
  readonly email: QueuedEmail | null
  readonly runAt?: Date | null | undefined
}

/** `recipients`: a uid, or a query of them. */
export async function notifyPeople(db: Db, recipients: string | SQL, told: Told): Promise<void> {
  const people =
    typeof recipients === 'string'
      ? sql`(select ${recipients}::text as uid) as told`
      : sql`${users} where uid in (${recipients})`
  const { channels, about, email, runAt, alsoByEmail = false } = told
  await db.execute(sql`
    select queue_notification(uid, ${sql.param([...channels])}::text[], ${JSON.stringify(about)}::jsonb, ${emailSql(email)},
      ${runAt?.toISOString() ?? null}::timestamptz, ${alsoByEmail}::boolean)
    from ${people}`)
}

function emailSql(email: QueuedEmail | null): SQL {
  if (!email) return sql`null::jsonb`
  const { payload, ...job } = email
  const written = payload instanceof SQL ? payload : sql`${JSON.stringify(payload)}::jsonb`
  return sql`${JSON.stringify(job)}::jsonb || jsonb_build_object('payload', ${written})`
}

/** Whether the person in this column is told by WhatsApp, as queue_notification decides it. */
export function hasWhatsapp(uid: SQLWrapper): SQL {
  return sql`exists (select from whatsapp_connections as chat
    where chat.uid = ${uid} and chat."leftAt" is null and chat."failingAt" is null)`
}
