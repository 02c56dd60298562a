import { and, eq } from 'drizzle-orm'
import { type IdentityDb, twoFactors, users } from '#accounts/persistence/account-tables.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'

export interface StoredSecondStep {
  readonly id: string
  /** Encrypted. */
  readonly secret: string
  readonly verified: boolean
  readonly createdAt: Date
  readonly email: string
}

export async function findSecondStep(db: Pick<Db, 'select'>, uid: string): Promise<StoredSecondStep | null> {
  const { id, secret, verified, createdAt } = twoFactors
  const [row] = await db
    .select({ id, secret, verified, createdAt, email: users.email })
    .from(twoFactors)
    .innerJoin(users, eq(users.uid, twoFactors.userId))
    .where(eq(twoFactors.userId, uid))
    .limit(1)
  return row ?? null
}

/** Only while it waits for its first code. */
export async function replaceWaitingSecret(
  db: Pick<IdentityDb, 'update'>,
  uid: string,
  secret: string,
): Promise<void> {
  await db
    .update(twoFactors)
    .set({ secret })
    .where(and(eq(twoFactors.userId, uid), eq(twoFactors.verified, false)))
}

/** Only after a right code: from now on signing in asks for one. */
export async function switchSecondStepOn(db: Db, uid: string): Promise<void> {
  await db.update(twoFactors).set({ verified: true }).where(eq(twoFactors.userId, uid))
  await db.update(users).set({ twoFactorEnabled: true }).where(eq(users.uid, uid))
}

/** False when it was off. */
export async function switchSecondStepOff(db: Db, uid: string): Promise<boolean> {
  const deleted = await db
    .delete(twoFactors)
    .where(eq(twoFactors.userId, uid))
    .returning({ verified: twoFactors.verified })
  await db.update(users).set({ twoFactorEnabled: false }).where(eq(users.uid, uid))
  return deleted.some(({ verified }) => verified)
}

/**
 * Replaces the encrypted recovery codes by what `change` makes of them; null leaves them, and the answer is false. The row is
 * locked meanwhile: the plugin's own update loses one of two changes at the same instant.
 */
export function changeRecoveryCodes(
  db: Pick<IdentityDb, 'transaction'>,
  uid: string,
  change: (stored: string) => Promise<string | null>,
): Promise<boolean> {
  return db.transaction(async tx => {
    const isOfPerson = and(eq(twoFactors.userId, uid), eq(twoFactors.verified, true))
    const [row] = await tx
      .select({ backupCodes: twoFactors.backupCodes })
      .from(twoFactors)
      .where(isOfPerson)
      .for('update')
    const backupCodes = row ? await change(row.backupCodes) : null
    if (backupCodes === null) return false
    await tx.update(twoFactors).set({ backupCodes }).where(isOfPerson)
    return true
  })
}
