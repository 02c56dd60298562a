// Receipts: reads by side, and the statements of the use case that writes them.

import { and, desc, eq, sql } from 'drizzle-orm'
import { users } from '#accounts/persistence/account-tables.server.ts'
import { notifyPeople } from '#accounts/persistence/notify-people.server.ts'
import { clientNameOrId, reservas, technicianNameOrId } from '#bookings/persistence/booking-tables.server.ts'
import { lockPhotosOfClient } from '#bookings/persistence/problem-photo-store.server.ts'
import { endOfVisit } from '#bookings/persistence/taken-hours.server.ts'
import { placeWhileClientIsHere } from '#bookings/persistence/technician-address.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { technicians } from '#technicians/persistence/technician-tables.server.ts'
import { payToOf } from '#visits/domain/payment.ts'
import { agreedFor } from '#visits/domain/quote.ts'
import {
  PAID_BY,
  type PaymentNote,
  type Receipt,
  type ReceiptDocument,
  requestedPrice,
} from '#visits/domain/receipt.ts'
import type { ReceiptDelivery } from '#visits/domain/visit.ts'
import type { VisitSide } from '#visits/domain/visit-message.ts'
import { VISIT_NOTIFICATIONS } from '#visits/domain/visit-notifications.ts'
import { payToOfVisit } from '#visits/persistence/payment-details.server.ts'
import { quoteOfBooking, quotesOfVisit } from '#visits/persistence/quotes.server.ts'
import { receiptPhotos, receipts } from '#visits/persistence/visit-tables.server.ts'

type StoredReceipt = Omit<Receipt, 'at' | 'agreedAt' | 'payment'> & {
  readonly at: string
  readonly agreedAt: string | null
  readonly payment: { readonly [Name in keyof PaymentNote]: string | null } | null
}

const dateFrom = (text: string | null) => (text === null ? null : new Date(text))

/** JSON has no dates. */
function receiptsFrom(stored: unknown): Receipt[] {
  return (stored as readonly StoredReceipt[]).map(({ at, agreedAt, payment, ...receipt }) => ({
    ...receipt,
    at: new Date(at),
    agreedAt: dateFrom(agreedAt),
    payment: payment && {
      pago: PAID_BY.find(each => each === payment.pago) ?? null,
      paidAt: dateFrom(payment.paidAt),
      saidPaidAt: dateFrom(payment.saidPaidAt),
      deniedAt: dateFrom(payment.deniedAt),
    },
  }))
}

/** The receipts of a row of `reservas`, newest first. Its query must have a second table: Drizzle then qualifies the key. */
export const receiptsOfVisit = sql`coalesce((
  select jsonb_agg(to_jsonb(r) - 'reservaKey' - 'formKey' || jsonb_build_object('photos', array(
    select "photoId" from receipt_photos where "receiptId" = r.id order by position), 'payment', (
    select to_jsonb(p) - 'receiptId' from receipt_payments as p where p."receiptId" = r.id)) order by r.id desc)
  from receipts as r where r."reservaKey" = ${reservas.key}), '[]')`.mapWith(receiptsFrom)

/** A receipt of this side's own visit: that with the number, or the newest. */
export async function findReceiptDocument(
  db: Db,
  { key, side, uid, number = null }: { key: number; side: VisitSide; uid: string; number?: number | null },
): Promise<ReceiptDocument | null> {
  const own = side === 'client' ? reservas.clientId : reservas.technicianId
  const [row] = await db
    .select({
      receipts: receiptsOfVisit,
      visit: {
        key: reservas.key,
        date: reservas.date,
        start: reservas.start,
        end: endOfVisit,
        scheduledAt: reservas.scheduledAt,
        servicio: reservas.servicio,
        ...(side === 'technician'
          ? placeWhileClientIsHere
          : { address: reservas.address, barrio: reservas.barrio, ciudad: reservas.ciudad }),
        technicianName: technicianNameOrId,
        clientName: clientNameOrId,
      },
      trade: sql<string>`coalesce(${reservas.especialidad}, '')`,
      city: reservas.technicianCiudad,
      isVerified: sql<boolean>`coalesce(${technicians.verificado}, false)`,
      payTo: payToOfVisit,
    })
    .from(reservas)
    .leftJoin(technicians, eq(technicians.uid, reservas.technicianId))
    .where(and(eq(reservas.key, key), eq(own, uid)))
    .limit(1)
  const receipt = row?.receipts.find(({ id }) => number === null || id === number)
  if (!row || !receipt) return null
  // Of one that was corrected nobody pays.
  const isNewest = receipt.id === row.receipts[0]?.id
  return { ...row, receipt, payTo: isNewest ? payToOf(receipt, row.payTo) : null }
}

