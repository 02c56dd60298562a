// The messages of a visit: reads by side, and the statements of the use case that writes them.

import { and, asc, desc, eq, inArray, isNull, lt, lte, type SQLWrapper, sql } from 'drizzle-orm'
import { userIsBarred } from '#accounts/persistence/account-moderation.server.ts'
import { users } from '#accounts/persistence/account-tables.server.ts'
import { notifyPeople } from '#accounts/persistence/notify-people.server.ts'
import { clientNameOrId, reservas, technicianNameOrId } from '#bookings/persistence/booking-tables.server.ts'
import { acceptsClient } from '#bookings/persistence/client-blocks.server.ts'
import { lockPhotosOfClient } from '#bookings/persistence/problem-photo-store.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import {
  MESSAGES_PER_PAGE,
  type MessagePage,
  type MessageVia,
  UNREAD_EMAIL_AFTER_MS,
  type VisitMessage,
  type VisitSide,
} from '#visits/domain/visit-message.ts'
import { VISIT_NOTIFICATIONS } from '#visits/domain/visit-notifications.ts'
import { visitMessagePhotos, visitMessages } from '#visits/persistence/visit-tables.server.ts'

const photos = sql<string[]>`array(
  select "photoId" from visit_message_photos where "messageId" = ${visitMessages.id} order by position)`

/** The newest ones, or those before a message. Who may read the visit is asked before. */
export async function listMessages(
  db: Db,
  reservaKey: number,
  before: number | null = null,
): Promise<MessagePage> {
  const { id, author, text, at, writtenAt, readAt, via } = visitMessages
  const ofVisit = eq(visitMessages.reservaKey, reservaKey)
  const rows = await db
    .select({ id, author, text, photos, at, writtenAt, readAt, via })
    .from(visitMessages)
    .where(and(ofVisit, before === null ? undefined : lt(id, before)))
    .orderBy(desc(id))
    .limit(MESSAGES_PER_PAGE + 1)
  const messages = rows.slice(0, MESSAGES_PER_PAGE).reverse()
  const earlierThan = rows.length > messages.length ? (messages[0]?.id ?? null) : null
  const isNewest = before === null
  const isWhole = isNewest && earlierThan === null
  return {
    messages,
    earlierThan,
    isNewest,
    total: isWhole ? rows.length : await countMessages(db, reservaKey),
  }
}

export const messageCountOf = (reservaKey: SQLWrapper) =>
  sql<number>`(select count(*)::int from visit_messages where "reservaKey" = ${reservaKey})`

