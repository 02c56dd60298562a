// People (spec §3), sessions, devices, credentials and their one-time links as Drizzle tables. Their columns are those of Better Auth, and ours.

import { relations, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { bigint, boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Role } from '#accounts/domain/role.ts'
import type { QueryPool } from '#platform/persistence/bounded-pool.server.ts'
import { drizzlePool } from '#platform/persistence/database.server.ts'
import { instant } from '#platform/persistence/platform-tables.server.ts'

export const users = pgTable('users', {
  uid: text().primaryKey(),
  name: text().notNull(),
  email: text().notNull(),
  emailVerified: boolean().notNull().default(false),
  image: text(),
  role: text().$type<Role>(),
  ciudad: text().notNull().default(''),
  barrio: text().notNull().default(''),
  telefono: text().notNull().default(''),
  status: text().notNull().default('activo'),
  blocked: boolean().notNull().default(false),
  createdAt: instant('createdAt').notNull().defaultNow(),
  updatedAt: instant('updatedAt').notNull().defaultNow(),
  deletedAt: instant('deletedAt'),
  passwordChangedAt: instant('passwordChangedAt'),
  twoFactorEnabled: boolean().notNull().default(false),
  authorizedVersion: text(),
  authorizedAt: instant('authorizedAt'),
  toldVersion: text(),
  toldAt: instant('toldAt'),
  deletionRequestedAt: instant('deletionRequestedAt'),
  erasedAt: instant('erasedAt'),
  mailRefusedAt: instant('mailRefusedAt'),
  plainText: text()
    .notNull()
    .generatedAlwaysAs(sql`plain_text(left(name, 300) || E'\\n' || left(email, 320))`),
})

export const sessions = pgTable('sessions', {
  id: text().primaryKey(),
  token: text().notNull(),
  userId: text().notNull(),
  expiresAt: instant('expiresAt').notNull(),
  ipAddress: text(),
  userAgent: text(),
  network: text().notNull().default(''),
  city: text().notNull().default(''),
  lastUsedAt: instant('lastUsedAt').notNull().defaultNow(),
  createdAt: instant('createdAt').notNull().defaultNow(),
  updatedAt: instant('updatedAt').notNull().defaultNow(),
})

export const accounts = pgTable('accounts', {
  id: text().primaryKey(),
  accountId: text().notNull(),
  providerId: text().notNull(),
  userId: text().notNull(),
  password: text(),
  createdAt: instant('createdAt').notNull().defaultNow(),
  updatedAt: instant('updatedAt').notNull().defaultNow(),
})

export const verifications = pgTable('verifications', {
  id: text().primaryKey(),
  identifier: text().notNull(),
  value: text().notNull(),
  expiresAt: instant('expiresAt').notNull(),
  createdAt: instant('createdAt').notNull().defaultNow(),
  updatedAt: instant('updatedAt').notNull().defaultNow(),
})

export const passwordResets = pgTable('password_resets', {
  uid: text().primaryKey(),
  id: text().notNull(),
  expiresAt: instant('expiresAt').notNull(),
  returnPath: text(),
})

/** A new e-mail address that waits for its confirmation. */
export const emailChanges = pgTable('email_changes', {
  id: uuid().primaryKey().defaultRandom(),
  uid: text().notNull(),
  email: text().notNull(),
  createdAt: instant('createdAt').notNull(),
  expiresAt: instant('expiresAt').notNull(),
})

/** The second step: secret and recovery codes are encrypted by Better Auth. */
export const twoFactors = pgTable('two_factors', {
  id: text().primaryKey(),
  userId: text().notNull(),
  secret: text().notNull(),
  backupCodes: text().notNull(),
  verified: boolean().notNull().default(false),
  failedVerificationCount: integer().notNull().default(0),
  lockedUntil: instant('lockedUntil'),
  createdAt: instant('createdAt').notNull().defaultNow(),
})

export const pushSubscriptions = pgTable('push_subscriptions', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  endpoint: text().notNull(),
  uid: text().notNull(),
  sessionId: text().notNull(),
  p256dh: text().notNull(),
  auth: text().notNull(),
  createdAt: instant('createdAt').notNull().defaultNow(),
})

// The identity tables under the names that Better Auth expects: singular, with `id` as primary key.

const identityUsers = pgTable('users', {
  id: text('uid').primaryKey(),
  name: text().notNull(),
  email: text().notNull(),
  emailVerified: boolean().notNull(),
  image: text(),
  role: text(),
  ciudad: text().notNull(),
  barrio: text().notNull(),
  telefono: text().notNull(),
  blocked: boolean().notNull(),
  createdAt: instant('createdAt').notNull(),
  updatedAt: instant('updatedAt').notNull(),
  deletedAt: instant('deletedAt'),
  twoFactorEnabled: boolean().notNull(),
  authorizedVersion: text(),
  authorizedAt: instant('authorizedAt'),
})

export const identityTables = {
  user: identityUsers,
  session: sessions,
  account: accounts,
  verification: verifications,
  twoFactor: twoFactors,
  userRelations: relations(identityUsers, ({ many }) => ({
    sessions: many(sessions),
    accounts: many(accounts),
  })),
  sessionRelations: relations(sessions, ({ one }) => ({
    user: one(identityUsers, { fields: [sessions.userId], references: [identityUsers.id] }),
  })),
  accountRelations: relations(accounts, ({ one }) => ({
    user: one(identityUsers, { fields: [accounts.userId], references: [identityUsers.id] }),
  })),
}

export type IdentityDb = ReturnType<typeof openIdentityDb>

export function openIdentityDb(pool: QueryPool) {
  return drizzle(drizzlePool(pool), { schema: identityTables })
}
