// What was sent by one channel, to whom and how far it came: the rows behind the figures of /admin/avisos.
import { sql } from 'drizzle-orm'
import type { MessageState } from '#accounts/domain/whatsapp-message.ts'
import type { SentFilter } from '#moderation/domain/channel-report.ts'
import { ASKED, isLate } from '#moderation/persistence/channel-figures.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'

/** The latest; what came before is counted only. */
export const SENT_READ = 200

export interface StoredSent {
  readonly at: Date
  readonly uid: string | null
  readonly name: string | null
  readonly isTechnician: boolean
  /** Of e-mails and push messages. */
  readonly topic: string | null
  /** Of messages by WhatsApp, as in the job; null: an answer in the chat. */
  readonly about: object | null
  readonly state: MessageState
}

/** Newest first, counted as countWhatsapp and countDeliveries do. */
export async function listSent(
  db: Db,
  { channel, state, template }: SentFilter,
  since: Date,
  now: Date,
): Promise<StoredSent[]> {
  const states = {
    sent: sql`true`,
    delivered: sql`state in ('delivered', 'read')`,
    read: sql`state = 'read'`,
    waiting: sql`state in ('waiting', 'sending', 'sent') and not ${isLate(now)}`,
  }
  const ofTemplate = template === undefined ? sql`true` : sql`template is not distinct from ${template}`
  const messages = sql`
    select "createdAt" as at, uid, null as topic, case when template is not null then about end as about, state
    from whatsapp_messages
    where "createdAt" >= ${since.toISOString()} and ${ASKED} and ${states[state]} and ${ofTemplate}`
  const deliveries = sql`
    select at, uid, topic, null::jsonb as about, state from channel_deliveries
    where at >= ${since.toISOString()} and channel = ${channel}`
  const { rows } = await db.execute<Omit<StoredSent, 'at'> & { at: string }>(sql`
    select sent.*, users.name, coalesce(users.role = 'tecnico', false) as "isTechnician"
    from (${channel === 'whatsapp' ? messages : deliveries} order by 1 desc limit ${SENT_READ}) as sent
      left join users using (uid)
    order by sent.at desc`)
  return rows.map(row => ({ ...row, at: new Date(row.at) }))
}
