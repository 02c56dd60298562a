// The identity tables under the names that Better Auth expects: singular, with `id` as primary key.
import { relations } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { accounts, sessions, twoFactors, verifications } from '#accounts/persistence/account-tables.server.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

const users = pgTable('users', {
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
  user: users,
  session: sessions,
  account: accounts,
  verification: verifications,
  twoFactor: twoFactors,
  userRelations: relations(users, ({ many }) => ({ sessions: many(sessions), accounts: many(accounts) })),
  sessionRelations: relations(sessions, ({ one }) => ({
    user: one(users, { fields: [sessions.userId], references: [users.id] }),
  })),
  accountRelations: relations(accounts, ({ one }) => ({
    user: one(users, { fields: [accounts.userId], references: [users.id] }),
  })),
}

export type IdentityDb = ReturnType<typeof openIdentityDb>

export function openIdentityDb(pool: pg.Pool) {
  return drizzle(pool, { schema: identityTables })
}
