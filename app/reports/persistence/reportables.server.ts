// What a person may report: a published profile, an approved review, a visit of their own.
import { and, desc, eq, isNotNull, or, sql } from 'drizzle-orm'
import { clientNameOrId, reservas, technicianNameOrId } from '#bookings/persistence/booking-tables.server.ts'
import { findPublishedTechnician } from '#catalogue/persistence/public-profile.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import type { Reportable, ReportedReceipt } from '#reports/domain/report.ts'
import type { ReportTarget } from '#reports/domain/report-paths.ts'
import { reviewsPublic } from '#reviews/persistence/review-tables.server.ts'
import { technicians } from '#technicians/persistence/technician-tables.server.ts'
import { paymentOf } from '#visits/domain/payment.ts'
import { mayDispute } from '#visits/domain/receipt.ts'
import { findReceiptDocument } from '#visits/persistence/receipts.server.ts'

/** Null for anything that the reporter cannot see. `id`: slug or uid, review id, booking key. */
export function findReportable(
  db: Db,
  reporterId: string,
  { kind, id }: { kind: ReportTarget; id: string },
): Promise<Reportable | null> {
  if (kind === 'technician') return findProfile(db, id)
  const number = /^[1-9]\d{0,14}$/.test(id) ? Number(id) : null
  if (number === null) return Promise.resolve(null)
  return kind === 'review' ? findReview(db, number) : findVisit(db, number, reporterId)
}

async function findProfile(db: Db, slugOrId: string): Promise<Reportable | null> {
  const found = await findPublishedTechnician(db, slugOrId)
  if (!found) return null
  const { uid, nombre, slug } = found
  return {
    kind: 'technician',
    targetId: uid,
    subjectId: uid,
    subjectName: nombre || uid,
    slug,
    quote: '',
    visit: null,
  }
}

/** A report is about a person: an imported review without a client cannot be reported. */
async function findReview(db: Db, id: number): Promise<Reportable | null> {
  const [row] = await db
    .select({
      subjectId: reviewsPublic.clientId,
      subjectName: reviewsPublic.clienteNombre,
      quote: reviewsPublic.comentario,
      slug: sql<string | null>`case when ${technicians.publicado} then ${technicians.slug} end`,
    })
    .from(reviewsPublic)
    .innerJoin(technicians, eq(technicians.uid, reviewsPublic.technicianId))
    .where(and(eq(reviewsPublic.id, id), reviewsPublic.aprobada))
  if (!row?.subjectId) return null
  return { kind: 'review', targetId: String(id), ...row, subjectId: row.subjectId, visit: null }
}

/** A review that can be reported, as the form offers it. */
export interface ReviewToReport {
  readonly id: number
  readonly clienteNombre: string
  readonly rating: number
  readonly comentario: string
  readonly createdAt: Date
}

/** Approved reviews of a technician by people with an account, the newest first. */
export function listReviewsToReport(db: Db, technicianId: string, limit: number): Promise<ReviewToReport[]> {
  const { id, clienteNombre, rating, comentario, createdAt, clientId, aprobada } = reviewsPublic
  return db
    .select({ id, clienteNombre, rating, comentario, createdAt })
    .from(reviewsPublic)
    .where(and(eq(reviewsPublic.technicianId, technicianId), aprobada, isNotNull(clientId)))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit)
}

async function findVisit(db: Db, key: number, reporterId: string): Promise<Reportable | null> {
  const { technicianId, clientId, date, start, servicio } = reservas
  const [row] = await db
    .select({
      technicianId,
      clientId,
      technicianName: technicianNameOrId,
      clientName: clientNameOrId,
      visit: { date, start, servicio },
    })
    .from(reservas)
    .where(and(eq(reservas.key, key), or(eq(technicianId, reporterId), eq(clientId, reporterId))))
  if (!row) return null
  const isClient = row.clientId === reporterId
  return {
    kind: 'booking',
    targetId: String(key),
    subjectId: isClient ? row.technicianId : row.clientId,
    subjectName: isClient ? row.technicianName : row.clientName,
    slug: null,
    quote: '',
    visit: { ...row.visit, reporterIs: isClient ? 'client' : 'technician' },
  }
}

/** The receipt of the reporter's own visit with that number, while it can be disputed. */
export async function findDisputableReceipt(
  db: Db,
  { key, clientId, number, now }: { key: number; clientId: string; number: number; now: Date },
): Promise<ReportedReceipt | null> {
  const document = await findReceiptDocument(db, { key, side: 'client', uid: clientId, number })
  if (!document || !mayDispute(document.receipt, now)) return null
  return { ...document.receipt, pago: paymentOf(document.receipt) }
}
