// Messages of ours by WhatsApp, each with its state, and the e-mail that goes instead.
import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { DELIVERY_WAIT_MS, progressAfterStatus } from '#accounts/domain/whatsapp-message.ts'
import type { QueuedEmail } from '#accounts/persistence/notify-people.server.ts'
import { clearFailures, countFailure } from '#accounts/persistence/whatsapp-connections.server.ts'
import { whatsappMessages } from '#accounts/persistence/whatsapp-tables.server.ts'
import type { IncomingStatus } from '#platform/domain/whatsapp.ts'
import { countOutcome } from '#platform/persistence/counted-outcomes.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { SETTING_KEYS, settings } from '#platform/persistence/platform-tables.server.ts'

const { id, uid, apiId, state, insteadAt } = whatsappMessages

export interface NewMessage {
  readonly id: string
  readonly uid: string | null
  readonly template: string | null
  readonly visitKey: number | null
  readonly about: object | null
  readonly email: object | null
  readonly now: Date
}

/**
 * Stores that the API is about to be asked. Null when it was asked before: nobody knows whether the message left, and a status
 * or the e-mail follows. Else when it was tried first.
 */
export async function claimMessage(db: Db, { now, ...message }: NewMessage): Promise<Date | null> {
  const [row] = await db
    .insert(whatsappMessages)
    .values({ ...message, state: 'sending', createdAt: now, askedAt: now })
    .onConflictDoUpdate({
      target: id,
      set: { state: 'sending', askedAt: now },
      setWhere: and(eq(state, 'waiting'), isNull(insteadAt)),
    })
    .returning({ createdAt: whatsappMessages.createdAt })
  return row?.createdAt ?? null
}

/** A status of it may have come before this. */
export async function recordAccepted(
  db: Db,
  message: { id: string; apiId: string; now: Date },
): Promise<void> {
  await db
    .update(whatsappMessages)
    .set({
      apiId: message.apiId,
      sentAt: sql`coalesce("sentAt", ${message.now.toISOString()}::timestamptz)`,
      state: sql`case when state = 'sending' then 'sent' else state end`,
    })
    .where(eq(id, message.id))
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
    select due.email is not null as "isEmailed", case when due.email is not null then queue_email(due.email) end
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
  else if (message.email) await tx.execute(sql`select queue_email(${JSON.stringify(message.email)}::jsonb)`)
}

/** Every minute. What was not delivered in time goes by e-mail; how many. */
export async function sendOverdueByEmail(db: Db, now: Date): Promise<number> {
  const overdue = and(
    inArray(state, ['waiting', 'sending', 'sent']),
    lt(whatsappMessages.createdAt, new Date(now.getTime() - DELIVERY_WAIT_MS)),
  )
  return overdue ? sendEmailsInstead(db, overdue, now) : 0
}

/** Statuses come more than once and in any order. */
export async function recordStatus(
  db: Db,
  status: IncomingStatus,
  { isOfNumber, now }: { isOfNumber: boolean; now: Date },
): Promise<void> {
  await db.transaction(async tx => {
    const [message] = await tx
      .select()
      .from(whatsappMessages)
      .where(status.ourId ? or(eq(id, status.ourId), eq(apiId, status.id)) : eq(apiId, status.id))
      .for('update')
    if (!message) return
    const { sentAt, deliveredAt, readAt, failedAt, errorCode, ...after } = progressAfterStatus(
      message,
      status,
    )
    const arrived = after.state === 'delivered' || after.state === 'read'
    await tx
      .update(whatsappMessages)
      .set({
        ...{ sentAt, deliveredAt, readAt, failedAt, errorCode },
        state: after.state,
        apiId: message.apiId ?? status.id,
        ...(arrived && { email: null }),
      })
      .where(eq(id, message.id))
    if (after.state === message.state) return
    if (arrived && message.uid) await clearFailures(tx, message.uid)
    if (after.state !== 'failed') return
    countOutcome('whatsapp', 'failed', errorCode === null ? {} : { code: String(errorCode) })
    if (message.uid && isOfNumber) await countFailure(tx, message.uid, now)
    await sendEmailsInstead(tx, eq(id, message.id), now)
  })
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

export async function clearTokenRefused(db: Db): Promise<void> {
  await db.delete(settings).where(eq(settings.key, SETTING_KEYS.whatsappRefused))
}

/** Since when the operator's token is refused. */
export async function findTokenRefusedAt(db: Db): Promise<Date | null> {
  const [row] = await db
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.key, SETTING_KEYS.whatsappRefused))
  return row ? new Date(row.value) : null
}
