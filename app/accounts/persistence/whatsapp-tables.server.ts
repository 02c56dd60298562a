// Who connected WhatsApp and what was sent by it, as Drizzle tables.
import { bigint, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { InsteadBy, MessageState } from '#accounts/domain/whatsapp-message.ts'
import { instant } from '#platform/persistence/platform-tables.server.ts'

export const whatsappConnections = pgTable('whatsapp_connections', {
  uid: text().primaryKey(),
  number: text().notNull(),
  connectedAt: instant('connectedAt').notNull(),
  consent: text().notNull(),
  lastInboundAt: instant('lastInboundAt'),
  failures: integer().notNull().default(0),
  failingAt: instant('failingAt'),
  claimedAt: instant('claimedAt'),
  leftAt: instant('leftAt'),
})

export const whatsappCodes = pgTable('whatsapp_codes', {
  uid: text().primaryKey(),
  code: text().notNull(),
  sessionId: text().notNull(),
  expiresAt: instant('expiresAt').notNull(),
  usedAt: instant('usedAt'),
  takenAt: instant('takenAt'),
})

export const whatsappOffers = pgTable('whatsapp_offers', {
  uid: text().primaryKey(),
  hiddenUntil: instant('hiddenUntil').notNull(),
})

export const whatsappMessages = pgTable('whatsapp_messages', {
  id: uuid().primaryKey(),
  uid: text(),
  apiId: text(),
  priorApiId: text(),
  template: text(),
  visitKey: bigint({ mode: 'number' }),
  about: jsonb(),
  email: jsonb(),
  state: text().$type<MessageState>().notNull(),
  errorCode: integer(),
  createdAt: instant('createdAt').notNull(),
  askedAt: instant('askedAt'),
  sentAt: instant('sentAt'),
  deliveredAt: instant('deliveredAt'),
  readAt: instant('readAt'),
  failedAt: instant('failedAt'),
  insteadAt: instant('insteadAt'),
  insteadBy: text().$type<InsteadBy>(),
})
