// What became of e-mails and push messages: one row for each, whatever it took.
import { lt, type SQL, sql } from 'drizzle-orm'
import { bigint, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { DeliveryOutcome, DeliveryReason, RecordedChannel } from '#accounts/domain/channel-delivery.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { instant } from '#platform/persistence/platform-tables.server.ts'

export const channelDeliveries = pgTable('channel_deliveries', {
  job: bigint({ mode: 'number' }).notNull(),
  uid: text(),
  channel: text().$type<RecordedChannel>().notNull(),
  topic: text().notNull(),
  notification: uuid(),
  state: text().$type<DeliveryOutcome>().notNull(),
  reason: text().$type<DeliveryReason>(),
  at: instant('at').notNull(),
})

export const channelOutages = pgTable('channel_outages', {
  channel: text().$type<RecordedChannel>().primaryKey(),
  since: instant('since').notNull(),
  failures: integer().notNull(),
})

export interface Delivery {
  readonly job: string
  readonly channel: RecordedChannel
  readonly topic: string
  readonly notification: string | null
  /** Null: it was sent. */
  readonly reason: DeliveryReason | null
  readonly at: Date
}

/** To whom: neither of them is stored. */
export type Recipient = { readonly email: string } | { readonly endpoint: string }

/**
 * A job that is tried again has the same row; what was sent stays so. Somebody's address that refuses is no outage: the
 * account says so until something is taken there again.
 */
export async function recordDelivery(db: Db, to: Recipient, delivery: Delivery): Promise<void> {
  const { job, channel, topic, notification, reason, at } = delivery
  const uid =
    'email' in to
      ? sql`(select uid from users where email = ${to.email})`
      : sql`(select uid from push_subscriptions where endpoint = ${to.endpoint})`
  await db.execute(sql`
    with answered as (delete from ${channelOutages} where channel = ${channel} and ${reason !== 'unreachable'})
      ${'email' in to ? markOfAddress(to.email, delivery) : sql``}
    insert into ${channelDeliveries} as d (job, uid, channel, topic, notification, state, reason, at)
    values (${job}::bigint, ${uid}, ${channel}, ${topic}, ${notification}::uuid, ${reason ? 'failed' : 'sent'}, ${reason},
      ${at.toISOString()}::timestamptz)
    on conflict (job, uid) do update set state = excluded.state, reason = excluded.reason, at = excluded.at
      where d.state <> 'sent'`)
}

function markOfAddress(email: string, { reason, at }: Delivery): SQL {
  if (reason === null)
    return sql`, reached as (update users set "mailRefusedAt" = null where email = ${email} and "mailRefusedAt" is not null)`
  if (reason !== 'mailbox') return sql``
  return sql`, refused as (update users set "mailRefusedAt" = ${at.toISOString()}::timestamptz
    where email = ${email} and "mailRefusedAt" is null)`
}

/** One attempt that says nothing about the address. */
export async function recordChannelFailure(db: Db, channel: RecordedChannel, at: Date): Promise<void> {
  await db
    .insert(channelOutages)
    .values({ channel, since: at, failures: 1 })
    .onConflictDoUpdate({
      target: channelOutages.channel,
      set: { failures: sql`${channelOutages.failures} + 1` },
    })
}

export async function deleteOldDeliveries(db: Db, before: Date): Promise<number> {
  return (await db.delete(channelDeliveries).where(lt(channelDeliveries.at, before))).rowCount ?? 0
}
