// Checks, reports, answers to reviews, job photos and guarantee cases as Drizzle tables (migration 0006).
import {
  bigint,
  boolean,
  date,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { GuaranteeAct } from '#guarantee/domain/guarantee-acts.ts'
import type {
  GuaranteeOutcome,
  GuaranteeStep,
  GuaranteeTurn,
  GuaranteeWish,
} from '#guarantee/domain/guarantee-case.ts'
import { instant } from '#platform/persistence/columns.server.ts'
import type { ReportReason, ReportStatus, ReportTarget } from '#reports/domain/report.ts'
import type { CheckStatus, DocumentCheckKind, DocumentType } from '#verification/domain/check.ts'

const identity = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()

export const technicianChecks = pgTable('technician_checks', {
  id: identity(),
  technicianId: text().notNull(),
  kind: text().$type<DocumentCheckKind>().notNull(),
  status: text().$type<CheckStatus>().notNull().default('pending'),
  entity: text().notNull().default(''),
  number: text().notNull().default(''),
  issuedOn: date({ mode: 'string' }),
  expiresOn: date({ mode: 'string' }),
  sentAt: instant('sentAt').notNull(),
  decidedAt: instant('decidedAt'),
  decidedBy: text(),
  note: text().notNull().default(''),
  keptFor: text().notNull().default(''),
  warnedAt: instant('warnedAt'),
})

export const checkDocuments = pgTable('check_documents', {
  id: uuid().primaryKey(),
  checkId: bigint({ mode: 'number' }).notNull(),
  position: smallint().notNull(),
  name: text().notNull(),
  type: text().$type<DocumentType>().notNull(),
  createdAt: instant('createdAt').notNull().defaultNow(),
})

export const technicianWorklist = pgTable('technician_worklist', {
  uid: text().primaryKey(),
  pendingChecks: integer().notNull().default(0),
  pendingSince: instant('pendingSince'),
  nextExpiry: date({ mode: 'string' }),
  openReports: integer().notNull().default(0),
  reportedSince: instant('reportedSince'),
})

export const reports = pgTable('reports', {
  id: identity(),
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
})

export const reviewReplies = pgTable('review_replies', {
  reviewId: bigint({ mode: 'number' }).primaryKey(),
  texto: text().notNull(),
  aprobada: boolean().notNull().default(false),
  rejectedAt: instant('rejectedAt'),
  rejectReason: text(),
  createdAt: instant('createdAt').notNull(),
  revision: integer().notNull().default(1),
})

export const jobPhotos = pgTable('job_photos', {
  id: identity(),
  technicianId: text().notNull(),
  url: text().notNull(),
  caption: text().notNull(),
  month: date({ mode: 'string' }).notNull(),
  position: smallint().notNull(),
  hiddenAt: instant('hiddenAt'),
  createdAt: instant('createdAt').notNull(),
})

export const clientBlocks = pgTable(
  'client_blocks',
  {
    technicianId: text().notNull(),
    clientId: text().notNull(),
    createdAt: instant('createdAt').notNull(),
  },
  table => [primaryKey({ columns: [table.technicianId, table.clientId] })],
)

export const guaranteeCases = pgTable('guarantee_cases', {
  id: identity(),
  reservaKey: bigint({ mode: 'number' }).notNull(),
  technicianId: text().notNull(),
  clientId: text().notNull(),
  wish: text().$type<GuaranteeWish>().notNull(),
  step: text().$type<GuaranteeStep>().notNull(),
  turn: text().$type<GuaranteeTurn>(),
  stepAt: instant('stepAt').notNull(),
  dueAt: instant('dueAt'),
  repeatKey: bigint({ mode: 'number' }),
  outcome: text().$type<GuaranteeOutcome>(),
  openedAt: instant('openedAt').notNull(),
  closedAt: instant('closedAt'),
})

export const guaranteeEvents = pgTable('guarantee_events', {
  id: identity(),
  caseId: bigint({ mode: 'number' }).notNull(),
  at: instant('at').notNull(),
  actorUid: text(),
  actorRole: text().$type<GuaranteeTurn>(),
  kind: text().$type<GuaranteeAct>().notNull(),
  text: text().notNull().default(''),
  amount: text().notNull().default(''),
  formKey: uuid(),
})

export const guaranteePhotos = pgTable(
  'guarantee_photos',
  {
    eventId: bigint({ mode: 'number' }).notNull(),
    photoId: uuid().notNull(),
    position: smallint().notNull(),
  },
  table => [primaryKey({ columns: [table.eventId, table.photoId] })],
)
