// The devices that receive push messages. A row belongs to a session and is deleted with it.
import { and, desc, eq, gt, notExists, notInArray, or, sql } from 'drizzle-orm'
import { pushSubscriptions, sessions } from '#accounts/persistence/account-tables.server.ts'
import { PUSH_DEVICES_MAX, type PushSubscriptionForm } from '#platform/domain/web-push.ts'
import type { Db } from '#platform/persistence/database.server.ts'

export interface NewPushSubscription extends PushSubscriptionForm {
  readonly uid: string
  readonly sessionId: string
  readonly now: Date
}

/**
 * A device moves to another person only when the session that it belongs to has ended, as signing in on the same browser
 * does: whoever learns an endpoint cannot take it. False when it stays where it is.
 */
export async function savePushSubscription(
  db: Db,
  { endpoint, p256dh, auth, uid, sessionId, now }: NewPushSubscription,
): Promise<boolean> {
  const values = { uid, sessionId, p256dh, auth, createdAt: now }
  const liveSession = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, pushSubscriptions.sessionId), gt(sessions.expiresAt, sql`now()`)))
  const { rowCount } = await db
    .insert(pushSubscriptions)
    .values({ endpoint, ...values })
    .onConflictDoUpdate({
      target: pushSubscriptions.endpoint,
      set: values,
      setWhere: or(eq(pushSubscriptions.uid, uid), notExists(liveSession)),
    })
  if (rowCount === 0) return false
  const newest = db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.uid, uid))
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
    .limit(PUSH_DEVICES_MAX)
  await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.uid, uid), notInArray(pushSubscriptions.id, newest)))
  return true
}

export async function deletePushSubscriptionOfUser(db: Db, uid: string, endpoint: string): Promise<void> {
  await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.uid, uid), eq(pushSubscriptions.endpoint, endpoint)))
}

export async function deletePushSubscription(db: Db, id: number): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id))
}

export interface StoredPushSubscription extends PushSubscriptionForm {
  readonly uid: string
}

/** Null when the device was removed or its session has ended. */
export async function findPushSubscription(db: Db, id: number): Promise<StoredPushSubscription | null> {
  const { endpoint, p256dh, auth, uid } = pushSubscriptions
  const [row] = await db
    .select({ endpoint, p256dh, auth, uid })
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    .where(and(eq(pushSubscriptions.id, id), gt(sessions.expiresAt, sql`now()`)))
  return row ?? null
}

export async function listPushEndpointsOfUser(db: Db, uid: string): Promise<string[]> {
  const rows = await db
    .select({ endpoint: pushSubscriptions.endpoint })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.uid, uid))
  return rows.map(({ endpoint }) => endpoint)
}
