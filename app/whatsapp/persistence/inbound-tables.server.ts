import { bigint, boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#platform/persistence/platform-tables.server.ts'
import type { CheckedPhone, CheckedTemplate } from '#whatsapp/domain/account-check.ts'

/** Messages that came in. Of one that is handled only the hash of its id is left. */
export const whatsappInbound = pgTable('whatsapp_inbound', {
  seq: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  id: text().notNull(),
  number: text(),
  message: jsonb(),
  sentAt: instant('sentAt').notNull(),
  receivedAt: instant('receivedAt').notNull().defaultNow(),
  attempts: integer().notNull().default(0),
  parkedAt: instant('parkedAt'),
  handledAt: instant('handledAt'),
})

/** Messages of people with several open visits, until they say for whom they are. */
export const whatsappKept = pgTable('whatsapp_kept', {
  id: uuid().primaryKey(),
  seq: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
  uid: text().notNull(),
  text: text().notNull(),
  photoId: uuid(),
  at: instant('at').notNull(),
})

/** What Meta said of the account; one row. */
export const whatsappAccount = pgTable('whatsapp_account', {
  id: boolean().primaryKey().default(true),
  checkedAt: instant('checkedAt').notNull(),
  failure: text(),
  phone: jsonb().$type<CheckedPhone>(),
  templates: jsonb().$type<CheckedTemplate[]>().notNull(),
})
