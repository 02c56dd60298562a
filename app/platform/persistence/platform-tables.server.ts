import { bigint, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { TrailKind } from '#platform/domain/trail.ts'

/** A column of the type timestamptz, as a Date. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

// The trail of acts, settings, rate limits and worker pools as Drizzle tables.

export const moderationTrail = pgTable('moderation_trail', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: instant('at').notNull().defaultNow(),
  actorUid: text().notNull(),
  act: text().notNull(),
  targetKind: text().$type<TrailKind>().notNull(),
  targetId: text().notNull(),
  before: jsonb().notNull(),
  after: jsonb().notNull(),
  reason: text(),
})

export const settings = pgTable('settings', { key: text().primaryKey(), value: text().notNull() })

export const SETTING_KEYS = {
  authSecret: 'auth-secret',
  vapidKeys: 'vapid-keys',
  demoData: 'demo-data',
  lastBackup: 'last-backup',
  whatsappRefused: 'whatsapp-refused',
  boardCounted: 'board-counted',
} as const

export const limits = pgTable('limits', {
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
})

export const workerPools = pgTable('worker_pools', {
  id: text().primaryKey(),
  seenAt: instant('seenAt').notNull(),
})
