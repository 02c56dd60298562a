// The quotes of a visit: as its page reads them, and the statements of the use cases that write them.

import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { userIsBarred } from '#accounts/persistence/account-moderation.server.ts'
import { users } from '#accounts/persistence/account-tables.server.ts'
import { notifyPeople } from '#accounts/persistence/notify-people.server.ts'
import type { Booking } from '#bookings/domain/booking.ts'
import { reservas } from '#bookings/persistence/booking-tables.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import type { BookedQuote, Quote, QuoteAnswer, QuoteFacts } from '#visits/domain/quote.ts'
import type { VisitSide } from '#visits/domain/visit-message.ts'
import { type QueuedQuoteNotification, VISIT_NOTIFICATIONS } from '#visits/domain/visit-notifications.ts'
import { visitQuotes } from '#visits/persistence/visit-tables.server.ts'

const { id, lines, total, note, validUntil, createdAt, answer, reason, answeredAt } = visitQuotes
const quoteColumns = {
  ...{ id, lines, total, note, validUntil, createdAt, answer, reason, answeredAt },
  isForAnotherDay: visitQuotes.otroDia,
  bookedKey: sql<number | null>`(select key from reservas as booked
    where booked."cotizacionId" = visit_quotes.id and booked.status <> 'cancelada')`.mapWith(Number),
  firstConcept: sql<string>`visit_quotes.lines->0->>'concepto'`,
  lineCount: sql<number>`jsonb_array_length(visit_quotes.lines)`.mapWith(Number),
}

type StoredDates = { createdAt: string; answeredAt: string | null }

/** JSON has no dates. */
const withDates = <Stored extends StoredDates>(stored: readonly Stored[]) =>
  stored.map(quote => ({
    ...quote,
    createdAt: new Date(quote.createdAt),
    answeredAt: quote.answeredAt === null ? null : new Date(quote.answeredAt),
  }))

const ofVisit = sql`q."reservaKey" = ${reservas.key}`

/** Quotes about a row of `reservas`, oldest first; its query must have a second table: Drizzle then qualifies the key. */
const quotesOf = (columns: SQL, condition = ofVisit) => sql`(
  select coalesce(jsonb_agg(${columns} || jsonb_build_object('isForAnotherDay', q."otroDia",
    'firstConcept', q.lines->0->>'concepto', 'lineCount', jsonb_array_length(q.lines), 'bookedKey', (
      select booked.key from reservas as booked where booked."cotizacionId" = q.id and booked.status <> 'cancelada')
    ) order by q.id), '[]')
  from visit_quotes as q where ${condition})`

export const quotesOfVisit = quotesOf(sql`to_jsonb(q) - 'reservaKey' - 'formKey' - 'otroDia'`).mapWith(
  (stored: (Omit<Quote, keyof StoredDates> & StoredDates)[]): Quote[] => withDates(stored),
)

/** D66: the one with which the visit was booked. */
export const quoteOfBooking = quotesOf(
  sql`to_jsonb(q) - 'reservaKey' - 'formKey' - 'otroDia' || jsonb_build_object('visitKey', q."reservaKey")`,
  sql`q.id = ${reservas.cotizacionId}`,
).mapWith(
  (stored: (Omit<BookedQuote, keyof StoredDates> & StoredDates)[]): BookedQuote | null =>
    withDates(stored)[0] ?? null,
)

/** What lists know of them. */
export const quoteFactsOfVisit = quotesOf(sql`jsonb_build_object('id', q.id, 'total', q.total,
  'validUntil', q."validUntil", 'createdAt', q."createdAt", 'answer', q.answer, 'answeredAt', q."answeredAt")`).mapWith(
  (stored: (Omit<QuoteFacts, keyof StoredDates> & StoredDates)[]): QuoteFacts[] => withDates(stored),
)

/** The work was settled otherwise. */
export const hasReceipt = sql<boolean>`exists (select from receipts as r where r."reservaKey" = ${reservas.key})`

export interface VisitToQuote extends Pick<Booking, 'status' | 'precio' | 'scheduledAt'> {
  readonly clientId: string
  readonly technicianId: string
}

