import { eq } from 'drizzle-orm'
import { twoFactors, users } from '#accounts/persistence/account-tables.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'

export interface StoredSecondStep {
  /** Encrypted. */
  readonly secret: string
  readonly verified: boolean
  readonly createdAt: Date
  readonly email: string
}

export async function findSecondStep(db: Pick<Db, 'select'>, uid: string): Promise<StoredSecondStep | null> {
  const { secret, verified, createdAt } = twoFactors
  const [row] = await db
    .select({ secret, verified, createdAt, email: users.email })
    .from(twoFactors)
    .innerJoin(users, eq(users.uid, twoFactors.userId))
    .where(eq(twoFactors.userId, uid))
    .limit(1)
  return row ?? null
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
