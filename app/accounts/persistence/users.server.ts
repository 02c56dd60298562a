import { and, eq, gt, isNull, type SQL, sql } from 'drizzle-orm'
import type { AccountDetails } from '#accounts/domain/credentials.ts'
import type { Role } from '#accounts/domain/role.ts'
import type { SafeAccount } from '#accounts/domain/safe-account.ts'
import { accounts, emailChanges, users } from '#accounts/persistence/account-tables.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { preparedStatement } from '#platform/persistence/prepared.server.ts'

export type SignInUser = AccountDetails & { uid: string; role: Role | null }

export const findUserByEmail = (db: Db, email: string) => findSignInUserWhere(db, eq(users.email, email))

export const findSignInUser = (db: Db, uid: string) => findSignInUserWhere(db, eq(users.uid, uid))

async function findSignInUserWhere(db: Db, condition: SQL): Promise<SignInUser | null> {
  const { uid, role, name, ciudad, barrio, telefono } = users
  const [row] = await db
    .select({ uid, role, name, ciudad, barrio, telefono })
    .from(users)
    .where(condition)
    .limit(1)
  return row ?? null
}

const accountDetails = preparedStatement(db =>
  db
    .select({
      name: users.name,
      email: users.email,
      isConfirmed: users.emailVerified,
      mailRefusedAt: users.mailRefusedAt,
      ciudad: users.ciudad,
      barrio: users.barrio,
      telefono: users.telefono,
    })
    .from(users)
    .where(eq(users.uid, sql.placeholder('uid')))
    .prepare('find_account_details'),
)

interface AccountWithAddress extends AccountDetails {
  readonly email: string
  readonly isConfirmed: boolean
  /** Since when the mail server says that there is no such mailbox. */
  readonly mailRefusedAt: Date | null
}

export async function findAccountDetails(db: Db, uid: string): Promise<AccountWithAddress | null> {
  const [row] = await accountDetails(db).execute({ uid })
  return row ?? null
}

export async function updateAccountDetails(
  db: Db,
  uid: string,
  { name, ciudad, barrio, telefono }: AccountDetails,
  now: Date,
): Promise<void> {
  await db.update(users).set({ name, ciudad, barrio, telefono, updatedAt: now }).where(eq(users.uid, uid))
}

export interface EmailState {
  readonly uid: string
  readonly email: string
  /** Somebody opened a link that was sent there. */
  readonly isConfirmed: boolean
}

const EMAIL_STATE = { uid: users.uid, email: users.email, isConfirmed: users.emailVerified }

export async function findEmailState(db: Db, uid: string): Promise<EmailState | null> {
  const [row] = await db.select(EMAIL_STATE).from(users).where(eq(users.uid, uid))
  return row ?? null
}

/** With `email`, only while the account still has that address. */
export async function markEmailConfirmed(db: Db, uid: string, email?: string): Promise<void> {
  const isSame = email === undefined ? undefined : eq(users.email, email)
  await db
    .update(users)
    .set({ emailVerified: true })
    .where(and(eq(users.uid, uid), isSame))
}

/** Null: no account has this address. */
export async function findEmailStateAt(db: Db, email: string): Promise<EmailState | null> {
  const [row] = await db.select(EMAIL_STATE).from(users).where(eq(users.email, email))
  return row ?? null
}

/** What the rows of /perfil say about an account, in one statement. */
export async function findSafeAccount(db: Db, uid: string, now: Date): Promise<SafeAccount | null> {
  const [row] = await db
    .select({
      email: users.email,
      passwordChangedAt: users.passwordChangedAt,
      createdAt: users.createdAt,
      hasSecondStep: users.twoFactorEnabled,
      newEmail: emailChanges.email,
      hasPassword: sql<boolean>`exists (select from ${accounts} where ${accounts.userId} = ${users.uid}
        and ${accounts.providerId} = 'credential' and ${accounts.password} is not null)`,
    })
    .from(users)
    .leftJoin(emailChanges, and(eq(emailChanges.uid, users.uid), gt(emailChanges.expiresAt, now)))
    .where(eq(users.uid, uid))
    .limit(1)
  return row ?? null
}

// Accounts that their owners deleted and may still take back.

export interface DeletionRequest {
  readonly uid: string
  readonly name: string
  readonly email: string
  readonly emailVerified: boolean
  readonly requestedAt: Date
}

/** Null when it was taken back, or the data are erased already. */
export async function findDeletionRequest(
  db: Db,
  who: { readonly uid: string } | { readonly email: string },
): Promise<DeletionRequest | null> {
  const { uid, name, email, emailVerified, deletionRequestedAt: requestedAt } = users
  const [row] = await db
    .select({ uid, name, email, emailVerified, requestedAt })
    .from(users)
    .where(and('uid' in who ? eq(uid, who.uid) : eq(email, who.email), isNull(users.erasedAt)))
  return row?.requestedAt ? { ...row, requestedAt: row.requestedAt } : null
}

/** For a link that opens a page without a session. */
export async function findLinkedUser(db: Pick<Db, 'select'>, uid: string) {
  const { name, email, role, ciudad, blocked, deletedAt, passwordChangedAt } = users
  const [row] = await db
    .select({ uid: users.uid, name, email, role, ciudad, blocked, deletedAt, passwordChangedAt })
    .from(users)
    .where(eq(users.uid, uid))
  return row ?? null
}
