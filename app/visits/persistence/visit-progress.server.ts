// How a visit goes: read with the visit, written under the lock of its booking.

import { and, eq, sql } from 'drizzle-orm'
import { queuePush } from '#accounts/persistence/push-subscriptions.server.ts'
import type { BookingStatus } from '#bookings/domain/booking.ts'
import { reservas } from '#bookings/persistence/booking-tables.server.ts'
import type { Db } from '#platform/persistence/database.server.ts'
import { addJob } from '#platform/persistence/jobs.server.ts'
import type { VisitSide } from '#visits/domain/visit-message.ts'
import {
  isEmailed,
  NO_PROGRESS,
  outcomeOf,
  PROGRESS_RULES,
  type ProgressAct,
  type ProgressStep,
  UNDO_STEP_MS,
  type VisitProgress,
} from '#visits/domain/visit-progress.ts'
import { visitProgress } from '#visits/persistence/visit-tables.server.ts'

const { onTheWayAt, arrivedAt, nobodyHomeAt, finishedAt, cameAt, didNotComeAt } = visitProgress

/** Of `visit_progress`, joined from the left. The key comes first: Drizzle takes a join for empty when its first column is. */
export const progressColumns = {
  reservaKey: visitProgress.reservaKey,
  ...{ onTheWayAt, arrivedAt, nobodyHomeAt, finishedAt, cameAt, didNotComeAt },
}

/** Null before anything was said. */
export function progressFrom(row: (VisitProgress & { readonly reservaKey: number }) | null): VisitProgress {
  if (!row) return NO_PROGRESS
  const { reservaKey: _, ...progress } = row
  return progress
}

export interface LockedVisit {
  readonly status: BookingStatus
  readonly scheduledAt: Date
  readonly clientId: string
  readonly technicianId: string
  readonly progress: VisitProgress
}

/** The person's own visit, which nobody else changes until the transaction ends: no cancellation, no other statement. */
export async function lockProgress(
  tx: Db,
  side: VisitSide,
  { key, uid }: { key: number; uid: string },
): Promise<LockedVisit | null> {
  const { status, scheduledAt, clientId, technicianId } = reservas
  const [visit] = await tx
    .select({ status, scheduledAt, clientId, technicianId })
    .from(reservas)
    .where(and(eq(reservas.key, key), eq(side === 'client' ? clientId : technicianId, uid)))
    .for('no key update')
  if (!visit) return null
  // After the lock: whoever held it has written.
  const [said] = await tx.select(progressColumns).from(visitProgress).where(eq(visitProgress.reservaKey, key))
  return { ...visit, progress: progressFrom(said ?? null) }
}

export async function saveProgress(tx: Db, reservaKey: number, progress: VisitProgress): Promise<void> {
  const values = { ...progress, outcome: outcomeOf(progress) }
  await tx
    .insert(visitProgress)
    .values({ reservaKey, ...values })
    .onConflictDoUpdate({ target: visitProgress.reservaKey, set: values })
}

interface StepNotification {
  readonly key: number
  readonly act: ProgressAct
  readonly saidAt: Date
  readonly recipientUid: string
}

/** An e-mail waits until its statement cannot be undone any more. A queued one is replaced, not doubled. */
export async function queueStepNotification(
  tx: Db,
  { key, act, saidAt, recipientUid }: StepNotification,
): Promise<void> {
  const { tells, undoable } = PROGRESS_RULES[act]
  if (tells?.includes('push'))
    await queuePush(tx, recipientUid, { step: act, visit: key, saidAt: saidAt.getTime() })
  if (!isEmailed(act)) return
  const sendAt = new Date(saidAt.getTime() + (undoable ? UNDO_STEP_MS : 0))
  await addJob(tx, 'send-step-mail', { key, act }, sendAt, { key: `step:${key}:${act}` })
}

/** For messages about it, written when they are sent. */
export async function findProgress(
  db: Db,
  key: number,
): Promise<{ progress: VisitProgress; emailed: readonly ProgressStep[] } | null> {
  const [row] = await db
    .select({ said: progressColumns, emailed: visitProgress.emailed })
    .from(visitProgress)
    .where(eq(visitProgress.reservaKey, key))
  return row ? { progress: progressFrom(row.said), emailed: row.emailed } : null
}

export async function markStepEmailed(db: Db, key: number, step: ProgressStep): Promise<void> {
  await db
    .update(visitProgress)
    .set({ emailed: sql`array_append(${visitProgress.emailed}, ${step})` })
    .where(eq(visitProgress.reservaKey, key))
}
