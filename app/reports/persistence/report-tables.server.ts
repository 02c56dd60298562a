// Reports as Drizzle tables.
import { bigint, date, integer, pgTable, pgView, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#platform/persistence/platform-tables.server.ts'
import type { ReportReason, ReportStatus } from '#reports/domain/report.ts'
import type { ReportTarget } from '#reports/domain/report-paths.ts'

export const reports = pgTable('reports', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  reporterId: text().notNull(),
  subjectId: text().notNull(),
  targetKind: text().$type<ReportTarget>().notNull(),
  targetId: text().notNull(),
  reason: text().$type<ReportReason>().notNull(),
  details: text().notNull().default(''),
  status: text().$type<ReportStatus>().notNull().default('open'),
  answer: text().notNull().default(''),
  decidedBy: text(),
  decidedAt: instant('decidedAt'),
  createdAt: instant('createdAt').notNull(),
  receiptId: bigint({ mode: 'number' }),
})

export const reportPhotos = pgTable(
  'report_photos',
  {
    reportId: bigint({ mode: 'number' }).notNull(),
    photoId: uuid().notNull(),
    position: smallint().notNull(),
  },
  table => [primaryKey({ columns: [table.reportId, table.photoId] })],
)

/** A view: a row for each booking, message, receipt, case or report that holds a photo of a problem. */
export const heldPhotos = pgView('held_photos', {
  photoId: uuid().notNull(),
  /** Who may open it, besides its owner and administrators. */
  viewers: text().array().notNull(),
  /** When the visit is, or the case or report was closed; infinity while it is open. */
  heldUntil: instant('heldUntil').notNull(),
}).existing()

/** What waits for administrators about a technician; triggers on reports and credentials keep it. */
export const technicianWorklist = pgTable('technician_worklist', {
  uid: text().primaryKey(),
  pendingCredentials: integer('pendingChecks').notNull().default(0),
  pendingSince: instant('pendingSince'),
  nextExpiry: date({ mode: 'string' }),
  openReports: integer().notNull().default(0),
  reportedSince: instant('reportedSince'),
})
