// What did not reach people by one channel, and by which it did.
import { sql } from 'drizzle-orm'
import type { DeliveryReason } from '#accounts/domain/channel-delivery.ts'
import type { InsteadBy } from '#accounts/domain/whatsapp-message.ts'
import { ASKED, isLate } from '#moderation/persistence/channel-figures.server.ts'
import type { Channel } from '#platform/domain/notification.ts'
import type { Db } from '#platform/persistence/database.server.ts'

/** The latest; what came before is counted only. */
export const FAILURES_READ = 200

export interface StoredFailure {
  readonly at: Date
  readonly uid: string | null
  readonly name: string | null
  readonly isTechnician: boolean
  readonly channel: Channel
  /** Of e-mails and push messages. */
  readonly topic: string | null
  /** Of messages by WhatsApp: what they tell, as in the job; null: an answer in the chat. */
  readonly about: object | null
  /** Of messages by WhatsApp. */
  readonly template: string | null
  readonly reason: DeliveryReason | null
  readonly errorCode: number | null
  readonly isLate: boolean
  readonly insteadBy: InsteadBy | null
  readonly sentBy: Channel | null
  readonly sentAt: Date | null
  readonly isWaiting: boolean
  readonly hasEmailFailed: boolean
}

type Row = {
  [Name in keyof StoredFailure]: StoredFailure[Name] extends Date | null ? string | null : StoredFailure[Name]
} & {
  at: string
}

/** Newest first. A test of somebody's connection is not told. */
export async function listFailures(db: Db, since: Date, now: Date): Promise<StoredFailure[]> {
  const from = sql`${since.toISOString()}::timestamptz`
  const { rows } = await db.execute<Row>(sql`
    with failed as (
      (select coalesce("failedAt", "insteadAt", "createdAt") as at, uid, 'whatsapp' as channel, null as topic,
        case when template is not null then about end as about, template, about ->> 'notification' as notification, null as reason,
        "errorCode", state <> 'failed' as late, "insteadBy"
      from whatsapp_messages
      where "createdAt" >= ${from} and ${ASKED} and (state = 'failed' or ${isLate(now)}) and uid is not null
        and not coalesce(about ? 'test', false)
      order by "createdAt" desc limit ${FAILURES_READ})
      union all
      (select at, uid, channel, topic, null, null, notification::text, reason, null, false, null
      from channel_deliveries where state = 'failed' and at >= ${from} order by at desc limit ${FAILURES_READ})
      order by at desc limit ${FAILURES_READ}
    ), queued as materialized (
      -- Only the private table has payloads.
      select distinct payload ->> 'notification' as notification from graphile_worker._private_jobs
      where attempts < max_attempts and payload ->> 'notification' is not null
    )
    select failed.at, failed.uid, users.name, coalesce(users.role = 'tecnico', false) as "isTechnician", failed.channel,
      failed.topic, failed.about, failed.template, failed.reason, failed."errorCode", failed.late as "isLate", failed."insteadBy",
      instead.channel as "sentBy", instead.at as "sentAt",
      exists (select from queued where queued.notification = failed.notification) or exists (
        select from whatsapp_messages w where w.about ? 'notification' and w.about ->> 'notification' = failed.notification
          and failed.channel <> 'whatsapp' and w.state in ('waiting', 'sending', 'sent') and w."insteadAt" is null
      ) as "isWaiting",
      exists (select from channel_deliveries d where d.notification = failed.notification::uuid and d.channel = 'email'
        and d.state = 'failed') as "hasEmailFailed"
    from failed left join users using (uid)
      left join lateral (
        select channel, at from (
          select channel, at from channel_deliveries d where d.notification = failed.notification::uuid and d.state = 'sent'
          union all
          -- An e-mail about several messages has the mark of the last one.
          select channel, at from channel_deliveries d where failed."insteadBy" = 'email' and failed.about ? 'message'
            and d.uid = failed.uid and d.topic = 'message' and d.channel = 'email' and d.state = 'sent' and d.at >= failed.at
          union all
          select 'whatsapp', coalesce("deliveredAt", "readAt") from whatsapp_messages w
          where w.about ? 'notification' and w.about ->> 'notification' = failed.notification
            and failed.channel <> 'whatsapp' and w.state in ('delivered', 'read')
        ) as sent order by channel <> 'email', at limit 1
      ) as instead on true
    order by failed.at desc`)
  return rows.map(row => ({
    ...row,
    at: new Date(row.at),
    sentAt: row.sentAt === null ? null : new Date(row.sentAt),
  }))
}
