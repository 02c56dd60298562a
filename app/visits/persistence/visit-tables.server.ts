// The conversation, the quotes and the receipts of a visit, and how it goes, as Drizzle tables.
import {
  bigint,
  boolean,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { VisitOutcome } from '#bookings/domain/booking.ts'
import { instant } from '#platform/persistence/platform-tables.server.ts'
import type { AccountKind } from '#visits/domain/payment-details.ts'
import type { QuoteAnswer } from '#visits/domain/quote.ts'
import type { PaidBy, Payment } from '#visits/domain/receipt.ts'
import type { MessageVia, VisitSide } from '#visits/domain/visit-message.ts'
import type { DecidedOutcome } from '#visits/domain/visit-progress.ts'
import type { WorkLine } from '#visits/domain/work-lines.ts'

export const visitMessages = pgTable('visit_messages', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  reservaKey: bigint({ mode: 'number' }).notNull(),
  author: text().$type<VisitSide>().notNull(),
  recipientUid: text().notNull(),
  text: text().notNull().default(''),
  at: instant('at').notNull(),
  writtenAt: instant('writtenAt'),
  readAt: instant('readAt'),
  emailedAt: instant('emailedAt'),
  formKey: uuid(),
  via: text().$type<MessageVia>(),
})

export const visitMessagePhotos = pgTable(
  'visit_message_photos',
  {
    messageId: bigint({ mode: 'number' }).notNull(),
    photoId: uuid().notNull(),
    position: smallint().notNull(),
  },
  table => [primaryKey({ columns: [table.messageId, table.photoId] })],
)

export const visitProgress = pgTable('visit_progress', {
  reservaKey: bigint({ mode: 'number' }).primaryKey(),
  onTheWayAt: instant('onTheWayAt'),
  arrivedAt: instant('arrivedAt'),
  nobodyHomeAt: instant('nobodyHomeAt'),
  finishedAt: instant('finishedAt'),
  cameAt: instant('cameAt'),
  didNotComeAt: instant('didNotComeAt'),
  lateAt: instant('lateAt'),
  arrivesAt: instant('arrivesAt'),
  waitsAt: instant('waitsAt'),
  seeksAt: instant('seeksAt'),
  onTheWaySentAt: instant('onTheWaySentAt'),
  arrivedSentAt: instant('arrivedSentAt'),
  decision: text().$type<DecidedOutcome>(),
  decidedAt: instant('decidedAt'),
  outcome: text().$type<VisitOutcome>().notNull(),
  emailed: text().array().notNull().default([]),
})

export const visitQuotes = pgTable('visit_quotes', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  reservaKey: bigint({ mode: 'number' }).notNull(),
  lines: jsonb().$type<readonly WorkLine[]>().notNull(),
  total: integer().notNull(),
  note: text().notNull().default(''),
  validUntil: date({ mode: 'string' }).notNull(),
  createdAt: instant('createdAt').notNull(),
  answer: text().$type<QuoteAnswer>(),
  reason: text().notNull().default(''),
  answeredAt: instant('answeredAt'),
  otroDia: boolean().notNull().default(false),
  formKey: uuid(),
})

export const receipts = pgTable('receipts', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  reservaKey: bigint({ mode: 'number' }).notNull(),
  at: instant('at').notNull(),
  corrects: bigint({ mode: 'number' }),
  lines: jsonb().$type<readonly WorkLine[]>().notNull(),
  total: integer().notNull(),
  hecho: text().notNull(),
  pago: text().$type<Payment>().notNull(),
  agreedTotal: integer(),
  agreedAt: instant('agreedAt'),
  guaranteeUntil: date({ mode: 'string' }).notNull(),
  formKey: uuid(),
})

export const receiptPhotos = pgTable(
  'receipt_photos',
  {
    receiptId: bigint({ mode: 'number' }).notNull(),
    photoId: uuid().notNull(),
    position: smallint().notNull(),
  },
  table => [primaryKey({ columns: [table.receiptId, table.photoId] })],
)

export const receiptPayments = pgTable('receipt_payments', {
  receiptId: bigint({ mode: 'number' }).primaryKey(),
  pago: text().$type<PaidBy>(),
  paidAt: instant('paidAt'),
  saidPaidAt: instant('saidPaidAt'),
  deniedAt: instant('deniedAt'),
})

export const paymentReminders = pgTable('payment_reminders', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  receiptId: bigint({ mode: 'number' }).notNull(),
  at: instant('at').notNull(),
})

export const paymentDetails = pgTable('payment_details', {
  technicianId: text().primaryKey(),
  nequi: text().notNull(),
  daviplata: text().notNull(),
  banco: text().notNull(),
  tipo: text().$type<AccountKind>().notNull(),
  cuenta: text().notNull(),
  titular: text().notNull(),
  mostrar: boolean().notNull(),
  updatedAt: instant('updatedAt').notNull(),
})
