// What each channel did since a moment, for /admin/avisos.
import { sql } from 'drizzle-orm'
import { DELIVERY_WAIT_MS, type MessageState } from '#accounts/domain/whatsapp-message.ts'
import { type channelDeliveries, channelOutages } from '#accounts/persistence/channel-deliveries.server.ts'
import type { ChannelCounts, Outage } from '#moderation/domain/channel-report.ts'
import type { Tally } from '#platform/domain/lists.ts'
import type { Channel } from '#platform/domain/notification.ts'
import { cappedCount, tallyOf } from '#platform/persistence/admin-search.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'

const instant = (at: Date) => sql`${at.toISOString()}::timestamptz`

/** Of whatsapp_messages: the API was to be asked. The others went by e-mail at once. */
export const ASKED = sql`not (state = 'failed' and "askedAt" is null and template is null)`
/** Nothing arrived in time. */
export const isLate = (now: Date) => sql`(state in ('waiting', 'sending', 'sent') and "insteadAt" is not null
  and "createdAt" <= ${instant(new Date(now.getTime() - DELIVERY_WAIT_MS))})`

interface WhatsappCounts extends ChannelCounts {
  readonly delivered: number
  readonly read: number
}

export async function countWhatsapp(db: Db, since: Date, now: Date): Promise<WhatsappCounts> {
  const { rows } = await db.execute<{ [Name in keyof WhatsappCounts]: number }>(sql`
    select count(*)::int as sent, count(*) filter (where state in ('delivered', 'read'))::int as delivered,
      count(*) filter (where state = 'read')::int as read,
      count(*) filter (where state = 'failed' or ${isLate(now)})::int as failed,
      count(*) filter (where state in ('waiting', 'sending', 'sent') and not ${isLate(now)})::int as waiting
    from whatsapp_messages where "createdAt" >= ${instant(since)} and ${ASKED}`)
  return rows[0] ?? { sent: 0, delivered: 0, read: 0, failed: 0, waiting: 0 }
}

interface RecordedCounts {
  readonly sent: number
  readonly failed: number
  /** Devices that have to subscribe again. */
  readonly gone: number
}

export async function countDeliveries(
  db: Db,
  since: Date,
): Promise<Record<(typeof channelDeliveries.$inferSelect)['channel'], RecordedCounts>> {
  const { rows } = await db.execute<
    { channel: 'email' | 'push' } & { [Name in keyof RecordedCounts]: number }
  >(sql`
    select channel, count(*)::int as sent, count(*) filter (where state = 'failed')::int as failed,
      count(*) filter (where reason = 'gone')::int as gone
    from channel_deliveries where at >= ${instant(since)} group by channel`)
  const of = (channel: 'email' | 'push') => {
    const { sent = 0, failed = 0, gone = 0 } = rows.find(row => row.channel === channel) ?? {}
    return { sent, failed, gone }
  }
  return { email: of('email'), push: of('push') }
}

export interface ChannelQueue {
  readonly waiting: number
  /** Of those: due for more than five minutes, or tried so often that it must be so. */
  readonly late: number
}

/** A channel with so many late jobs is slow; one may be somebody's mailbox. */
export const SLOW_FROM = 3
/** Between its attempts graphile-worker waits for 1, 3, 7, 20, 55 and 148 seconds: four minutes until then. */
const LATE_ATTEMPTS = 6

export async function findChannelQueues(db: Db, now: Date): Promise<Record<Channel, ChannelQueue>> {
  const lateSince = instant(new Date(now.getTime() - DELIVERY_WAIT_MS))
  const { rows } = await db.execute<{ channel: Channel; waiting: number; late: number }>(sql`
    select case when task_identifier = 'send-push' then 'push' when task_identifier like '%-whatsapp' then 'whatsapp'
        else 'email' end as channel,
      count(*)::int as waiting,
      count(*) filter (where run_at < ${lateSince} or attempts >= ${LATE_ATTEMPTS})::int as late
    from graphile_worker.jobs
    where (task_identifier in ('send-push', 'send-whatsapp', 'answer-whatsapp') or task_identifier like '%-mail')
      and attempts < max_attempts and (run_at <= ${instant(now)} or attempts > 0)
    group by 1`)
  const of = (channel: Channel) => {
    const { waiting = 0, late = 0 } = rows.find(row => row.channel === channel) ?? {}
    return { waiting, late }
  }
  return { whatsapp: of('whatsapp'), email: of('email'), push: of('push') }
}