async function countMessages(db: Db, reservaKey: number): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select ${messageCountOf(sql`${reservaKey}`)} as count`,
  )
  return rows[0]?.count ?? 0
}

/** The other side's messages up to the last one that the page showed. */
export async function markRead(
  db: Db,
  { reservaKey, uid, upTo, now }: { reservaKey: number; uid: string; upTo: number; now: Date },
): Promise<void> {
  await db
    .update(visitMessages)
    .set({ readAt: now })
    .where(
      and(
        eq(visitMessages.reservaKey, reservaKey),
        eq(visitMessages.recipientUid, uid),
        isNull(visitMessages.readAt),
        lte(visitMessages.id, upTo),
      ),
    )
}

export interface ConversationToWrite {
  readonly recipientUid: string
  readonly scheduledAt: Date
  readonly acceptsClient: boolean
  readonly messageCount: number
}

/** The visit of this side, locked against the end of its parties; null for anybody else. */
export async function lockConversation(
  tx: Db,
  side: VisitSide,
  { key, uid }: { key: number; uid: string },
): Promise<ConversationToWrite | null> {
  const own = side === 'client' ? reservas.clientId : reservas.technicianId
  const other = side === 'client' ? reservas.technicianId : reservas.clientId
  const [row] = await tx
    .select({
      recipientUid: other,
      scheduledAt: reservas.scheduledAt,
      acceptsClient: acceptsClient(reservas.technicianId, reservas.clientId),
      messageCount: sql<number>`(select count(*)::int from visit_messages where "reservaKey" = ${reservas.key})`,
    })
    .from(reservas)
    // A second table makes Drizzle qualify the columns that the subquery of `acceptsClient` compares.
    .innerJoin(users, eq(users.uid, other))
    .where(and(eq(reservas.key, key), eq(own, uid)))
    .for('key share', { of: reservas })
  return row ?? null
}

export interface NewMessage {
  readonly reservaKey: number
  readonly author: VisitSide
  readonly authorUid: string
  readonly recipientUid: string
  readonly text: string
  /** Photos of the author; ids of others are ignored. */
  readonly fotos: readonly string[]
  readonly formKey: string | null
  /** Where it was written without network, before it was sent. */
  readonly writtenAt: Date | null
  readonly via?: MessageVia
  readonly now: Date
}

/** Stores the message with its notifications; nothing when the same form stored the same text before. */
export async function insertMessage(tx: Db, message: NewMessage): Promise<void> {
  const { authorUid, fotos, now, ...values } = message
  const [stored] = await tx
    .insert(visitMessages)
    .values({ ...values, at: now })
    .onConflictDoNothing()
    .returning({ id: visitMessages.id })
  if (!stored) {
    // A lost answer, then a changed text in the same form: that is another message.
    if (!(await isStored(tx, values))) await insertMessage(tx, { ...message, formKey: null })
    return
  }
  const photoIds = await lockPhotosOfClient(tx, fotos, authorUid)
  if (photoIds.length > 0)
    await tx
      .insert(visitMessagePhotos)
      .values(photoIds.map((photoId, index) => ({ messageId: stored.id, photoId, position: index + 1 })))
  await queueNotifications(tx, stored.id, message)
}

async function isStored(
  tx: Db,
  { reservaKey, author, formKey, text }: Pick<NewMessage, 'reservaKey' | 'author' | 'formKey' | 'text'>,
): Promise<boolean> {
  const rows = await tx
    .select({ id: visitMessages.id })
    .from(visitMessages)
    .where(
      and(
        eq(visitMessages.reservaKey, reservaKey),
        eq(visitMessages.author, author),
        formKey === null ? isNull(visitMessages.formKey) : eq(visitMessages.formKey, formKey),
        eq(visitMessages.text, text),
      ),
    )
  return rows.length > 0
}

/** Push at once. One e-mail about all that stays unread: the job of a visit and a person keeps the time of the first. */
async function queueNotifications(
  tx: Db,
  id: number,
  { reservaKey, recipientUid, now }: NewMessage,
): Promise<void> {
  const payload = { key: reservaKey, recipient: recipientUid }
  const runAt = new Date(now.getTime() + UNREAD_EMAIL_AFTER_MS)
  const key = `unread-messages:${reservaKey}:${recipientUid}`
  await notifyPeople(tx, recipientUid, {
    ...VISIT_NOTIFICATIONS.message,
    about: { message: id },
    email: { name: 'send-unread-messages-mail', payload, runAt, key, keepsRunAt: true },
  })
}

interface NotifiedMessage extends Pick<VisitMessage, 'author' | 'text' | 'photos'> {
  /** The visit, and when it is. */
  readonly key: number
  readonly date: string
  readonly start: string
  readonly authorName: string
}

/** A message that its recipient has not read. */
export async function findNewMessage(db: Db, id: number, uid: string): Promise<NotifiedMessage | null> {
  const { reservaKey, author, text } = visitMessages
  const [row] = await db
    .select({
      key: reservaKey,
      ...{ author, text, photos },
      date: reservas.date,
      start: reservas.start,
      authorName: sql<string>`case ${visitMessages.author}
        when 'client' then ${clientNameOrId} else ${technicianNameOrId} end`,
    })
    .from(visitMessages)
    .innerJoin(reservas, eq(reservas.key, visitMessages.reservaKey))
    .where(and(eq(visitMessages.id, id), eq(visitMessages.recipientUid, uid), isNull(visitMessages.readAt)))
  return row ?? null
}

/** What a person who may still sign in has not read in a visit and was not told by e-mail, oldest first. */
export async function listUnreadMessages(
  db: Db,
  { key, uid }: { key: number; uid: string },
): Promise<VisitMessage[]> {
  const { id, author, text, at, writtenAt, readAt, via } = visitMessages
  return db
    .select({ id, author, text, photos, at, writtenAt, readAt, via })
    .from(visitMessages)
    .innerJoin(users, eq(users.uid, visitMessages.recipientUid))
    .where(
      and(
        eq(visitMessages.reservaKey, key),
        eq(visitMessages.recipientUid, uid),
        isNull(visitMessages.readAt),
        isNull(visitMessages.emailedAt),
        sql.raw(`not ${userIsBarred('users')}`),
      ),
    )
    .orderBy(asc(id))
}

export async function markEmailed(db: Db, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return
  await db
    .update(visitMessages)
    .set({ emailedAt: now })
    .where(inArray(visitMessages.id, [...ids]))
}
