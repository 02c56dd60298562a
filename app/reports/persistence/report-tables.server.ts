// Reports as a Drizzle table.
import { bigint, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
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
