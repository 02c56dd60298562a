// What the Cloud API posts: stored in one statement with its jobs, handled once, in the order of each person.
import { createHash } from 'node:crypto'
import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm'
import type { IncomingMessage } from '#platform/domain/whatsapp.ts'
import type { Db, PooledDb } from '#platform/persistence/database.server.ts'
import { whatsappInbound } from '#whatsapp/persistence/inbound-tables.server.ts'

const { seq, number, parkedAt, handledAt } = whatsappInbound

/** After so many failures the messages behind it go first. */
export const PARKED_AFTER = 5

/** The API's id holds the number of the person. */
const keyOf = (id: string) => createHash('sha256').update(id).digest('base64url')

/** Messages that are new, with one job for each person. */
export async function storeInbound(db: PooledDb, messages: readonly IncomingMessage[]): Promise<void> {
  if (messages.length === 0) return
  const posted = messages.map(message => ({
    id: keyOf(message.id),
    number: message.from,
    message,
    sentAt: message.sentAt,
  }))
  await db.$client.query({
    name: 'store_whatsapp_inbound',
    text: `
      with stored as (
        insert into whatsapp_inbound (id, number, message, "sentAt")
        select id, number, message, "sentAt" from jsonb_to_recordset($1::jsonb)
          as posted (id text, number text, message jsonb, "sentAt" timestamptz)
        on conflict (id) do nothing returning number
      )
      select count(graphile_worker.add_job('handle-whatsapp', json_build_object('number', number), max_attempts := 12))
      from (select distinct number from stored) as people`,
    values: [JSON.stringify(posted)],
  })
}

/**
 * False when the messages of this person are being handled already. No named queue of graphile-worker: whoever looks for a job
 * locks all queues for a moment, and another that looks then finds none until the next poll.
 */
export async function handleAlone(db: PooledDb, from: string, handle: () => Promise<void>): Promise<boolean> {
  const client = await db.$client.connect()
  const key = `whatsapp inbound ${from}`
  // A connection whose lock is not surely given back is closed, and loses it.
  let isFree = false
  try {
    const { rows } = await client.query('select pg_try_advisory_lock(hashtextextended($1, 0)) as locked', [
      key,
    ])
    if (!rows[0]?.locked) {
      isFree = true
      return false
    }
    try {
      await handle()
    } finally {
      await client.query('select pg_advisory_unlock(hashtextextended($1, 0))', [key])
      isFree = true
    }
    return true
  } finally {
    client.release(!isFree)
  }
}

export interface WaitingMessage {
  readonly seq: number
  readonly message: IncomingMessage
}

/** The next of this person, or the one that is tried apart from the others. */
export async function findWaitingMessage(
  db: Db,
  from: string,
  parked: number | null = null,
): Promise<WaitingMessage | null> {
  const [row] = await db
    .select({ seq, message: whatsappInbound.message })
    .from(whatsappInbound)
    .where(and(eq(number, from), isNull(handledAt), parked === null ? isNull(parkedAt) : eq(seq, parked)))
    .orderBy(asc(whatsappInbound.sentAt), asc(seq))
    .limit(1)
  if (!row) return null
  const message = row.message as IncomingMessage
  return { seq: row.seq, message: { ...message, sentAt: new Date(message.sentAt) } }
}

/** False when it was handled meanwhile. What it said is gone with it. */
export async function markHandled(tx: Db, id: number, now: Date): Promise<boolean> {
  const { rowCount } = await tx
    .update(whatsappInbound)
    .set({ handledAt: now, number: null, message: null })
    .where(and(eq(seq, id), isNull(handledAt)))
  return (rowCount ?? 0) > 0
}

/** One more failure; true when the messages behind it go first from now on. */
export async function recordAttempt(db: Db, id: number, now: Date): Promise<boolean> {
  const [row] = await db
    .update(whatsappInbound)
    .set({
      attempts: sql`attempts + 1`,
      parkedAt: sql`case when attempts + 1 >= ${PARKED_AFTER}::int then ${now.toISOString()}::timestamptz end`,
    })
    .where(eq(seq, id))
    .returning({ parkedAt })
  return row?.parkedAt != null
}

/** The API repeats a post for a week; what nobody could handle goes too. */
export async function deleteOldInbound(db: Db, receivedBefore: Date): Promise<number> {
  const isOld = lt(whatsappInbound.receivedAt, receivedBefore)
  return (await db.delete(whatsappInbound).where(isOld)).rowCount ?? 0
}
