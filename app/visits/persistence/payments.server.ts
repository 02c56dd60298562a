// What is said of the payment of a receipt, and the reminders of it.
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { notifyPeople } from '#accounts/persistence/notify-people.server.ts'
import { reservas } from '#bookings/persistence/booking-tables.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { REMINDER_DELAY_MS } from '#visits/domain/payment.ts'
import type { PayTo } from '#visits/domain/payment-details.ts'
import type { PaymentNote, Receipt } from '#visits/domain/receipt.ts'
import type { VisitSide } from '#visits/domain/visit-message.ts'
import { VISIT_NOTIFICATIONS } from '#visits/domain/visit-notifications.ts'
import { payToOfVisit } from '#visits/persistence/payment-details.server.ts'
import { isSaidPaidIn } from '#visits/persistence/payment-state.server.ts'
import { receiptsOfVisit } from '#visits/persistence/receipts.server.ts'
import { paymentReminders, receiptPayments, receipts } from '#visits/persistence/visit-tables.server.ts'

export interface ReceiptPayment {
  readonly reservaKey: number
  readonly clientId: string
  readonly technicianId: string
  /** The newest of its visit: an older one cannot be paid. */
  readonly receipt: Receipt
  /** Of its visit, newest first. */
  readonly reminders: readonly { readonly id: number; readonly at: Date }[]
}

/** A receipt of this side's own visit, and its visit is locked: of two acts one sees the other. Null when it was replaced. */
export async function lockPayment(
  tx: Db,
  side: VisitSide,
  { id, uid }: { id: number; uid: string },
): Promise<ReceiptPayment | null> {
  const own = side === 'client' ? reservas.clientId : reservas.technicianId
  const [visit] = await tx
    .select({ reservaKey: reservas.key, clientId: reservas.clientId, technicianId: reservas.technicianId })
    .from(receipts)
    .innerJoin(reservas, eq(reservas.key, receipts.reservaKey))
    .where(and(eq(receipts.id, id), eq(own, uid)))
    .for('update', { of: reservas })
  if (!visit) return null
  const [row] = await tx
    .select({ receipts: receiptsOfVisit, first: receipts.id })
    .from(reservas)
    .innerJoin(receipts, eq(receipts.reservaKey, reservas.key))
    .where(eq(reservas.key, visit.reservaKey))
    .limit(1)
  const [receipt] = row?.receipts ?? []
  if (receipt?.id !== id) return null
  const reminders = await tx
    .select({ id: paymentReminders.id, at: paymentReminders.at })
    .from(paymentReminders)
    .innerJoin(receipts, eq(receipts.id, paymentReminders.receiptId))
    .where(eq(receipts.reservaKey, visit.reservaKey))
    .orderBy(desc(paymentReminders.id))
  return { ...visit, receipt, reminders }
}

export async function saveNote(tx: Db, receiptId: number, change: Partial<PaymentNote>): Promise<void> {
  await tx
    .insert(receiptPayments)
    .values({ receiptId, ...change })
    .onConflictDoUpdate({ target: receiptPayments.receiptId, set: change })
}

/** 'Ya pagué', with the technician told of it. */
export async function insertSaidPaid(
  tx: Db,
  { receiptId, technicianId, now }: { receiptId: number; technicianId: string; now: Date },
): Promise<void> {
  await saveNote(tx, receiptId, { saidPaidAt: now })
  const about = { paid: receiptId, at: now.toISOString() }
  await notifyPeople(tx, technicianId, {
    ...VISIT_NOTIFICATIONS.paid,
    about,
    email: { name: 'send-paid-mail', payload: about },
  })
}

/** It is told once it cannot be undone any more. */
export async function insertReminder(
  tx: Db,
  { receiptId, clientId, now }: { receiptId: number; clientId: string; now: Date },
): Promise<void> {
  const [stored] = await tx
    .insert(paymentReminders)
    .values({ receiptId, at: now })
    .returning({ id: paymentReminders.id })
  if (!stored) throw new Error('the reminder was not stored')
  const reminder = stored.id
  await notifyPeople(tx, clientId, {
    ...VISIT_NOTIFICATIONS.payment,
    about: { reminder },
    email: { name: 'send-payment-mail', payload: { reminder } },
    runAt: new Date(now.getTime() + REMINDER_DELAY_MS),
  })
}

export async function deleteReminder(tx: Db, id: number): Promise<void> {
  await tx.delete(paymentReminders).where(eq(paymentReminders.id, id))
}

/** What a client says to have paid; null once it was answered, said again, or its receipt was replaced. */
export async function findSaidPaid(
  db: Db,
  { paid, at }: { paid: number; at: string },
): Promise<{ key: number; receipt: { id: number; total: number } } | null> {
  const [row] = await db
    .select({ key: reservas.key, id: receipts.id, total: receipts.total })
    .from(receiptPayments)
    .innerJoin(receipts, eq(receipts.id, receiptPayments.receiptId))
    .innerJoin(reservas, eq(reservas.key, receipts.reservaKey))
    .where(
      and(
        eq(receiptPayments.receiptId, paid),
        eq(receiptPayments.saidPaidAt, new Date(at)),
        isNull(receiptPayments.pago),
        sql`coalesce(${receiptPayments.deniedAt} < ${receiptPayments.saidPaidAt}, true)`,
        isNotReplaced,
      ),
    )
  return row ? { key: row.key, receipt: { id: row.id, total: row.total } } : null
}

const isNotReplaced = sql`not exists (select from receipts as newer where newer.corrects = ${receipts.id})`

/** What a reminder is about; null once it was undone, paid, or its receipt was replaced. */
export async function findReminded(
  db: Db,
  reminder: number,
): Promise<{ key: number; receipt: { id: number; total: number }; payTo: PayTo | null } | null> {
  const [row] = await db
    .select({ key: reservas.key, id: receipts.id, total: receipts.total, payTo: payToOfVisit })
    .from(paymentReminders)
    .innerJoin(receipts, eq(receipts.id, paymentReminders.receiptId))
    .innerJoin(reservas, eq(reservas.key, receipts.reservaKey))
    .where(
      and(
        eq(paymentReminders.id, reminder),
        isNotReplaced,
        sql`not exists (select from receipt_payments as note where note."receiptId" = ${receipts.id}
          and (note.pago is not null or ${sql.raw(isSaidPaidIn('note'))}))`,
      ),
    )
  return row ? { key: row.key, receipt: { id: row.id, total: row.total }, payTo: row.payTo } : null
}
