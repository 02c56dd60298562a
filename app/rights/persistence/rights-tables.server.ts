// Exports of personal data as a Drizzle table.
import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#platform/persistence/platform-tables.server.ts'

export const dataExports = pgTable('data_exports', {
  id: uuid().primaryKey(),
  uid: text().notNull(),
  requestedAt: instant('requestedAt').notNull(),
  readyAt: instant('readyAt'),
  expiresAt: instant('expiresAt'),
  bytes: bigint({ mode: 'number' }),
})
