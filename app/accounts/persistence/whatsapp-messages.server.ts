// Messages of ours by WhatsApp, each with its state, and the e-mail that goes instead.
import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { DELIVERY_WAIT_MS } from '#accounts/domain/whatsapp-message.ts'
import { userIsBarred } from '#accounts/persistence/account-moderation.server.ts'
import type { QueuedEmail } from '#accounts/persistence/notify-people.server.ts'
import { countFailure } from '#accounts/persistence/whatsapp-connections.server.ts'
import { whatsappMessages } from '#accounts/persistence/whatsapp-tables.server.ts'
import { countOutcome } from '#platform/persistence/counted-outcomes.server.ts'
import type { Db, PooledDb } from '#platform/persistence/database.server.ts'
import { SETTING_KEYS, settings } from '#platform/persistence/platform-tables.server.ts'

const { id, uid, apiId, state } = whatsappMessages

export interface NewMessage {
  readonly id: string
  readonly uid: string | null
  readonly template: string | null
  readonly visitKey: number | null
  readonly about: object | null
  readonly email: object | null
  readonly now: Date
}

/** What is stored before the API is asked; nothing when it was asked before: nobody knows whether that message left. */
const claim = (source: string) => `insert into whatsapp_messages as m
    (id, uid, template, "visitKey", about, email, state, "createdAt", "askedAt")
  select $1::uuid, $2, $3, $4::bigint, $5::jsonb, $6::jsonb, 'sending', $7::timestamptz, $7::timestamptz from ${source}
  on conflict (id) do update set state = 'sending', "askedAt" = excluded."askedAt"
    where m.state = 'waiting' and m."insteadAt" is null
  returning "createdAt"`

const claimValues = ({ id, uid, template, visitKey, about, email, now }: NewMessage) => [
  ...[id, uid, template, visitKey, about, email],
  now.toISOString(),
]

/** When it was tried first. Null when the API was asked before: a status or the e-mail follows. */
export async function claimMessage(db: PooledDb, message: NewMessage): Promise<Date | null> {
  const { rows } = await db.$client.query<{ createdAt: Date }>({
    name: 'claim_whatsapp_message',
    text: claim('(select) as once'),
    values: claimValues(message),
  })
  return rows[0]?.createdAt ?? null
}

export interface ClaimedNotification {
  readonly number: string
  readonly lastInboundAt: Date | null
  /** As of `claimMessage`. */
  readonly triedSince: Date | null
}

/** The same for a person. Null without a number that takes messages, and for somebody who may not sign in any more. */
export async function claimNotification(
  db: PooledDb,
  message: NewMessage,
  { evenFailing }: { readonly evenFailing: boolean },
): Promise<ClaimedNotification | null> {
  const { rows } = await db.$client.query<ClaimedNotification>({
    name: 'claim_whatsapp_notification',
    text: `with connection as (
        select number, "lastInboundAt" from whatsapp_connections join users using (uid)
        where uid = $2 and "leftAt" is null and ("failingAt" is null or $8::boolean) and not ${userIsBarred('users')}
      ), claimed as (${claim('connection')})
      select number, "lastInboundAt", "createdAt" as "triedSince" from connection left join claimed on true`,
    values: [...claimValues(message), evenFailing],
  })
  return rows[0] ?? null
}

/** And the token works. A status of the message may have come before, or have said that it failed: then the next attempt is under way. */
export async function recordAccepted(
  db: PooledDb,
  { id, apiId, now }: { id: string; apiId: string; now: Date },
): Promise<void> {
  await db.$client.query({
    name: 'record_whatsapp_accepted',
    text: `with renewed as (delete from settings where key = $4)
      update whatsapp_messages set "apiId" = $2, "sentAt" = coalesce("sentAt", $3::timestamptz),
        state = case when state = 'sending' then 'sent' else state end
      where id = $1 and "priorApiId" is distinct from $2`,
    values: [id, apiId, now.toISOString(), SETTING_KEYS.whatsappRefused],
  })
}

/** It is tried again: the API said that it did not take it. */
export async function recordWaiting(db: Db, message: string): Promise<void> {
  await db
    .update(whatsappMessages)
    .set({ state: 'waiting', askedAt: null })
    .where(and(eq(id, message), eq(state, 'sending')))
}

/** The e-mail goes instead; a number that takes no messages is tried no more after some (`isOfNumber`). */
export async function recordRefused(
  tx: Db,
  {
    message,
    errorCode,
    isOfNumber,
    now,
  }: { message: string; errorCode: number | null; isOfNumber: boolean; now: Date },
): Promise<void> {
  const [row] = await tx
    .update(whatsappMessages)
    .set({ state: 'failed', failedAt: now, errorCode })
    .where(and(eq(id, message), inArray(state, ['waiting', 'sending', 'sent'])))
    .returning({ uid })
  if (row?.uid && isOfNumber) await countFailure(tx, row.uid, now)
  await sendEmailsInstead(tx, eq(id, message), now)
}

