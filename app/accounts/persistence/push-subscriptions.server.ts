// The devices that receive push messages. A row belongs to a session and is deleted with it.
import { and, desc, eq, gt, notInArray, sql } from 'drizzle-orm'
import { sessions } from '#accounts/persistence/account-tables.server.ts'
import { PUSH_DEVICES_MAX, type PushSubscriptionForm } from '#platform/domain/push-subscription.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { pushSubscriptions, reviewsPublic, technicians } from '#platform/persistence/tables.server.ts'

export interface NewPushSubscription extends PushSubscriptionForm {
  readonly uid: string
  readonly sessionId: string
  readonly now: Date
}

/** The device belonged to whoever used this browser before, if anybody. */
export async function savePushSubscription(
  db: Db,
  { endpoint, p256dh, auth, uid, sessionId, now }: NewPushSubscription,
): Promise<void> {
  const values = { uid, sessionId, p256dh, auth, createdAt: now }
  await db
    .insert(pushSubscriptions)
    .values({ endpoint, ...values })
    .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: values })
  const newest = db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.uid, uid))
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
    .limit(PUSH_DEVICES_MAX)
  await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.uid, uid), notInArray(pushSubscriptions.id, newest)))
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

/** Adds one job per device of the technician and of the client, in the transaction that approves the review. */
export async function queueReviewPush(db: Db, review: number): Promise<void> {
  await db.execute(sql`
    select graphile_worker.add_job('send-push', json_build_object('subscription', s.id, 'review', r.id), max_attempts := 6)
    from ${reviewsPublic} as r join ${pushSubscriptions} as s on s.uid in (r."technicianId", r."clientId")
    where r.id = ${review}`)
}

export interface ApprovedReview {
  readonly id: number
  readonly technicianId: string
  readonly clientId: string | null
  readonly clientName: string
  readonly technicianName: string
  readonly technicianSlug: string
  readonly rating: number
}

/** Null unless it is approved and the profile is public: the message links to it. */
export async function findApprovedReview(db: Db, id: number): Promise<ApprovedReview | null> {
  const [row] = await db
    .select({
      id: reviewsPublic.id,
      technicianId: technicians.uid,
      clientId: reviewsPublic.clientId,
      clientName: reviewsPublic.clienteNombre,
      technicianName: technicians.nombre,
      technicianSlug: technicians.slug,
      rating: reviewsPublic.rating,
    })
    .from(reviewsPublic)
    .innerJoin(technicians, eq(technicians.uid, reviewsPublic.technicianId))
    .where(and(eq(reviewsPublic.id, id), eq(reviewsPublic.aprobada, true), eq(technicians.publicado, true)))
  return row ?? null
}
