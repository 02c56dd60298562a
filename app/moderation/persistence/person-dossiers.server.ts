// The person behind a dossier of the panel, in any state: published, in review, blocked, deleted.

import { and, desc, eq, sql } from 'drizzle-orm'
import { users } from '#accounts/persistence/account-tables.server.ts'
import { BOOKING_STATUSES, type BookingStatus } from '#bookings/domain/booking.ts'
import { reservas } from '#bookings/persistence/booking-tables.server.ts'
import { silenceOfCase } from '#guarantee/persistence/guarantee-cases.server.ts'
import { guaranteeCases } from '#guarantee/persistence/guarantee-tables.server.ts'
import type {
  BookingFigures,
  DossierAccount,
  DossierCase,
  DossierReport,
  ReviewFigures,
} from '#moderation/domain/person-dossier.ts'
import { WAITING } from '#moderation/persistence/review-queue.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { reports } from '#reports/persistence/report-tables.server.ts'
import { photosOf } from '#reports/persistence/reports.server.ts'
import { reviewsPublic } from '#reviews/persistence/review-tables.server.ts'
import type { Technician } from '#technicians/domain/technician.ts'
import { ownTechnicianColumns } from '#technicians/persistence/readable-technicians.server.ts'
import { technicians } from '#technicians/persistence/technician-tables.server.ts'

const account = {
  uid: users.uid,
  name: users.name,
  email: users.email,
  telefono: users.telefono,
  role: users.role,
  blocked: users.blocked,
  deletedAt: users.deletedAt,
  deletionRequestedAt: users.deletionRequestedAt,
  since: sql<string>`to_char(${users.createdAt} at time zone 'America/Bogota', 'YYYY-MM-DD')`,
}

export interface TechnicianDossier {
  readonly technician: Technician
  readonly account: DossierAccount
}

export async function findTechnicianForAdmin(db: Db, uid: string): Promise<TechnicianDossier | null> {
  // PostgreSQL text cannot hold NUL.
  if (uid.includes('\0')) return null
  const [row] = await db
    .select({ technician: ownTechnicianColumns, account })
    .from(technicians)
    .innerJoin(users, eq(users.uid, technicians.uid))
    .where(eq(technicians.uid, uid))
  return row ?? null
}

export interface UserDossier {
  readonly account: DossierAccount
  readonly hasProfile: boolean
}

export async function findUserForAdmin(db: Db, uid: string): Promise<UserDossier | null> {
  if (uid.includes('\0')) return null
  const [row] = await db
    .select({ account, profile: technicians.uid })
    .from(users)
    .leftJoin(technicians, eq(technicians.uid, users.uid))
    .where(eq(users.uid, uid))
  return row ? { account: row.account, hasProfile: row.profile !== null } : null
}

// Figures and lists of a dossier of the panel: bookings, reviews, reports, guarantee cases.

/** On either side of the bookings. */
export async function findBookingFigures(
  db: Db,
  side: 'technicianId' | 'clientId',
  uid: string,
): Promise<BookingFigures> {
  const rows = await db
    .select({
      status: reservas.status,
      count: sql<number>`count(*)::integer`,
      contested: sql<number>`count(*) filter (where ${eq(reservas.outcome, 'contested')})::integer`,
    })
    .from(reservas)
    .where(eq(reservas[side], uid))
    .groupBy(reservas.status)
  const countOf = (status: string) => rows.find(row => row.status === status)?.count ?? 0
  return {
    ...(Object.fromEntries(BOOKING_STATUSES.map(status => [status, countOf(status)])) as unknown as Record<
      BookingStatus,
      number
    >),
    contested: rows.reduce((sum, row) => sum + row.contested, 0),
  }
}

/** Of the reviews about a technician, or of those that a client wrote. */
export async function findReviewFigures(
  db: Db,
  side: 'technicianId' | 'clientId',
  uid: string,
): Promise<ReviewFigures> {
  const { aprobada, rating } = reviewsPublic
  const [row] = await db
    .select({
      average: sql<number>`coalesce(avg(${rating}) filter (where ${aprobada}), 0)::double precision`,
      approved: sql<number>`count(*) filter (where ${aprobada})::integer`,
      waiting: sql<number>`count(*) filter (where ${WAITING})::integer`,
    })
    .from(reviewsPublic)
    .where(eq(reviewsPublic[side], uid))
  return row ?? { average: 0, approved: 0, waiting: 0 }
}

const REPORTS_SHOWN = 20

/** Open ones first, then newest first. */
export async function listReportsOf(
  db: Db,
  side: 'subjectId' | 'reporterId',
  uid: string,
  { openOnly = false } = {},
): Promise<DossierReport[]> {
  const nameOf = (column: 'reporterId' | 'subjectId') =>
    sql<string>`coalesce((select nullif(name, '') from users where users.uid = ${reports[column]}), 'Alguien')`
  const { id, reporterId, subjectId, targetKind, targetId, reason, details, status, createdAt } = reports
  return db
    .select({
      id,
      reporterId,
      reporterName: nameOf('reporterId'),
      subjectId,
      subjectName: nameOf('subjectId'),
      targetKind,
      targetId,
      technicianId: sql<string | null>`case when ${targetKind} = 'booking' and ${targetId} ~ '^[0-9]{1,15}$'
        then (select "technicianId" from reservas where key = ${targetId}::bigint) end`,
      reason,
      details,
      photos: photosOf(id),
      status,
      date: sql<string>`to_char(${createdAt} at time zone 'America/Bogota', 'YYYY-MM-DD')`,
    })
    .from(reports)
    .where(and(eq(reports[side], uid), openOnly ? eq(status, 'open') : undefined))
    .orderBy(desc(eq(status, 'open')), desc(id))
    .limit(REPORTS_SHOWN)
}

const CASES_SHOWN = 20

/** Open ones first, then those in which the technician let a term pass. */
export async function listCasesOf(
  db: Db,
  side: 'technicianId' | 'clientId',
  uid: string,
): Promise<DossierCase[]> {
  const { id, step, turn, outcome, openedAt, refundPesos } = guaranteeCases
  const date = sql<string>`to_char(${openedAt} at time zone 'America/Bogota', 'YYYY-MM-DD')`
  return db
    .select({ id, step, turn, outcome, refundPesos, silence: silenceOfCase, date })
    .from(guaranteeCases)
    .where(eq(guaranteeCases[side], uid))
    .orderBy(eq(step, 'closed'), sql`${silenceOfCase} is null`, desc(id))
    .limit(CASES_SHOWN)
}
