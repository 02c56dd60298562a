// How a technician is paid: for the technician, and for the own clients who owe a receipt.
import { eq, sql } from 'drizzle-orm'
import { userIsBarred } from '#accounts/persistence/account-moderation.server.ts'
import { reservas } from '#bookings/persistence/booking-tables.server.ts'
import { pick } from '#platform/domain/records.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { PAYMENT_DETAIL_FIELDS, type PaymentDetails, type PayTo } from '#visits/domain/payment-details.ts'
import { paymentDetails } from '#visits/persistence/visit-tables.server.ts'

export async function findPaymentDetails(db: Db, technicianId: string): Promise<PaymentDetails | null> {
  const [row] = await db
    .select(pick(paymentDetails, PAYMENT_DETAIL_FIELDS))
    .from(paymentDetails)
    .where(eq(paymentDetails.technicianId, technicianId))
  return row ?? null
}

export async function savePaymentDetails(
  db: Db,
  technicianId: string,
  details: PaymentDetails,
  now: Date,
): Promise<void> {
  const stored = { ...details, updatedAt: now }
  await db
    .insert(paymentDetails)
    .values({ technicianId, ...stored })
    .onConflictDoUpdate({ target: paymentDetails.technicianId, set: stored })
}

export async function deletePaymentDetails(db: Db, technicianId: string): Promise<void> {
  await db.delete(paymentDetails).where(eq(paymentDetails.technicianId, technicianId))
}

/** Of a row of `reservas`: what its technician shows to whoever owes. `payToOf` decides whether this client does. */
export const payToOfVisit = sql<PayTo | null>`(
  select to_jsonb(d) - 'technicianId' - 'mostrar' - 'updatedAt'
  from payment_details as d join users as owner on owner.uid = d."technicianId"
  where d."technicianId" = ${reservas.technicianId} and d.mostrar and not ${sql.raw(userIsBarred('owner'))})`