/** Whose client is told of a receipt. */
export async function findReceiptRecipient(
  db: Db,
  id: number,
): Promise<{ key: number; clientId: string; technicianName: string } | null> {
  const [row] = await db
    .select({ key: reservas.key, clientId: reservas.clientId, technicianName: technicianNameOrId })
    .from(receipts)
    .innerJoin(reservas, eq(reservas.key, receipts.reservaKey))
    .where(eq(receipts.id, id))
  return row ?? null
}

const emailKey = (id: number) => `receipt-mail:${id}`

/** Its e-mail is in the queue until it was sent. Who has not confirmed the address gets no document. */
export async function findReceiptDelivery(db: Db, id: number): Promise<ReceiptDelivery> {
  const [row] = await db
    .select({
      isConfirmed: users.emailVerified,
      job: sql<'failed' | 'waits' | null>`(
        select case when last_error is null then 'waits' else 'failed' end
        from graphile_worker.jobs where key = ${emailKey(id)})`,
    })
    .from(receipts)
    .innerJoin(reservas, eq(reservas.key, receipts.reservaKey))
    .innerJoin(users, eq(users.uid, reservas.clientId))
    .where(eq(receipts.id, id))
  if (row?.job === 'failed') return 'email-failed'
  return row?.isConfirmed && row.job === null ? 'emailed' : 'not-emailed'
}

/** What the client had agreed to. */
export async function findAgreedPrice(
  tx: Db,
  reservaKey: number,
): Promise<Pick<Receipt, 'agreedTotal' | 'agreedAt'>> {
  const { servicio, precio } = reservas
  const [row] = await tx
    .select({
      servicio,
      precio,
      tarifaBase: technicians.tarifaBase,
      quotes: quotesOfVisit,
      bookedWith: quoteOfBooking,
    })
    .from(reservas)
    .leftJoin(technicians, eq(technicians.uid, reservas.technicianId))
    .where(eq(reservas.key, reservaKey))
  if (!row) return { agreedTotal: null, agreedAt: null }
  const quote = agreedFor(row)
  return { agreedTotal: quote?.total ?? requestedPrice(row), agreedAt: quote?.answeredAt ?? null }
}

/** Newest first. After the lock of the visit: they are all there. */
export function listSentReceipts(
  tx: Db,
  reservaKey: number,
): Promise<{ id: number; formKey: string | null }[]> {
  return tx
    .select({ id: receipts.id, formKey: receipts.formKey })
    .from(receipts)
    .where(eq(receipts.reservaKey, reservaKey))
    .orderBy(desc(receipts.id))
}

export interface NewReceipt extends Omit<Receipt, 'id' | 'photos' | 'payment'> {
  readonly reservaKey: number
  readonly technicianId: string
  readonly clientId: string
  /** Photos of the technician; ids of others are ignored. */
  readonly fotos: readonly string[]
  readonly formKey: string | null
}

/** Stores the receipt with its e-mail and its push messages to the client. */
export async function insertReceipt(
  tx: Db,
  { technicianId, clientId, fotos, ...values }: NewReceipt,
): Promise<void> {
  const [stored] = await tx.insert(receipts).values(values).returning({ id: receipts.id })
  if (!stored) throw new Error('the receipt was not stored')
  const { id } = stored
  const photoIds = await lockPhotosOfClient(tx, fotos, technicianId)
  if (photoIds.length > 0)
    await tx
      .insert(receiptPhotos)
      .values(photoIds.map((photoId, index) => ({ receiptId: id, photoId, position: index + 1 })))
  await notifyPeople(tx, clientId, {
    ...VISIT_NOTIFICATIONS.receipt,
    about: { receipt: id },
    email: { name: 'send-receipt-mail', payload: { receipt: id }, key: emailKey(id) },
  })
}