export async function listOutages(db: Db): Promise<Outage[]> {
  return db.select().from(channelOutages)
}

const LATEST_MESSAGES = 50

/** The latest messages by WhatsApp of a day, newest first. */
export async function listLatestMessages(
  db: Db,
  since: Date,
): Promise<
  { state: MessageState; failedAt: Date | null; insteadAt: Date | null; errorCode: number | null }[]
> {
  const { rows } = await db.execute<{
    state: MessageState
    failedAt: string | null
    insteadAt: string | null
    errorCode: number | null
  }>(sql`
    select state, "failedAt", "insteadAt", "errorCode" from whatsapp_messages
    where "createdAt" >= ${instant(since)} and ${ASKED} order by "createdAt" desc limit ${LATEST_MESSAGES}`)
  const moment = (text: string | null) => (text === null ? null : new Date(text))
  return rows.map(row => ({ ...row, failedAt: moment(row.failedAt), insteadAt: moment(row.insteadAt) }))
}

export interface FailureCount {
  /** Null with `isLate` false: WhatsApp did not answer. */
  readonly errorCode: number | null
  readonly isLate: boolean
  readonly count: number
}

export async function countWhatsappFailures(db: Db, since: Date, now: Date): Promise<FailureCount[]> {
  const { rows } = await db.execute<{ errorCode: number | null; isLate: boolean; count: number }>(sql`
    select case when state = 'failed' then "errorCode" end as "errorCode", state <> 'failed' as "isLate",
      count(*)::int as count
    from whatsapp_messages where "createdAt" >= ${instant(since)} and ${ASKED} and (state = 'failed' or ${isLate(now)})
    group by 1, 2`)
  return rows
}

export interface TemplateCount {
  /** Null: an answer in the chat. */
  readonly template: string | null
  readonly count: number
  readonly failed: number
}

export async function countTemplates(db: Db, since: Date, now: Date): Promise<TemplateCount[]> {
  const { rows } = await db.execute<{ template: string | null; count: number; failed: number }>(sql`
    select template, count(*)::int as count, count(*) filter (where state = 'failed' or ${isLate(now)})::int as failed
    from whatsapp_messages where "createdAt" >= ${instant(since)} and ${ASKED} group by template`)
  return rows
}

export interface ChannelReach {
  readonly technicians: Tally
  readonly clients: Tally
  readonly connectedTechnicians: Tally
  readonly connectedClients: Tally
  readonly devices: Tally
  readonly peopleWithDevices: Tally
  /** Who was written to by WhatsApp within a day. */
  readonly writtenTo: Tally
}

export async function findChannelReach(db: Db, dayAgo: Date): Promise<ChannelReach> {
  const people = (isTechnician: boolean) => sql`from users where "deletedAt" is null and
    ${isTechnician ? sql`role = 'tecnico'` : sql`role is distinct from 'tecnico' and role is distinct from 'admin'`}`
  const connected = (isTechnician: boolean) => sql`from whatsapp_connections c join users u using (uid)
    where "leftAt" is null and ${isTechnician ? sql`u.role = 'tecnico'` : sql`u.role is distinct from 'tecnico'`}`
  const { rows } = await db.execute<Record<keyof ChannelReach, number>>(sql`
    select ${cappedCount(people(true))} as technicians, ${cappedCount(people(false))} as clients,
      ${cappedCount(connected(true))} as "connectedTechnicians", ${cappedCount(connected(false))} as "connectedClients",
      ${cappedCount(sql`from push_subscriptions`)} as devices,
      ${cappedCount(sql`distinct uid from push_subscriptions`)} as "peopleWithDevices",
      ${cappedCount(sql`distinct uid from whatsapp_messages
        where "askedAt" >= ${instant(dayAgo)} and "createdAt" >= ${instant(dayAgo)} and template is not null`)} as "writtenTo"`)
  const [row] = rows
  if (!row) throw new Error('the query of the reach returned no row')
  return {
    technicians: tallyOf(row.technicians),
    clients: tallyOf(row.clients),
    connectedTechnicians: tallyOf(row.connectedTechnicians),
    connectedClients: tallyOf(row.connectedClients),
    devices: tallyOf(row.devices),
    peopleWithDevices: tallyOf(row.peopleWithDevices),
    writtenTo: tallyOf(row.writtenTo),
  }
}
