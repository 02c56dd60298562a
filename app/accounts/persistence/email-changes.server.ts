// A new e-mail address until its owner confirmed it.
import { and, eq, sql } from 'drizzle-orm'
import { EMAIL_CHANGE_LENGTH_MS } from '#accounts/domain/safe-account.ts'
import { emailChanges, users } from '#accounts/persistence/account-tables.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'

export interface EmailChange {
  readonly id: string
  readonly uid: string
  readonly name: string
  readonly oldEmail: string
  readonly newEmail: string
  readonly expiresAt: Date
}

/** Replaces an earlier one, whose link dies with its row. Returns the id; null when another was saved at the same instant. */
export async function saveEmailChange(db: Db, uid: string, email: string, now: Date): Promise<string | null> {
  await db.delete(emailChanges).where(eq(emailChanges.uid, uid))
  const expiresAt = new Date(now.getTime() + EMAIL_CHANGE_LENGTH_MS)
  const [row] = await db
    .insert(emailChanges)
    .values({ uid, email, createdAt: now, expiresAt })
    .onConflictDoNothing({ target: emailChanges.uid })
    .returning({ id: emailChanges.id })
  return row?.id ?? null
}

export async function findEmailChange(db: Db, id: string): Promise<EmailChange | null> {
  const [row] = await db
    .select({
      id: emailChanges.id,
      uid: emailChanges.uid,
      name: users.name,
      oldEmail: users.email,
      newEmail: emailChanges.email,
      expiresAt: emailChanges.expiresAt,
    })
    .from(emailChanges)
    .innerJoin(users, eq(users.uid, emailChanges.uid))
    .where(eq(emailChanges.id, id))
    .limit(1)
  return row ?? null
}

/** The address that waits, also when its link has expired. */
export async function findNewEmailOf(db: Db, uid: string): Promise<string | null> {
  const [row] = await db
    .select({ email: emailChanges.email })
    .from(emailChanges)
    .where(eq(emailChanges.uid, uid))
    .limit(1)
  return row?.email ?? null
}

export async function deleteEmailChangeOf(db: Db, uid: string): Promise<void> {
  await db.delete(emailChanges).where(eq(emailChanges.uid, uid))
}

/** Of two confirmations at once one gets the row. */
export async function takeEmailChange(db: Db, { id, uid }: { id: string; uid: string }): Promise<boolean> {
  const taken = await db
    .delete(emailChanges)
    .where(and(eq(emailChanges.id, id), eq(emailChanges.uid, uid)))
    .returning({ id: emailChanges.id })
  return taken.length > 0
}

/** The person's bookings keep a copy of the address, to which their e-mails go. */
export async function writeEmail(
  db: Db,
  { uid, oldEmail, newEmail }: { uid: string; oldEmail: string; newEmail: string },
  now: Date,
): Promise<void> {
  await db
    .update(users)
    .set({ email: newEmail, emailVerified: true, updatedAt: now })
    .where(eq(users.uid, uid))
  // Bookings carry the address of their client.
  await db.execute(
    sql`update reservas set "clientEmail" = ${newEmail} where "clientId" = ${uid} and "clientEmail" = ${oldEmail}`,
  )
}

export async function isEmailTaken(db: Db, email: string): Promise<boolean> {
  const { rows } = await db.execute<{ taken: boolean }>(
    sql`select exists (select from users where email = ${email}) as taken`,
  )
  return rows[0]?.taken ?? false
}
