import { bigint, date, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#platform/persistence/platform-tables.server.ts'
import type { Payment } from '#visits/domain/receipt.ts'
import type { WorkLine } from '#visits/domain/work-lines.ts'

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