/** The visit of this side, locked: its quotes, their answers and its status change one after another. Null for anybody else. */
export async function lockVisitToQuote(
  tx: Db,
  side: VisitSide,
  { key, uid }: { key: number; uid: string },
): Promise<VisitToQuote | null> {
  const { status, precio, scheduledAt, clientId, technicianId } = reservas
  const own = side === 'client' ? clientId : technicianId
  const [row] = await tx
    .select({ status, precio, scheduledAt, clientId, technicianId })
    .from(reservas)
    .where(and(eq(reservas.key, key), eq(own, uid)))
    .for('no key update')
  return row ?? null
}

/** Of a locked visit: a statement of its own, because the one that waits for the lock sees what was stored before it. */
export async function isSettled(tx: Db, key: number): Promise<boolean> {
  const rows = await tx.select({ hasReceipt }).from(reservas).where(eq(reservas.key, key))
  return rows.some(row => row.hasReceipt)
}

/** Oldest first. */
export async function listQuotes(
  db: Db,
  reservaKey: number,
): Promise<(Quote & { readonly formKey: string | null })[]> {
  return db
    .select({ ...quoteColumns, formKey: visitQuotes.formKey })
    .from(visitQuotes)
    .where(eq(visitQuotes.reservaKey, reservaKey))
    .orderBy(asc(id))
}

interface NewQuote
  extends Pick<Quote, 'lines' | 'total' | 'note' | 'validUntil' | 'createdAt' | 'isForAnotherDay'> {
  readonly reservaKey: number
  readonly formKey: string | null
}

/** With its notifications. */
export async function insertQuote(
  tx: Db,
  { isForAnotherDay, ...quote }: NewQuote,
  visit: VisitToQuote,
): Promise<void> {
  const [stored] = await tx
    .insert(visitQuotes)
    .values({ ...quote, otroDia: isForAnotherDay })
    .returning({ id })
  if (stored) await queueNotifications(tx, { quote: stored.id, news: 'sent' }, visit)
}

/** With its notifications. */
export async function writeAnswer(
  tx: Db,
  written: { id: number; answer: QuoteAnswer; reason: string; now: Date },
  visit: VisitToQuote,
): Promise<void> {
  const { now, ...values } = written
  await tx
    .update(visitQuotes)
    .set({ answer: values.answer, reason: values.reason, answeredAt: now })
    .where(eq(id, values.id))
  await queueNotifications(tx, { quote: values.id, news: 'answered' }, visit)
}

async function queueNotifications(tx: Db, news: QueuedQuoteNotification, visit: VisitToQuote): Promise<void> {
  const { to, channels } = VISIT_NOTIFICATIONS[news.news]
  const email = { name: 'send-quote-mail', payload: news } as const
  await notifyPeople(tx, visit[`${to}Id`], { channels, about: news, email })
}

export interface NotifiedQuote extends Quote {
  readonly reservaKey: number
  readonly isNewest: boolean
  readonly hasReceipt: boolean
  /** Who is told. */
  readonly recipientUid: string
}

/** Null when whoever is told may not sign in any more. */
export async function findQuoteForNotification(
  db: Db,
  { quote, news }: QueuedQuoteNotification,
): Promise<NotifiedQuote | null> {
  const recipient = reservas[`${VISIT_NOTIFICATIONS[news].to}Id`]
  const [row] = await db
    .select({
      ...quoteColumns,
      reservaKey: visitQuotes.reservaKey,
      recipientUid: recipient,
      hasReceipt,
      isNewest: sql<boolean>`not exists (
        select from visit_quotes as later where later."reservaKey" = ${visitQuotes.reservaKey} and later.id > ${id})`,
    })
    .from(visitQuotes)
    .innerJoin(reservas, eq(reservas.key, visitQuotes.reservaKey))
    .innerJoin(users, eq(users.uid, recipient))
    .where(and(eq(id, quote), sql.raw(`not ${userIsBarred('users')}`)))
  return row ?? null
}