/** The token or the service failed: nothing is wrong with the number. */
export async function recordUnsent(
  tx: Db,
  { message, errorCode, now }: { message: string; errorCode: number | null; now: Date },
): Promise<void> {
  await tx
    .update(whatsappMessages)
    .set({ state: 'failed', failedAt: now, errorCode })
    .where(and(eq(id, message), inArray(state, ['waiting', 'sending'])))
  await sendEmailsInstead(tx, eq(id, message), now)
}

/** Of what failed the e-mail waits for nothing: neither to tell several things at once, nor until something may be undone. */
export const QUEUE_EMAIL_NOW = `queue_email(email - '{runAt,keepsRunAt}'::text[])`

/** Adds the jobs of the e-mails of these messages, each once; how many messages. */
async function sendEmailsInstead(db: Db, which: ReturnType<typeof eq>, now: Date): Promise<number> {
  const { rows } = await db.execute<{ isEmailed: boolean }>(sql`
    with due as (
      select id, email from ${whatsappMessages} where ${which} and "insteadAt" is null and template is not null
      order by id for update
    ), marked as (
      update ${whatsappMessages} as m set "insteadAt" = ${now.toISOString()}::timestamptz, email = null,
        "insteadBy" = case when due.email is null then 'none' else 'email' end
      from due where m.id = due.id returning m.id
    )
    select email is not null as "isEmailed", case when email is not null then ${sql.raw(QUEUE_EMAIL_NOW)} end
    from due join marked using (id)`)
  countOutcome('whatsapp', 'emailed', { count: rows.filter(({ isEmailed }) => isEmailed).length })
  return rows.length
}

/** Before five minutes are over, once. */
export async function sendEmailBeside(db: Db, message: string, now: Date): Promise<void> {
  await sendEmailsInstead(db, eq(id, message), now)
}

/** Of one that is not sent at all, once: the row says so to a job that is repeated after a crash. */
export async function sendEmailOnly(
  tx: Db,
  { now, ...message }: { id: string; uid: string; email: QueuedEmail | null; now: Date },
): Promise<void> {
  const { rowCount } = await tx
    .insert(whatsappMessages)
    .values({
      ...{ id: message.id, uid: message.uid, state: 'failed', createdAt: now },
      ...{ insteadAt: now, insteadBy: message.email ? 'email' : 'none' },
    })
    .onConflictDoNothing()
  // It was tried, and waited.
  if (!rowCount) await sendEmailBeside(tx, message.id, now)
  else if (message.email)
    await tx.execute(
      sql`select ${sql.raw(QUEUE_EMAIL_NOW)} from (select ${JSON.stringify(message.email)}::jsonb as email) as instead`,
    )
}

/** Every minute. What was not delivered in time goes by e-mail; how many. */
export async function sendOverdueByEmail(db: Db, now: Date): Promise<number> {
  const overdue = and(
    inArray(state, ['waiting', 'sending', 'sent']),
    lt(whatsappMessages.createdAt, new Date(now.getTime() - DELIVERY_WAIT_MS)),
  )
  return overdue ? sendEmailsInstead(db, overdue, now) : 0
}

/** So many that were not delivered in time, of the last quarter of an hour, make the channel slow. */
const SLOW_FROM = 3
const SLOW_LOOKBACK_MS = 15 * 60_000

export async function isChannelSlow(db: Db, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - SLOW_LOOKBACK_MS)
  const until = new Date(now.getTime() - DELIVERY_WAIT_MS)
  const { rows } = await db.execute<{ late: number }>(sql`
    select count(*)::int as late from (
      select from ${whatsappMessages} where state = 'sent' and "insteadAt" is not null
        and "createdAt" between ${since.toISOString()}::timestamptz and ${until.toISOString()}::timestamptz limit ${SLOW_FROM}) as late`)
  return (rows[0]?.late ?? 0) >= SLOW_FROM
}

/** The visit of the message of ours that somebody answers. */
export async function findMessageVisit(db: Db, person: string, quoted: string): Promise<number | null> {
  const [row] = await db
    .select({ visit: whatsappMessages.visitKey })
    .from(whatsappMessages)
    .where(and(eq(apiId, quoted), eq(uid, person)))
  return row?.visit ?? null
}

export async function deleteOldMessages(db: Db, createdBefore: Date): Promise<number> {
  const isOld = lt(whatsappMessages.createdAt, createdBefore)
  return (await db.delete(whatsappMessages).where(isOld)).rowCount ?? 0
}

/** The operator's token was refused; false when that was known. */
export async function recordTokenRefused(db: Db, now: Date): Promise<boolean> {
  const { rowCount } = await db
    .insert(settings)
    .values({ key: SETTING_KEYS.whatsappRefused, value: now.toISOString() })
    .onConflictDoNothing()
  return (rowCount ?? 0) > 0
}

/** Since when the operator's token is refused. */
export async function findTokenRefusedAt(db: Db): Promise<Date | null> {
  const [row] = await db
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.key, SETTING_KEYS.whatsappRefused))
  return row ? new Date(row.value) : null
}
