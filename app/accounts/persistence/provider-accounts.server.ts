// Record 129: people whom another provider identified.
import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { POLICY_VERSION } from '#accounts/domain/authorization.ts'
import type { Role } from '#accounts/domain/role.ts'
import { accounts, users } from '#accounts/persistence/account-tables.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'

export interface ProviderUser {
  readonly uid: string
  readonly role: Role | null
  readonly emailVerified: boolean
  readonly blocked: boolean
  readonly deletedAt: Date | null
}

const { uid, role, emailVerified, blocked, deletedAt } = users
const COLUMNS = { uid, role, emailVerified, blocked, deletedAt }

export async function findUserOfProvider(
  db: Db,
  { issuer, subject }: { issuer: string; subject: string },
): Promise<ProviderUser | null> {
  const [row] = await db
    .select(COLUMNS)
    .from(accounts)
    .innerJoin(users, eq(users.uid, accounts.userId))
    .where(and(eq(accounts.providerId, issuer), eq(accounts.accountId, subject)))
    .limit(1)
  return row ?? null
}

/** Locked until the transaction ends. */
export async function findUserToLink(db: Db, email: string): Promise<ProviderUser | null> {
  const [row] = await db.select(COLUMNS).from(users).where(eq(users.email, email)).for('no key update')
  return row ?? null
}

export async function linkProvider(
  db: Db,
  owner: string,
  { issuer, subject }: { issuer: string; subject: string },
  now: Date,
): Promise<void> {
  await db.insert(accounts).values({
    id: randomUUID(),
    accountId: subject,
    providerId: issuer,
    userId: owner,
    createdAt: now,
    updatedAt: now,
  })
  await db.update(users).set({ emailVerified: true }).where(eq(users.uid, owner))
}

/** A client without a password, city or phone. Returns the uid. */
export async function insertProviderUser(
  db: Db,
  { name, email }: { name: string; email: string },
  now: Date,
): Promise<string> {
  const id = randomUUID().replaceAll('-', '')
  await db.insert(users).values({
    uid: id,
    name,
    email,
    emailVerified: true,
    role: 'cliente',
    // The sentence stands beside the button of the provider.
    authorizedVersion: POLICY_VERSION,
    authorizedAt: now,
    createdAt: now,
    updatedAt: now,
  })
  return id
}
