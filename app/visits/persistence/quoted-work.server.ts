// D66: agreed work whose hour the client books: what the booking form shows of it, and what the transaction that books asks.
import { and, eq, sql } from 'drizzle-orm'
import type { QuoteBookingRefusal } from '#bookings/domain/refusals.ts'
import { reservas } from '#bookings/persistence/booking-tables.server.ts'
import type { AgreedQuote } from '#bookings/persistence/insert-booking.server.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { agreedUntil, type Quote, quoteBookingRefusal } from '#visits/domain/quote.ts'
import { hasReceipt, quotesOfVisit } from '#visits/persistence/quotes.server.ts'
import { visitQuotes } from '#visits/persistence/visit-tables.server.ts'

interface Parties {
  readonly clientId: string
  readonly technicianId: string
}

/** What the form shows of the work. */
export interface QuotedWork {
  readonly quote: Quote
  /** The visit for which it was quoted. */
  readonly visitKey: number
  readonly visitDate: string
  readonly address: string
  readonly barrio: string
  readonly ciudad: string
  /** D67 */
  readonly especialidad: string | null
  /** Its name in short. */
  readonly servicio: string
  /** Why no visit can be booked with it; null when one can. */
  readonly refusal: QuoteBookingRefusal | null
  readonly until: Date
}

/** A quote of this technician to this client; null for any other. */
export async function findQuotedWork(
  db: Db,
  id: number,
  { clientId, technicianId }: Parties,
  now: Date,
): Promise<QuotedWork | null> {
  const { key, date, address, barrio, ciudad, especialidad, servicio, status, scheduledAt, horasExtra } =
    reservas
  const [row] = await db
    .select({
      key,
      date,
      address,
      barrio,
      ciudad,
      especialidad,
      servicio,
      status,
      scheduledAt,
      horasExtra,
      hasReceipt,
      quotes: quotesOfVisit,
    })
    .from(reservas)
    .innerJoin(visitQuotes, eq(visitQuotes.reservaKey, key))
    .where(
      and(eq(visitQuotes.id, id), eq(reservas.clientId, clientId), eq(reservas.technicianId, technicianId)),
    )
  const quote = row?.quotes.find(each => each.id === id)
  if (!row || !quote) return null
  const visit = { ...row, furtherHours: row.horasExtra, receipt: row.hasReceipt || null }
  return {
    quote,
    visitKey: row.key,
    visitDate: row.date,
    address: row.address,
    barrio: row.barrio,
    ciudad: row.ciudad,
    especialidad: row.especialidad,
    servicio: row.servicio || quote.firstConcept,
    refusal: quoteBookingRefusal(visit, id, now),
    until: agreedUntil(quote.answeredAt ?? quote.createdAt),
  }
}

interface BookedVisit extends Parties {
  readonly slot: { readonly scheduledAt: Date }
  readonly now: Date
}

/** The quote with which this hour can be booked; asked again in the transaction that books. */
export async function findBookableQuote(
  db: Db,
  id: number,
  visit: BookedVisit,
): Promise<Outcome<AgreedQuote, QuoteBookingRefusal>> {
  const { slot, now } = visit
  const work = await findQuotedWork(db, id, visit, now)
  const refusal = refusalOf(work)
  if (!work || refusal) return refused(refusal ?? 'quote-not-found')
  return accepted({
    id,
    servicio: work.servicio,
    especialidad: work.especialidad,
    total: work.quote.total,
    // Quotes, their answers and the end of their visit lock its row too.
    async lock(tx) {
      await tx.execute(sql`select from ${reservas} where key = ${work.visitKey} for no key update`)
      return refusalOf(await findQuotedWork(tx, id, visit, now))
    },
  })

  function refusalOf(found: QuotedWork | null): QuoteBookingRefusal | null {
    if (!found) return 'quote-not-found'
    return found.refusal ?? (slot.scheduledAt > found.until ? 'quote-hour-late' : null)
  }
}
